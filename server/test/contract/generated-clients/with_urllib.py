"""Uses Python's standard library alone; see ../generated-client.test.ts."""

import json
import os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

BASE_URL = os.environ["BASE_URL"]


def call(method, path, body=None, token=None, base=BASE_URL):
    """Returns the status and the body of the answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(base + path, data, headers, method=method)) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


def sign_in(email, password):
    status, answer = call("POST", "/auth/login", {"email": email, "password": password})
    assert status == 200, answer
    return answer["token"]


def create_key(token, scopes):
    query = "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }"
    key = {"name": "urllib", "scopes": scopes, "expiry": "days30", "password": account["password"]}
    body = {"query": query, "variables": {"input": key}}
    status, answer = call("POST", "", body, token, os.environ["GRAPHQL_URL"])
    assert status == 200, answer
    return answer["data"]["createApiKey"]["secret"]


query = urlencode({"q": os.environ["RATED_NAME"], "per_page": 5})
status, answer = call("GET", f"/companies?{query}")
company = answer["data"]["data"][0]
assert company["name"] == os.environ["RATED_NAME"], answer

rating = {"rating": 2, "browser_fingerprint": "python-urllib-1"}
status, answer = call("POST", f"/companies/{company['id']}/rate", rating)
assert status == 200, answer
status, answer = call("POST", f"/companies/{company['id']}/rate", rating)
assert (status, answer["code"]) == (409, "CONFLICT"), answer

message = {"company_id": company["id"], "name": "Davi", "email": "davi@exemplo.com.br", "message": "Olá!"}
status, answer = call("POST", "/messages", message)
assert status == 200, answer
status, answer = call("POST", "/messages", {**message, "message": ""})
assert answer["errors"] == {"message": ["Mensagem é obrigatória"]}, answer

account = {"email": "python@exemplo.com.br", "password": "jabuticaba-serrana-7"}
person = {"name": "Davi Reis", "password_confirmation": account["password"], "terms": True}
status, answer = call("POST", "/auth/register", {**account, **person})
assert status == 200, answer
owner = sign_in(**account)
details = {
    "name": "Floricultura Gerada",
    "description": "Flores, arranjos e coroas, com entrega.",
    "category_id": 1,
    "city": "Campinas - SP",
    "phone": "(19) 3234-6666",
    "email": "flores@exemplo.com.br",
}
status, answer = call("POST", "/companies", details, owner)
assert status == 200, answer
own = answer["company"]["id"]
website = {"website": "flores.exemplo.com.br"}
status, answer = call("PUT", f"/companies/{own}", website, create_key(owner, ["companiesRead"]))
assert status == 403, answer
status, answer = call("PUT", f"/companies/{own}", website, create_key(owner, ["companiesWrite"]))
assert answer["company"]["website"] == "https://flores.exemplo.com.br", answer

status, answer = call("POST", f"/admin/companies/{own}/approve", token=owner)
assert status == 403, answer
status, answer = call("POST", f"/admin/companies/{own}/approve", {}, os.environ["ADMIN_KEY"])
assert answer["company"]["is_approved"] is True, answer
