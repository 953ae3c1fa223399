"""WebAuthn: the options with which a browser creates or requests a passkey, and the check of its answer.

A passkey is bound to the host name of the server. Browsers have them over https, and on the computer itself
(`localhost`), never at a bare IP address.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from tricity.table.errors import BadRequest

# Imported where it is used: the cryptography behind it takes longer than the rest of the start.
if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

_NAME: Final = "Tricity"
_LONGEST_ID: Final = 400


class Site(NamedTuple):
    """Where the browser is: the host name that a passkey is bound to, and the origin of the page."""

    host: str
    origin: str


def creation_options(site: Site, person: str, name: str, challenge: bytes, known: Sequence[str]) -> dict[str, Any]:
    """Options for creating a passkey for a person who already has the known ones."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=_NAME,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        # The passkey itself says who signs in: nobody types a name.
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return _as_json(webauthn.options_to_json(options))


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """Options for signing in with any passkey of this host."""
    import webauthn

    return _as_json(
        webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge))
    )


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser says it answers; raises `BadRequest`."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(msgspec.json.decode(base64url_to_bytes(client_data), type=_ClientData).challenge)
    except (ValueError, msgspec.MsgspecError):
        raise BadRequest("bad-passkey") from None


def verify_creation(
    site: Site, challenge: bytes, key_id: str, client_data: str, attestation: str
) -> "VerifiedRegistration":
    """Raises `BadRequest`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    credential = _credential(key_id, {"clientDataJSON": client_data, "attestationObject": attestation})
    try:
        return webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_origin=site.origin,
            expected_rp_id=site.host,
            require_user_verification=False,
        )
    # These include what the decoders raise for bytes from elsewhere.
    except (WebAuthnException, ValueError, TypeError, LookupError, AttributeError):
        raise BadRequest("bad-passkey") from None


def verify_use(
    site: Site,
    challenge: bytes,
    key_id: str,
    client_data: str,
    authenticator_data: str,
    signature: str,
    public_key: bytes,
    sign_count: int,
) -> "VerifiedAuthentication":
    """Raises `BadRequest`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    response = {"clientDataJSON": client_data, "authenticatorData": authenticator_data, "signature": signature}
    try:
        return webauthn.verify_authentication_response(
            credential=_credential(key_id, response),
            expected_challenge=challenge,
            expected_origin=site.origin,
            expected_rp_id=site.host,
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, TypeError, LookupError, AttributeError):
        raise BadRequest("bad-passkey") from None


class _ClientData(msgspec.Struct):
    challenge: str


def _credential(key_id: str, response: dict[str, str]) -> dict[str, Any]:
    if len(key_id) > _LONGEST_ID:
        raise BadRequest("bad-passkey")
    return {"id": key_id, "rawId": key_id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def _as_json(text: str) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.json.decode(text)
    return options
