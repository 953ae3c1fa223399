"""The address that a request counts for."""

from typing import Any

import pytest

from support.servers import post, served
from tricity.server.addresses import UNKNOWN, ClientAddresses
from tricity.server.settings import Limits, Rate

PROXY = "192.0.2.1"


def scope(peer: str, *forwarded: str, proto: str = "") -> Any:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    return {"client": (peer, 1), "headers": headers, "scheme": "http"}


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.7", (), "203.0.113.7"),
        ("203.0.113.7", ("198.51.100.1",), "203.0.113.7"),
        (PROXY, (), PROXY),
        (PROXY, ("198.51.100.1",), "198.51.100.1"),
        (PROXY, ("1.1.1.1, 198.51.100.1",), "198.51.100.1"),
        (PROXY, ("1.1.1.1", "198.51.100.1, 10.1.2.3"), "198.51.100.1"),
        (PROXY, ("1.1.1.1, 198.51.100.1:4711, 10.1.2.3",), "198.51.100.1"),
        (PROXY, ("10.9.9.9, 10.1.2.3",), "10.9.9.9"),
        (PROXY, ("198.51.100.1, nonsense",), UNKNOWN),
        (PROXY, ("x" * 10_000,), UNKNOWN),
        (PROXY, ("198.51.100.1" + ", 10.0.0.1" * 50,), "10.0.0.1"),
        (PROXY, ("[2001:db8:1:2:3:4:5:6]:80",), "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", (), "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", (), "203.0.113.7"),
        (f"::ffff:{PROXY}", ("198.51.100.1",), "198.51.100.1"),
        ("fe80::1%eth0", (), "fe80::/64"),
    ],
)
def test_the_rightmost_address_that_is_no_trusted_proxys_counts(
    peer: str, forwarded: tuple[str, ...], address: str
) -> None:
    assert ClientAddresses((PROXY, "10.0.0.0/8")).of(scope(peer, *forwarded)) == address


def test_without_trusted_proxies_nothing_that_is_reported_counts() -> None:
    addresses = ClientAddresses(())
    assert addresses.of(scope("127.0.0.1", "198.51.100.1")) == "127.0.0.1"
    assert not addresses.is_https(scope("127.0.0.1", proto="https"))


def test_private_networks_have_a_name() -> None:
    addresses = ClientAddresses(("private",))
    for proxy in ("127.0.0.1", "::1", "10.3.4.5", "172.17.0.2", "192.168.0.3", "fd00::5"):
        assert addresses.of(scope(proxy, "198.51.100.1")) == "198.51.100.1"
        assert addresses.is_https(scope(proxy, proto="https"))
    assert addresses.of(scope("8.8.8.8", "198.51.100.1")) == "8.8.8.8"
    assert not addresses.is_https(scope("8.8.8.8", proto="https"))


def test_nobody_gets_a_share_of_their_own_by_writing_an_address(sqlite_url: str) -> None:
    limits = Limits(newcomers=Rate(0.01, 2))
    with served(sqlite_url, limits=limits, trusted_proxies=("127.0.0.1",)) as url:

        def status(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}
            response = post(f"{url}/api/me", json={"name": "Anna"}, headers=headers)
            assert response.status_code == 429 or "Secure" in response.headers["set-cookie"]
            return response.status_code

        assert [status(f"203.0.113.{n}, 198.51.100.1") for n in range(4)] == [201, 201, 429, 429]
        assert status("198.51.100.2") == 201
        # A network of IPv6 is one subscriber.
        assert [status(f"2001:db8::{n}") for n in range(1, 4)] == [201, 201, 429]
