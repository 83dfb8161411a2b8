"""Builds the engine as one shared library; without a C compiler the same files are installed to be interpreted."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = ("src/cardwright/kernel", "src/cardwright/games")
THOUGHT = ("judgement.py", "learned.py", "network.py", "search.py", "turns.py")
# The same of a game's own folder.
JUDGEMENT = (
    "features.py",
    "inputs.py",
    "judgement.py",
    "circle.py",
    "conflict.py",
    "habits.py",
    "laying.py",
    "stories.py",
)
ONLY_DESCRIBES = {"egg_info", "dist_info", "sdist"}
# Calls inside the library may be inlined (a fifth faster), what nobody calls from outside is not kept (a fifth smaller,
# and sooner compiled), and numbers wrap as the dice expect.
INLINED = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv"]
# gcc takes the library apart again to optimise it on all cores: half the time on two of them, and never slower for it.
TOGETHER = ["-flto=auto", "-fno-fat-lto-objects"]
# What the compiler counts while games are played makes the engine faster by a tenth or more, and its build last twice
# as long: CARDWRIGHT_TUNED=0 does without. Then -O2 is enough: what is often done is optimised further anyway.
COUNTING = ["-O2", "-fprofile-generate", "-fprofile-update=single", "-Wno-error"]
COUNTED = ["-O2", "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-error"]
GAMES_TO_COUNT = [sys.executable, "-m", "bench.training"]
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
    if os.name == "posix":
        add_flags(engine, INLINED)
    return engine


def add_flags(extensions: list[Extension], flags: list[str]) -> None:
    """To each its own list: mypyc gives them one and the same."""
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]


class BuildEngine(build_ext):
    """Compiles the whole engine, or nothing at all."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"cardwright: no working C compiler ({error}). {INTERPRETED}")
            self.extensions = []

    def build_extensions(self) -> None:
        """Where it can be tuned, the library is built twice: once to count, once with what was counted."""
        engine = [extension for extension in self.extensions if extension.name.endswith("__mypyc")]
        if engine and self.takes_apart():
            self.flag(engine, [(it.extra_compile_args, it.extra_link_args) for it in engine], TOGETHER)
        if not engine or not self.tunes():
            super().build_extensions()
            return
        plain = [(it.extra_compile_args, it.extra_link_args) for it in engine]
        for old in Path(self.build_temp).rglob("*.gcda"):
            old.unlink()
        self.flag(engine, plain, COUNTING)
        super().build_extensions()
        counted = self.count()
        self.flag(engine, plain, COUNTED if counted else [])
        self.force = True
        for extension in engine:
            self.build_extension(extension)

    def tunes(self) -> bool:
        """Whether the compiler is gcc, and nobody is in a hurry."""
        return os.environ.get("CARDWRIGHT_TUNED", "1") not in ("", "0") and self.is_gcc()

    def is_gcc(self) -> bool:
        return "Free Software Foundation" in self.tried(["--version"])

    def takes_apart(self) -> bool:
        """Whether it is a gcc that was built with all its parts."""
        with tempfile.TemporaryDirectory() as folder:
            file, library = Path(folder, "trial.c"), Path(folder, "trial.so")
            file.write_text("int trial;")
            self.tried([*TOGETHER, "-shared", "-fPIC", str(file), "-o", str(library)])
            return library.exists() and self.is_gcc()

    def tried(self, arguments: list[str]) -> str:
        """What the compiler says."""
        compiler = getattr(self.compiler, "compiler_so", [""])[:1]
        try:
            return subprocess.run([*compiler, *arguments], capture_output=True, text=True).stdout
        except OSError:
            return ""

    def flag(self, engine: list[Extension], plain: list[tuple[list[str], list[str]]], flags: list[str]) -> None:
        for extension, (compiling, linking) in zip(engine, plain):
            extension.extra_compile_args = [*compiling, *flags]
            extension.extra_link_args = [*linking, *flags]

    def count(self) -> bool:
        """Play the games that are counted; whether that went well."""
        path = os.pathsep.join([str(Path(self.build_lib).resolve()), *[it for it in sys.path if it]])
        played = subprocess.run(GAMES_TO_COUNT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
        if played.returncode != 0:
            print(f"cardwright: the engine is built untuned: {played.stderr.strip().splitlines()[-1:]}")
        return played.returncode == 0


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
