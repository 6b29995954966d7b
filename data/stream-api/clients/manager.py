"""Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. Python 3.8 or newer, no packages."""
from __future__ import annotations
import hashlib, http.client, re, ssl
from urllib.parse import urlsplit

class ManagerError(Exception):
    """A failed call, with the status and log of the manager, or an error of its certificate."""

def call(method: str, url: str, body: str | bytes = b"", *, pin: str | None = None, insecure: bool = False) -> str:
    """Returns the XML of the response. Raises ManagerError for a status of 300 or above.

    pin: SHA-256 fingerprint of the certificate, in hex; without a pin, your system must trust the certificate.
    insecure: accepts any certificate. For tests only: anyone on the network path can read the token.
    """
    address, context = urlsplit(url), ssl.create_default_context()
    if pin is not None or insecure:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection(address.hostname or "", address.port, context=context)
    connection.connect()
    actual = hashlib.sha256(connection.sock.getpeercert(binary_form=True)).hexdigest()
    if pin is not None and pin.lower() != actual:
        raise ManagerError(f"The certificate has the pin {actual}, expected {pin}. Nothing was sent.")
    data = body.encode("utf-8") if isinstance(body, str) else body
    headers = {"Content-Type": "[[contentType]]"} if data else {}
    connection.request(method, f"{address.path}?{address.query}", data or None, headers)
    response = connection.getresponse()
    text = response.read().decode("utf-8")
    if response.status >= 300:
        raise ManagerError(f"{response.status} {response.reason}\n{text}")
    return text

def element(name: str, response: str, without: str = "-") -> str:
    """Extracts an element from a response, unchanged except for omitted child elements."""
    found = re.search(rf"<{name}\b(?:[^>]*/>|.*</{name}>)", response, re.DOTALL)
    if not found:
        raise ManagerError(f"The response contains no {name} element.")
    return re.sub(rf"\s*<{without}>.*?</{without}>", "", found[0], flags=re.DOTALL)
