"""The gate as an OpenAPI description. It is made from the same tables, so it cannot tell anything else."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from alcancia.server.gate import CLASS_LIVE, CLASS_MESSAGES, LIVE, MESSAGES, ROUTES, Message, Route


def describe(version: str, base: str = "") -> dict[str, Any]:
    """The whole description; `base`: the path that everything stands below."""
    bodies = [route.body for route in ROUTES if route.body is not None] + [
        message.body for message in (*MESSAGES.values(), *CLASS_MESSAGES.values())
    ]
    _, schemas = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    schemas |= {"Refused": REFUSED}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    paths[LIVE] = {"get": _socket("live", "table", MESSAGES)}
    paths[CLASS_LIVE] = {"get": _socket("class_live", "class", CLASS_MESSAGES)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Alcancía", "version": version},
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "alcancia"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


REFUSED: dict[str, Any] = {
    "type": "object",
    "properties": {"type": {"const": "refused"}, "reason": {"type": "string"}, "detail": {"type": "object"}},
    "required": ["type", "reason", "detail"],
}


def _operation(route: Route) -> dict[str, Any]:
    parts = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in re.findall(r"{(\w+)}", route.path)]
    queries = [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query]
    kind = {
        "qr": "image/svg+xml",
        "text": "text/plain",
        "measures": "text/csv",
        "class_qr": "image/svg+xml",
        "class_figures": "text/csv",
    }.get(route.name, "application/json")
    said: dict[str, Any] = {
        "operationId": route.name,
        "x-role": route.role,
        "parameters": parts + queries,
        "responses": {
            str(route.status): {"description": "done", "content": {kind: {}}},
            "4XX": {"description": "refused", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}},
            "503": {"description": "try_later", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}},
        },
    }
    if route.role != "anyone":
        said["security"] = [{"cookie": []}, {"bearer": []}]
    if route.body is not None:
        schema = {"$ref": f"#/components/schemas/{route.body.__name__}"}
        said["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        said["x-most-bytes"] = route.size
    return said


def _socket(name: str, of: str, entries: Mapping[str, Message]) -> dict[str, Any]:
    messages = {
        name: {"$ref": f"#/components/schemas/{message.body.__name__}", "x-role": message.role} for name, message in entries.items()
    }
    return {
        "operationId": name,
        "x-role": "anyone",
        "x-messages": messages,
        "parameters": [{"name": of, "in": "path", "required": True, "schema": {"type": "string"}}],
        "responses": {"101": {"description": "WebSocket"}, "403": {"description": "refused"}},
    }
