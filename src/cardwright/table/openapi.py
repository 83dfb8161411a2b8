"""The description of the whole interface: OpenAPI for the routes, and what sockets say and hear beside it."""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from cardwright.table.messages import MESSAGE
from cardwright.table.wire import OUTGOING

# Where OpenAPI keeps what its routes send and take; what sockets say goes there too.
SCHEMA: Final = "#/components/schemas/{model}"


def openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI of an app; a client also finds `Message` (what it may say) and `Outgoing` (what it hears) in it."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = found["components"]["schemas"]
        sent = OUTGOING.json_schema(ref_template=SCHEMA)
        for name, schema in (("Message", MESSAGE.json_schema(ref_template=SCHEMA)), ("Outgoing", sent)):
            for part, body in schema.pop("$defs").items():
                schemas.setdefault(part, body)
            schemas[name] = schema
        app.openapi_schema = found
    return app.openapi_schema
