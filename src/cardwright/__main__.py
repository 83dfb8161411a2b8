"""`python -m cardwright`: the command line, also straight from the sources."""

from cardwright.cli.main import main

if __name__ == "__main__":
    main()
