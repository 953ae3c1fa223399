"""What is no answer to a challenge signs nobody in; a real one is in tests/browser/test_account.py."""

import base64
import json

from support.servers import Guest


def encoded(content: bytes | str) -> str:
    return base64.urlsafe_b64encode(content.encode() if isinstance(content, str) else content).decode().rstrip("=")


def client_data(challenge: str, kind: str = "webauthn.get") -> str:
    return encoded(json.dumps({"type": kind, "challenge": challenge, "origin": "http://localhost"}))


def test_a_challenge_belongs_to_whom_it_was_given_and_is_answered_once(url: str, anna: Guest, basia: Guest) -> None:
    challenge = anna.post("/api/me/passkeys/options", {}, 201)["options"]["challenge"]
    answer = {
        "name": "Laptop",
        "id": "AAAA",
        "client_data": client_data(challenge, "webauthn.create"),
        "attestation": "AA",
    }
    assert basia.post("/api/me/passkeys", answer, 400)["say"] == "bad-passkey"
    assert anna.post("/api/me/passkeys", answer, 400)["say"] == "bad-passkey"
    assert anna.get("/api/me/passkeys") == []
    Guest(url).post("/api/me/passkeys/options", {}, 401)


def test_no_forged_answer_signs_anybody_in(stranger: Guest) -> None:
    options = stranger.post("/api/passkeys/options", {}, 201)["options"]
    assert "allowCredentials" not in options or options["allowCredentials"] == []
    answer = {"id": "AAAA", "authenticator_data": "AAAA", "signature": "AAAA"}
    for data in (client_data(encoded("made up")), "not base64!", encoded("[]"), encoded('{"challenge": 3}'), ""):
        assert stranger.post("/api/passkeys", {**answer, "client_data": data}, 400)["say"] == "bad-passkey"
    known = {**answer, "client_data": client_data(options["challenge"])}
    assert stranger.post("/api/passkeys", known, 404)["say"] == "no-such-passkey"
    # A challenge is used up by the first answer, whatever it was worth.
    assert stranger.post("/api/passkeys", known, 400)["say"] == "bad-passkey"
    assert not stranger.get("/api/me")["known"]
