"""The page's own files, as the build left them."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).with_name("static")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Page(StaticFiles):
    """The built page. An address that no file has and that looks like none (`/match/7`) is the page's own: it gets
    index.html, so that a reload anywhere works."""

    def __init__(self, directory: Path = STATIC) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)
        self._index = directory / "index.html"

    async def check_config(self) -> None:
        """A page that is not built is said in an answer, not by a failing server."""
        if self._index.exists():
            await super().check_config()

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._index.exists():
            return PlainTextResponse("The page is not built: run `make build` in the repository.\n", 503)
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix:
                raise
            answer = await super().get_response("index.html", scope)
        kept = path.startswith("assets/")
        answer.headers["cache-control"] = FOR_EVER if kept else ASK_AGAIN
        return answer
