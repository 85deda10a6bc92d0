"""An authenticator in software: makes passkeys and signs with them as WebAuthn wants it, or, asked to, otherwise."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode

PRESENT_VERIFIED = 0x05
WITH_KEY = 0x40


@dataclass
class Authenticator:
    """One passkey: made by `made`, used by `used`. `origin` and `host` are what the browser says of the page."""

    origin: str = "http://localhost"
    host: str = "localhost"
    flags: int = PRESENT_VERIFIED
    count: int = 1
    credential: bytes = field(default_factory=lambda: token_bytes(20))
    secret: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create(options)`, as JSON."""
        public = ES256.from_cryptography_key(self.secret.public_key())  # type: ignore[no-untyped-call]
        key = cbor.encode(dict(public))
        known = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + key
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(self.flags | WITH_KEY) + known}
        return self._json(
            clientDataJSON=self._client(options, "webauthn.create"), attestationObject=cbor.encode(attestation)
        )

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get(options)`, as JSON."""
        self.count += 1
        data, client = self._data(self.flags), self._client(options, "webauthn.get")
        signature = self.secret.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._json(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, options: dict[str, Any], what: str) -> bytes:
        return json.dumps({"type": what, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _json(self, **response: bytes) -> dict[str, Any]:
        name = websafe_encode(self.credential)
        told = {key: websafe_encode(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}
