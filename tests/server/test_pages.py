"""The client's files: compressed, kept for ever where their name says what is in them, and asked for where not."""

import fnmatch
import gzip
import re
from datetime import UTC, datetime
from itertools import product

import httpx
import msgspec
import pytest

from support.servers import Guest, get
from tricity.games import names
from tricity.locales import LANGUAGES
from tricity.server.link_preview import LinkPreviews
from tricity.server.pages import File, load, plain
from tricity.server.preload import MANIFEST, PAGES, RESULT, WAITING_ROOM, PreloadLinks
from tricity.table.storage.lists import LinkedTable

needs_client = pytest.mark.skipif(not load(), reason="the client is not built here")
"""In CI it is always built: the wheel must have it."""

TEXT = b"let city = 'Tricity';\n" * 100


def test_without_the_client_the_first_page_speaks_every_language() -> None:
    text = plain("pl").content.decode()
    assert '<html lang="pl">' in text
    assert all(f'<p lang="{lang}">' in text for lang in LANGUAGES)


def test_the_first_page_is_asked_for_every_time_and_kept_by_its_etag(url: str) -> None:
    response = get(url, headers={"accept-language": "pl"})
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    unchanged = get(url, headers={"accept-language": "pl", "if-none-match": response.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert get(f"{url}/some/place/of/the/client", headers={"accept-language": "pl"}).content == response.content


def test_a_head_has_no_body(url: str) -> None:
    response = httpx.head(url)
    assert (response.status_code, response.content) == (200, b"")
    assert response.headers["etag"]


def test_text_is_compressed_for_who_takes_it() -> None:
    file = File(TEXT, "text/javascript", "no-cache")
    plain_response, gzipped = file.response("", ""), file.response("br, gzip", "")
    assert plain_response.content == TEXT
    assert gzip.decompress(gzipped.content) == TEXT
    assert len(gzipped.content) < len(TEXT) / 5
    assert gzipped.headers["content-encoding"] == "gzip"
    assert gzipped.headers["vary"] == plain_response.headers["vary"] == "Accept-Encoding"
    assert gzipped.headers["etag"] != plain_response.headers["etag"]
    assert file.response("gzip", gzipped.headers["etag"]).status_code == 304
    assert file.response("gzip", plain_response.headers["etag"]).status_code is None


def test_what_the_build_has_compressed_is_sent_so_to_who_takes_it() -> None:
    file = File(TEXT, "text/javascript", "no-cache", b"small")
    for accepted in ("gzip, deflate, br, zstd", "br"):
        response = file.response(accepted, "")
        assert (response.content, response.headers["content-encoding"]) == (b"small", "br")
        assert file.response(accepted, response.headers["etag"]).status_code == 304
    for accepted in ("gzip", "gzip, br;q=0"):
        assert file.response(accepted, "").headers["content-encoding"] == "gzip"
    assert file.response("", "").content == TEXT


@needs_client
def test_the_build_compresses_scripts_and_styles_better_than_the_server_would() -> None:
    built = load()
    assert not any(path.endswith(".br") for path in built)
    parts = [file for path, file in built.items() if re.fullmatch(r"assets/(index|words-en)-.*\.(js|css)", path)]
    assert parts
    assert all(file.brotli and file.gzipped and len(file.brotli) < len(file.gzipped) for file in parts)


def test_what_is_compressed_already_stays_as_it_is() -> None:
    assert File(TEXT, "font/woff2", "").gzipped is None
    assert File(b"x", "text/css", "").gzipped is None


@needs_client
def test_what_has_its_digest_in_its_name_is_kept_for_ever(url: str) -> None:
    files = load()
    assert not any(name.startswith(".") for name in files)
    kinds = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
    for ending, kind in kinds.items():
        name = next(name for name in files if name.startswith("assets/") and name.endswith(ending))
        response = get(f"{url}/{name}")
        assert response.headers["content-type"].startswith(kind)
        assert "immutable" in response.headers["cache-control"]
        assert response.content == files[name].content
    # Browsers look for a newer worker at the same address.
    assert get(f"{url}/sw.js").headers["cache-control"] == "no-cache"
    assert get(f"{url}/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


@needs_client
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_come_while_the_scripts_do(url: str, lang: str) -> None:
    response = get(url, headers={"accept-language": lang})
    names = linked(response)
    assert all(get(url + name).status_code == 200 for name in names)
    words = [name for name in names if name.startswith((f"/assets/words-{lang}-", "/assets/start-"))]
    assert len(words) >= 2
    assert all(get(url + name).headers["content-type"].startswith("text/javascript") for name in words)
    assert "Accept-Language" in response.headers["vary"]


@needs_client
def test_what_everything_waits_for_comes_first(url: str) -> None:
    """Browsers fetch a few files at a time: the script and the style of every page before all others."""
    response = get(url)
    script, style, *_ = linked(response)
    assert f'src="{script}"' in response.text
    assert f'href="{style}"' in response.text


@needs_client
def test_fonts_come_with_the_page_and_rare_letters_when_they_are_needed(url: str) -> None:
    fonts = [link for link in get(url).headers["link"].split(", ") if "as=font" in link]
    assert len(fonts) == 2
    assert all("-latin-" in link and "-ext-" not in link and "; crossorigin" in link for link in fonts)


@needs_client
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("path", "asked"), [("/", "/api/games"), ("/rules/card-city", "/api/guides/card-city")])
def test_what_a_page_asks_the_api_for_is_on_its_way_before_the_page_runs(
    url: str, lang: str, path: str, asked: str
) -> None:
    links = get(url + path, headers={"accept-language": lang}).headers["link"].split(", ")
    assert f"<{asked}?lang={lang}>; rel=preload; as=fetch; crossorigin" in links


@needs_client
def test_what_a_board_shows_is_on_its_way_before_the_page_runs(url: str, anna: Guest) -> None:
    table = anna.open("me", "open")
    replay = f"/replay/{table}/0"
    moment = [f"/api/tables/{table}", f"/api/tables/{table}/moment?moves=0", f"/api/tables/{table}/replay?"]
    # A match that has not begun has nothing to replay.
    assert not set(moment) & set(linked(get(url + replay)))
    Guest(url, "Basia").do(table, "join")
    lesson = ["/api/me", "/api/lessons/card-city?step=0&moves="]
    puzzle = ["/api/me", f"/api/puzzles/card-city/{datetime.now(UTC).date()}"]
    for path, asked in ((replay, moment), ("/learn/card-city", lesson), ("/puzzles/card-city", puzzle)):
        assert [name for name in linked(get(url + path)) if name.startswith("/api/")] == asked
        assert all(get(url + name).status_code == 200 for name in asked)
    # With the eyes of a seat, the page asks for something else.
    assert not set(moment) & set(linked(get(f"{url}{replay}?eyes=0")))


@needs_client
def test_every_part_of_the_client_that_links_name_is_there() -> None:
    chunks = msgspec.json.decode(load()[MANIFEST].content)
    for page in PAGES.values():
        assert not page.script or f"src/pages/{page.script}.svelte" in chunks
        for words, lang in product(page.words, LANGUAGES):
            assert f"../tricity/locales/{lang}/{words.format(game='card-city')}.ftl?raw" in chunks
        for drawings in page.art:
            assert fnmatch.filter(chunks, f"src/art/{drawings.format(game='card-city')}/index.ts")
    assert {WAITING_ROOM, RESULT} <= chunks.keys()


@needs_client
@pytest.mark.parametrize("game", names())
def test_a_table_s_board_comes_while_the_scripts_do(url: str, anna: Guest, game: str) -> None:
    table = anna.open("me", "open", game=game)
    for address in (f"/table/{table}", f"/replay/{table}/3"):
        preloaded = linked(get(url + address, headers={"accept-language": "fr"}))
        assert len(preloaded) == len(set(preloaded))
        assert any(name.startswith(f"/assets/words-{game}-fr-") for name in preloaded)
        assert {"js", "css", "woff2"} == {name.rpartition(".")[2] for name in preloaded}
        assert all(get(url + name).status_code == 200 for name in preloaded)
        # A replay of a table that has not begun shows no waiting room.
        assert any("/WaitingRoom-" in name for name in preloaded) == address.startswith("/table/")


def test_only_addresses_of_the_client_s_pages_are_found(url: str, anna: Guest) -> None:
    table = anna.open("me", "open")
    existing = [
        "/",
        "/import",
        "/recover",
        "/rules/card-city",
        "/ratings/card-city",
        "/puzzles/card-city",
        "/practice",
        f"/practice/{table}",
        "/admin",
        "/admin/people",
        f"/table/{table}",
        f"/table/{table}/3",
        f"/replay/{table}/3",
    ]
    missing = ["/nowhere", "/rules", "/rules/nonsense", "/table", "/table/no-such-table", "/replay/no-such-table/3"]
    missing += ["/ratings", "/ratings/nonsense", "/puzzles/nonsense", "/admin/nonsense"]
    malformed = ["/%E0%A4%A", "/table/%E0%A4%A", "/%00", "/table/%00", "/some/page.html"]
    statuses = {path: get(url + path, headers={"accept": "text/html"}) for path in (*existing, *missing, *malformed)}
    assert {path: 200 if path in existing else 404 for path in statuses} == {
        path: response.status_code for path, response in statuses.items()
    }
    # The client says so in the reader's language.
    assert all(response.headers["content-type"].startswith("text/html") for response in statuses.values())


def test_a_missing_picture_is_no_page(url: str) -> None:
    response = get(f"{url}/some/picture.png", headers={"accept": "image/*"})
    assert (response.status_code, response.headers["content-type"]) == (404, "application/json")


@needs_client
def test_styles_are_fetched_as_the_page_asks_for_them(url: str, anna: Guest) -> None:
    links = get(f"{url}/table/{anna.open('me', 'open')}").headers["link"].split(", ")
    styles = [link for link in links if "as=style" in link]
    assert styles
    assert all("; crossorigin" in link for link in styles)


@needs_client
@pytest.mark.parametrize("address", ["/table", "/table/no-such-table", "/rules/card-city", "/about"])
def test_elsewhere_no_board_is_fetched(url: str, address: str) -> None:
    assert not any("fetchpriority=low" in link for link in get(url + address).headers["link"].split(", "))


@needs_client
@pytest.mark.parametrize("address", ["/rules/nonsense", "/rules/nonsense/aid", "/learn/nonsense", "/puzzles/nonsense"])
def test_an_unknown_game_fetches_what_every_page_does(url: str, address: str) -> None:
    assert linked(get(url + address)) == linked(get(f"{url}/nowhere"))


@needs_client
@pytest.mark.parametrize("address", ["/learn/card-city", "/puzzles/card-city"])
def test_where_there_is_a_board_it_is_fetched(url: str, address: str) -> None:
    assert any(name.startswith("/assets/words-card-city-en-") for name in linked(get(url + address)))


@needs_client
def test_a_link_to_a_table_has_a_preview_without_the_names_of_private_tables(url: str, anna: Guest) -> None:
    private, public = anna.open("me", "open"), anna.open("me", "open", game="infinite-city", public=True)
    french = get(f"{url}/table/{private}", headers={"accept-language": "fr"}).text
    assert '<meta property="og:title" content="On vous invite à jouer à Card City" />' in french
    assert "Anna" not in french
    page = get(f"{url}/table/{public}").text
    assert '<meta property="og:title" content="Anna invites you to play Infinite City" />' in page
    picture = re.search(r'property="og:image" content="([^"]+)"', page)
    assert picture is not None
    assert picture[1].startswith(url)
    assert get(picture[1]).headers["content-type"] == "image/png"
    assert "og:title" not in get(url).text
    # What a client says of itself is no part of a page.
    odd = get(f"{url}/table/{public}", headers={"host": 'a"><script>'}).text
    assert "og:image" not in odd


@pytest.mark.parametrize(
    ("linked", "title"),
    [
        (LinkedTable("card-city", gathers=True, host='<b>"A"'), "&lt;b&gt;&quot;A&quot; invites you to play Card City"),
        (LinkedTable("card-city", gathers=False), "Card City"),
    ],
)
def test_a_preview_is_text(linked: LinkedTable, title: str) -> None:
    page = LinkPreviews(b"<head></head>", frozenset()).page("en", linked, "https", "example.org")
    assert f'content="{title}" />'.encode() in page
    assert b"og:image" not in page


def test_without_a_list_there_are_no_hints() -> None:
    assert PreloadLinks().link("en", "/", LinkedTable("card-city")) == ""


def linked(response: httpx.Response) -> list[str]:
    """The files that a page is told of."""
    return re.findall(r"<([^>]+)>", response.headers["link"])
