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


@router.get("/host")
async def host(at: TheService) -> Host:
    """How this server is reached."""
    return Host(address=at.settings.address)
