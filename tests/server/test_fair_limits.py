"""A flood keeps nobody else from playing, and a whole school can come at once."""

from concurrent.futures import ThreadPoolExecutor

from support.servers import Guest, get, served
from support.tables import ANNA, BASIA
from tricity.server.rate_limits import FairCount, FairRate, RateLimiter
from tricity.server.settings import Limits, Rate

HOME = "198.51.100.1"


def test_a_flooder_does_not_use_up_the_share_of_a_quiet_guest(sqlite_url: str) -> None:
    limits = Limits(requests=Rate(0.01, 12), newcomers=Rate(1, 20), address_share=3)
    with served(sqlite_url, limits=limits) as url:
        quiet, loud = Guest(url, "Quiet"), Guest(url, "Loud")
        anonymous = [get(f"{url}/api/games").status_code for _ in range(40)]
        assert anonymous[-1] == 429
        assert [loud.http.get("/api/me").status_code for _ in range(20)][-1] == 429
        # Everybody of that address has nothing left, but each a reserve of their own.
        assert [quiet.http.get("/api/me").status_code for _ in range(4)] == [200] * 4
        assert quiet.http.get("/api/me").status_code == 429


def test_sixty_newcomers_of_one_school_can_join_within_a_minute(sqlite_url: str) -> None:
    pages = ("/", "/api/me", "/api/games", "/api/lobby")
    with served(sqlite_url, limits=Limits()) as url:
        teacher = Guest(url, "Teacher")

        def arrive(number: int) -> list[int]:
            pupil = Guest(url)
            statuses = [pupil.http.get(path).status_code for path in pages]
            statuses.append(pupil.http.post("/api/me", json={"name": f"Pupil {number}"}).status_code)
            table = pupil.open("me", "open")
            with pupil.socket(table) as socket:
                socket.recv()
            return [*statuses, pupil.http.get("/api/me").status_code]

        with ThreadPoolExecutor(8) as pool:
            arrived = list(pool.map(arrive, range(60)))
        assert {status for statuses in arrived for status in statuses} == {200, 201}
        assert teacher.http.get("/api/me").status_code == 200


def test_a_bucket_of_a_person_is_their_own() -> None:
    rate = FairRate(Rate(0.001, 3), address_share=2)
    assert [rate.take(ANNA, HOME) > 0 for _ in range(4)] == [False, False, False, True]
    assert rate.take(BASIA, HOME) == 0


def test_what_a_person_may_not_use_is_not_lost_for_the_others() -> None:
    rate = FairRate(Rate(0.001, 3), address_share=2)
    refused = [rate.take(ANNA, HOME) > 0 for _ in range(100)]
    assert refused.count(False) == 3
    assert [rate.take(None, HOME) > 0 for _ in range(4)] == [False, False, False, True]


def test_counts_leave_everybody_a_reserve() -> None:
    count = FairCount(most=4, address_share=2)
    assert [count.enter(None, HOME) for _ in range(9)] == [True] * 8 + [False]
    assert [count.enter(ANNA, HOME) for _ in range(3)] == [True, True, False]
    for _ in range(8):
        count.leave(None, HOME)
    assert [count.enter(ANNA, HOME) for _ in range(3)] == [True, True, False]


def test_buckets_are_bounded_and_the_newest_kept() -> None:
    limiter = RateLimiter(0.001, 2)
    for number in range(60_000):
        limiter.take(f"once {number}")
    assert len(limiter) <= 50_000
    assert [limiter.take("once 59999") > 0 for _ in range(2)] == [False, True]


def test_reports_of_other_processes_count() -> None:
    here, there = (FairRate(Rate(0.001, 16), 2, shared=True) for _ in range(2))
    for _ in range(16):
        here.take(ANNA, HOME)
    assert there.people.report() == {}
    report = here.people.report()
    assert report == {ANNA: 16}
    assert here.people.report() == {}
    there.people.on_remote(report)
    assert there.take(ANNA, HOME) > 0
    assert there.take(BASIA, HOME) == 0

    count, other = FairCount(4, 2), FairCount(4, 2)
    for _ in range(3):
        count.enter(ANNA, HOME)
    other.on_remote("here", count.report())
    assert [other.enter(ANNA, HOME) for _ in range(2)] == [True, False]
