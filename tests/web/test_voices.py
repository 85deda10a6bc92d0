"""A page fetches a whole voice: the list, the manifests, the files that they name, and nothing else."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from karuta.recital.voice import VOICES, Voice
from karuta.web.app import create
from karuta.web.limits import Limits
from web.guest import built, house_at

FAR = ("192.0.2.7", 40_000)
"""Not this machine: what comes from there is counted."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    root = tmp_path_factory.mktemp("house")
    with TestClient(create(house_at(root), ("mei",), built(root)), client=FAR) as client:
        yield client


def _manifest(client: TestClient, folder: str = "mei") -> dict[str, Any]:
    manifest: dict[str, Any] = client.get(f"/voices/{folder}/manifest.json").json()
    return manifest


def _files(manifest: dict[str, Any]) -> list[dict[str, Any]]:
    return [*manifest["clips"].values(), *manifest["calls"].values(), manifest["breath"]]


def test_the_list_names_each_voice_with_its_folders(client: TestClient) -> None:
    answer = client.get("/voices/index.json")
    assert answer.headers["cache-control"] == "no-cache"
    (mei,) = answer.json()
    voice = Voice.load("mei")
    assert {key: mei[key] for key in ("name", "title", "licence", "attribution")} == {
        "name": "mei",
        "title": voice.title,
        "licence": voice.licence,
        "attribution": voice.attribution,
    }
    assert [(folder["folder"], folder["rhythm"]) for folder in mei["folders"]] == [
        ("mei", "5-3-1-6"),
        ("mei-4-3-1-5", "4-3-1-5"),
    ]
    for folder in mei["folders"]:
        sounds = list((VOICES / folder["folder"]).glob("*.mp3"))
        assert (folder["files"], folder["bytes"]) == (len(sounds), sum(path.stat().st_size for path in sounds))
    assert len({folder["hash"] for folder in mei["folders"]}) == 2


def test_a_manifest_comes_as_it_lies_there_and_only_when_it_has_changed(client: TestClient) -> None:
    first = client.get("/voices/mei-4-3-1-5/manifest.json")
    assert first.content == (VOICES / "mei-4-3-1-5" / "manifest.json").read_bytes()
    again = client.get("/voices/mei-4-3-1-5/manifest.json", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_a_whole_voice_in_both_rhythms_comes_through_at_once(client: TestClient) -> None:
    for folder in ("mei", "mei-4-3-1-5"):
        files = _files(_manifest(client, folder))
        assert len(files) == 206
        for entry in files:
            answer = client.get(f"/voices/{folder}/{entry['file']}?v={entry['sha256']}")
            assert sha256(answer.content).hexdigest() == entry["sha256"]


def test_a_file_asked_for_by_its_version_is_kept_for_ever(client: TestClient) -> None:
    digest = _manifest(client)["clips"]["017_1"]["sha256"]
    for version in (digest, digest[:16]):
        answer = client.get(f"/voices/mei/017_1.mp3?v={version}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "audio/mpeg"
    for version in ("", "?v=", f"?v={digest[:4]}", "?v=0123456789abcdef"):
        assert client.get(f"/voices/mei/017_1.mp3{version}").headers["cache-control"] == "no-cache"


def test_sound_is_not_compressed_again(client: TestClient) -> None:
    answer = client.get("/voices/mei/017_1.mp3", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "identity"
    assert int(answer.headers["content-length"]) == (VOICES / "mei" / "017_1.mp3").stat().st_size


@pytest.mark.parametrize(
    "path",
    [
        "/voices/mei/999_1.mp3",
        "/voices/mei/manifest.txt",
        "/voices/nobody/017_1.mp3",
        "/voices/nobody/manifest.json",
        "/voices/mei/..%2Fmei%2F017_1.mp3",
        "/voices/..%2F..%2Fvoice.py",
        "/voices/%2e%2e/voice.py",
    ],
)
def test_nothing_is_had_but_what_a_manifest_names(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert b"karuta" not in answer.content


def test_the_page_of_own_recordings_is_beside_them(client: TestClient) -> None:
    for path in ("/voices", "/voices/"):
        assert "<title>Karuta</title>" in client.get(path).text


def test_a_damaged_voice_is_left_out_and_the_rest_is_there(tmp_path: Path) -> None:
    recordings = tmp_path / "voices"
    shutil.copytree(VOICES, recordings)
    (recordings / "mei-4-3-1-5" / "050_2.mp3").write_bytes(b"torn")
    manifest = json.loads((recordings / "mei" / "manifest.json").read_text(encoding="utf-8"))
    with TestClient(create(house_at(tmp_path), ("mei",), built(tmp_path), recordings=recordings)) as client:
        (mei,) = client.get("/voices/index.json").json()
        assert [folder["folder"] for folder in mei["folders"]] == ["mei"]
        assert client.get("/voices/mei-4-3-1-5/001_1.mp3").status_code == 404
        assert client.get("/voices/mei/001_1.mp3").status_code == 200
        # What goes away while the house runs is not there any more; nothing breaks.
        (recordings / "mei" / manifest["clips"]["001_1"]["file"]).unlink()
        assert client.get("/voices/mei/001_1.mp3").status_code == 404


def test_a_machine_that_asks_without_end_is_held_up(tmp_path: Path) -> None:
    app = create(house_at(tmp_path), ("mei",), built(tmp_path), limits=Limits(requests=(3, 0.001)))
    with TestClient(app, client=FAR) as client:
        codes = [client.get("/voices/mei/017_1.mp3").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
