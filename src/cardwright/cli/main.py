"""The command `cardwright`. What is not needed is not even imported, so that starting is quick."""


def main() -> None:
    """Run the command line."""
    import sys
    from io import TextIOWrapper

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.argv[1:] == ["--version"]:
        from cardwright.cli.version import version

        print(version())
    else:
        from cardwright.cli.app import COMMANDS, build

        asked = sys.argv[1] if len(sys.argv) > 1 else ""
        build([asked] if asked in COMMANDS else COMMANDS)()
