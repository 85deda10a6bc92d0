"""`karuta` itself, and `karuta play` up to the point where the server takes over."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from karuta.cli import House, main, tell
from karuta.cli.play import UnavailableError, address_of, has_display, listen
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.words import MissingWordsError, languages, say


@pytest.mark.parametrize("language", languages())
def test_help_lists_every_command_in_the_users_language(language: str) -> None:
    result = CliRunner().invoke(main, ["--language", language, "--help"])
    assert result.exit_code == 0
    assert say(language, "cli-commands") in result.output
    for command in main.list_commands(click.Context(main)):
        assert command in result.output


@pytest.mark.parametrize("language", languages())
def test_every_option_is_explained_in_the_users_language(language: str) -> None:
    context = click.Context(main, info_name="karuta")
    context.params["language"] = language
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        for part in command.commands.values() if isinstance(command, click.Group) else [command]:
            told = _closed_up(part.get_help(click.Context(part, info_name=name)))
            for option in part.params:
                if isinstance(option, click.Option):
                    assert _closed_up(say(language, f"cli-{name}-{option.opts[0].strip('-')}")) in told
            if language != "en":
                assert _closed_up(_said(language, f"cli-{name}-{part.name}", f"cli-{name}")) in told


def _said(language: str, key: str, otherwise: str) -> str:
    """A command of a group has words of its own, or those of its group."""
    try:
        return say(language, key)
    except MissingWordsError:
        return say(language, otherwise)


def _closed_up(text: str) -> str:
    """Without the blanks of a layout in columns."""
    return "".join(text.split())


def test_a_short_answer_loads_no_words() -> None:
    script = (
        "import sys; from karuta.cli import main; main(['kimariji', '--counts'], standalone_mode=False);"
        " print(sorted(sys.modules))"
    )
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert output.startswith("7 42 37 6 2 6")
    for late in ("fluent.runtime", "babel", "rich"):
        assert f"'{late}'" not in output


def test_help_imports_no_command() -> None:
    script = (
        "import sys; from karuta.cli import main; main(['--help'], standalone_mode=False); print(sorted(sys.modules))"
    )
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert "karuta.words" in output
    for late in ("karuta.cli.play", "uvicorn", "starlette", "karuta.games"):
        assert f"'{late}'" not in output


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(main, ["sumo"])
    assert result.exit_code == 2
    assert "sumo" in result.output


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (BadInput("poem 101", key="error-poem-number", given=101), 2),
        (IllegalMove("no", key="error-take-back-none"), 3),
        (KarutaError("an error without words", key="error-without-words"), 1),
    ],
)
def test_an_error_of_the_house_is_said_in_the_users_language_without_a_traceback(error: KarutaError, code: int) -> None:
    @click.group(cls=House)
    @click.pass_context
    def group(ctx: click.Context) -> None:
        ctx.obj = "fr"

    @group.command("fail")
    def fail() -> None:
        raise error

    class Alone(House):
        def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
            return fail

    group.__class__ = Alone
    result = CliRunner().invoke(group, ["fail"])
    assert result.exit_code == code
    assert result.stderr.strip() == tell(error, "fr")
    assert result.stdout == ""


def test_without_words_the_engineers_sentence_is_better_than_none() -> None:
    assert tell(KarutaError("plain", key="error-without-words"), "ja") == "plain"


def test_a_taken_port_is_said_with_the_way_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = CliRunner().invoke(main, ["--language", "es", "play", "--no-open", "--port", str(port)])
    assert result.exit_code == 1
    assert str(port) in result.stderr
    assert "--port 0" in result.stderr
    assert result.stdout == ""


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(UnavailableError) as refused:
        listen("192.0.2.1", 0)
    assert refused.value.key == "error-address"


def test_the_address_is_one_that_a_browser_takes() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address_of(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
    with listen("0.0.0.0", 0) as listening:
        assert address_of(listening).startswith("http://localhost:")


def test_a_browser_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("WAYLAND_DISPLAY")
    assert has_display()


def test_the_first_line_is_the_address_and_an_interrupt_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "karuta", "--language", "en", "play", "--port", "0", "--no-open"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "KARUTA_DATA": str(tmp_path)}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    line = server.stdout.readline()
    assert line.startswith("Karuta is open at http://127.0.0.1:"), line or server.communicate()[1]
    with urllib.request.urlopen(line.split()[-1] + "/health") as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    _, faults = server.communicate(timeout=20)
    assert "Traceback" not in faults
