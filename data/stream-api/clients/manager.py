"""Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. Python 3.8 or newer, no packages."""
TOKEN = "<api-token>"  # Empty for a manager without a token.
PIN = "<pin>"  # SHA-256 fingerprint of the certificate, in hex; empty if your system trusts the certificate.
TIMEOUT = 60  # Seconds to wait for the manager.

import hashlib, http.client, ssl
from urllib.parse import urlencode, urlsplit

class ManagerError(Exception):
    """A failed call, with the status and log of the manager, or an error of its certificate."""

def call(url: str, method: str = "GET", body: bytes = b"") -> str:
    """Returns the XML of the response. Raises ManagerError for a status of 300 or above."""
    address, context = urlsplit(url), ssl.create_default_context()
    if PIN:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection(address.hostname or "", address.port, timeout=TIMEOUT, context=context)
    connection.connect()
    actual = hashlib.sha256(connection.sock.getpeercert(binary_form=True)).hexdigest()
    if PIN and PIN.lower() != actual:
        raise ManagerError(f"The certificate has the pin {actual}, expected {PIN}. Nothing was sent.")
    query = "&".join(filter(None, [address.query, TOKEN and urlencode({"usertoken": TOKEN})]))
    headers = {"Content-Type": "[[mediaType]]"} if body else {}
    connection.request(method, f"{address.path}?{query}", body or None, headers)
    response = connection.getresponse()
    text = response.read().decode("utf-8")
    if response.status >= 300:
        raise ManagerError(f"{response.status} {response.reason}\n{text}")
    return text
