"""Builds the engine as one shared library; without a C compiler the same files are installed to be interpreted."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = ("src/cardwright/kernel", "src/cardwright/games")
THOUGHT = ("judgement.py", "turns.py", "search.py")
# The same of a game's own folder.
JUDGEMENT = ("features.py", "judgement.py", "conflict.py", "habits.py", "laying.py")
ONLY_DESCRIBES = {"egg_info", "dist_info", "sdist"}
# Calls inside the library may be inlined (a fifth faster), and numbers wrap as the dice expect.
INLINED = ["-fno-semantic-interposition", "-fwrapv"]
INTERPRETED = "The engine is installed interpreted: the same rules, only slower."


def compiled_files() -> list[str]:
    """Every module of the engine but the cards, which only build data; and what the bots think with."""
    files = [file for room in ENGINE for file in Path(room).rglob("*.py")]
    rules = [str(file) for file in files if file.name != "__init__.py" and "cards" not in file.parent.parts]
    patterns = [*THOUGHT, *(f"*/{name}" for name in JUDGEMENT)]
    thought = [str(file) for pattern in patterns for file in Path("src/cardwright/bots").glob(pattern)]
    return sorted([*rules, *thought])


def extensions() -> list[Extension]:
    files = compiled_files()
    if not files or ONLY_DESCRIBES.intersection(sys.argv):
        return []
    if os.environ.get("CARDWRIGHT_PURE", "0") not in ("", "0"):
        print(f"cardwright: CARDWRIGHT_PURE is set. {INTERPRETED}")
        return []
    from mypyc.build import mypycify

    # No configuration file: what `make check` asks of us is no reason to stop someone's installation.
    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--explicit-package-bases"]
    engine = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="cardwright")
    for extension in engine:
        extension.extra_compile_args += INLINED if os.name == "posix" else []
    return engine


class BuildEngine(build_ext):
    """Compiles the whole engine, or nothing at all."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"cardwright: no working C compiler ({error}). {INTERPRETED}")
            self.extensions = []


class Build(build):
    """Leaves in the build folder only what this build made, so that a module once removed stays removed."""

    def run(self) -> None:
        super().run()
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(file) for command in commands for file in command.get_outputs()}
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file not in made:
                file.unlink()


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildEngine})
