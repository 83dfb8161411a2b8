"""What a page must know of this server before anybody plays."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends
from pydantic import Field

from cardwright.table.problem import problems
from cardwright.table.service import TheService, unhurried
from cardwright.table.wire import Sent

router: Final = APIRouter(
    prefix="/api", tags=["health"], dependencies=[Depends(unhurried)], responses=problems(422, 429)
)


class Host(Sent):
    """This server, as its host has set it up."""

    address: Annotated[str, Field(description="where others reach it; empty if nobody has said, and nobody can tell")]
    push: Annotated[str, Field(description="the key with which it signs messages to browsers; empty: it sends none")]
    mail: Annotated[bool, Field(description="whether it sends letters")]


@router.get("/host")
async def host(at: TheService) -> Host:
    """How this server is reached."""
    pusher, mailer = at.courier.pusher, at.courier.mailer
    return Host(address=at.settings.address, push=pusher.public_key() if pusher else "", mail=mailer is not None)
