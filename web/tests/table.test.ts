import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable, type Api } from "../src/lib/api";
import type { Ears } from "../src/lib/socket";
import { TableStore } from "../src/lib/table.svelte";
import type { News, TableTold, Told, View } from "../src/lib/wire";

const CHOICES = ["build residence e4", "build residence f5", "build parking e4", "discard leisure"];

function told(number: number, more: Partial<TableTold> = {}): TableTold {
  const view: View = {
    game: "x",
    players: 2,
    options: {},
    seat: 0,
    prompt: { say: "now-over", facts: {} },
    to_act: [0],
    seats: [],
  };
  return {
    table: "t",
    number,
    version: number,
    moves: number,
    status: "playing",
    game: "x",
    rules: 1,
    options: {},
    clock: { kind: "none" },
    public: false,
    spectators: true,
    seats: [],
    you: 0,
    to_act: [0],
    view,
    choices: CHOICES,
    can_undo: false,
    question: null,
    votes: [],
    here: [],
    watching: 0,
    commitment: null,
    seed: null,
    sheets: [],
    rematch: "",
    ...more,
  };
}

function entry(number: number): Told {
  return { number, version: number, moves: number, at: 0, kind: "moved" };
}

function news(from: number, to: number, more: Partial<TableTold> = {}): News {
  const entries = Array.from({ length: to - from }, (_, place) => entry(from + place + 1));
  return { entries, now: told(to, more) };
}

const socket = { start: vi.fn(), restart: vi.fn(), close: vi.fn(), saw: vi.fn() };
const api = { deed: vi.fn(), why: vi.fn(), moment: vi.fn(), since: vi.fn() };
let ears: Ears;
let table: TableStore;

beforeEach(() => {
  vi.resetAllMocks();
  table = new TableStore("t", api as unknown as Api, (_, it) => {
    ears = it;
    return socket;
  });
  table.start();
});

describe("news", () => {
  it("add up", () => {
    ears.news(news(0, 3));
    ears.news(news(3, 5));
    expect(table.now?.number).toBe(5);
    expect(table.entries.map((it) => it.number)).toEqual([1, 2, 3, 4, 5]);
    expect(ears.known()).toBe(5);
  });

  it("heard twice count once", () => {
    ears.news(news(0, 3));
    ears.news(news(1, 4));
    expect(table.entries.map((it) => it.number)).toEqual([1, 2, 3, 4]);
  });

  it("with a gap are not believed: all is asked for anew", () => {
    ears.news(news(0, 2));
    ears.news(news(4, 5));
    expect(table.now).toBeNull();
    expect(ears.known()).toBe(0);
    expect(socket.restart).toHaveBeenCalledOnce();
  });

  it("that are older than what is known are nothing", () => {
    ears.news(news(0, 5));
    ears.news(news(0, 3));
    expect(table.now?.number).toBe(5);
  });
});

describe("a draft", () => {
  beforeEach(() => ears.news(news(0, 1)));

  it("narrows the legal moves word by word", () => {
    table.draft.pick("build");
    expect(table.draft.next).toEqual(["residence", "parking"]);
    table.draft.pick("residence");
    expect(table.draft.next).toEqual(["e4", "f5"]);
    expect(table.draft.move).toBeNull();
    table.draft.pick("f5");
    expect(table.draft.move).toBe("build residence f5");
    table.draft.back();
    expect(table.draft.words).toEqual(["build", "residence"]);
  });

  it("survives news that still allow it and goes when they do not", () => {
    table.draft.propose("build", "residence");
    ears.news(news(1, 2));
    expect(table.draft.words).toEqual(["build", "residence"]);
    ears.news(news(2, 3, { choices: ["pass"] }));
    expect(table.draft.empty).toBe(true);
  });

  it("is nothing while one looks back", async () => {
    api.moment.mockResolvedValue({ moves: 0, view: told(0).view });
    await table.look(0);
    expect(table.draft.allows("build")).toBe(false);
  });
});

describe("a move", () => {
  beforeEach(() => ears.news(news(0, 7)));

  it("names the version that it answers, and has a key", async () => {
    api.deed.mockResolvedValue({ number: 8, version: 8 });
    table.draft.propose("build", "residence", "e4");
    const sent = table.confirm();
    expect(table.sending).toBe("build residence e4");
    await sent;
    expect(api.deed).toHaveBeenCalledWith(
      "t",
      "moves",
      { seat: 0, version: 7, move: "build residence e4" },
      expect.stringMatching(/^[\w-]{20}$/),
    );
    expect(table.sending).not.toBeNull();
    ears.news(news(7, 8));
    expect(table.sending).toBeNull();
    expect(table.draft.empty).toBe(true);
  });

  it("is over when the table is seen with it, though the answer still comes", async () => {
    let answer: (done: unknown) => void = () => {};
    api.deed.mockReturnValue(new Promise((done) => (answer = done)));
    table.draft.propose("build", "residence", "e4");
    const sent = table.confirm();
    const seen = news(7, 8);
    ears.news({ ...seen, entries: [{ ...seen.entries[0]!, yours: true }] });
    expect(table.sending).toBeNull();
    table.draft.propose("build", "parking");
    answer({ number: 8, version: 8 });
    await sent;
    expect(table.draft.words).toEqual(["build", "parking"]);
  });

  it("that is refused leaves the draft and says why", async () => {
    const problem = { say: "CC-25.refused", facts: {}, text: "no", rule: "CC-25" };
    api.deed.mockRejectedValue(new Refused(422, problem));
    table.draft.propose("build", "residence", "e4");
    await table.confirm();
    expect(table.refusal).toEqual(problem);
    expect(table.draft.move).toBe("build residence e4");
  });

  it("that came too late asks how the table stands", async () => {
    api.deed.mockRejectedValue(new Refused(409, { say: "stale", facts: {}, text: "", version: 9 }));
    await table.play("discard leisure");
    expect(socket.restart).toHaveBeenCalled();
  });

  it("that got lost is sent again with the same key", async () => {
    vi.useFakeTimers();
    api.deed.mockRejectedValueOnce(new Unreachable()).mockResolvedValue({ number: 8, version: 8 });
    const sent = table.play("discard leisure");
    await vi.runAllTimersAsync();
    await sent;
    vi.useRealTimers();
    const keys = api.deed.mock.calls.map((call) => call[3]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(table.refusal).toBeNull();
  });

  it("is not made by a spectator", async () => {
    ears.news(news(7, 8, { you: null }));
    await table.play("discard leisure");
    expect(api.deed).not.toHaveBeenCalled();
  });
});

describe("looking back", () => {
  beforeEach(() => {
    ears.news(news(0, 4));
    api.moment.mockImplementation((_, moves: number) => Promise.resolve({ moves, view: { ...told(0).view, moves } }));
  });

  it("shows the board as it was, and is live again at the end", async () => {
    await table.step(-1);
    expect(table.at).toBe(3);
    expect(table.view).toMatchObject({ moves: 3 });
    await table.step(1);
    expect(table.at).toBeNull();
    expect(table.live).toBe(true);
  });

  it("stops at the start and asks for each moment once", async () => {
    await table.look(0);
    await table.step(-1);
    expect(table.at).toBe(0);
    expect(api.moment).toHaveBeenCalledOnce();
  });
});

describe("what one missed", () => {
  const others = (from: number, to: number): News => news(from, to);

  it("is told to who comes back, and gone with the next move of one's own", async () => {
    api.since.mockResolvedValue(others(2, 6));
    ears.news(others(0, 6));
    await vi.waitFor(() => expect(table.missed).toEqual({ after: 2, count: 4 }));
    expect(socket.saw).toHaveBeenLastCalledWith(6);
    api.deed.mockResolvedValue({ number: 7, version: 7 });
    await table.play("discard leisure");
    ears.news(news(6, 7));
    expect(table.missed).toBeNull();
  });

  it("is nothing on the first visit, and not what one watches", async () => {
    api.since.mockResolvedValue(others(0, 5));
    ears.news(others(0, 5));
    await vi.waitFor(() => expect(socket.saw).toHaveBeenCalledWith(5));
    ears.news(others(5, 9));
    table.saw();
    expect(table.missed).toBeNull();
  });

  it("is counted from when one sat down", async () => {
    api.since.mockResolvedValue(others(5, 5));
    ears.news(news(0, 5, { you: null }));
    expect(api.since).not.toHaveBeenCalled();
    ears.news(others(5, 5));
    await vi.waitFor(() => expect(socket.saw).toHaveBeenCalledWith(5));
  });

  it("is what came while the page was hidden", async () => {
    api.since.mockResolvedValue(others(5, 5));
    ears.news(others(0, 5));
    await vi.waitFor(() => expect(socket.saw).toHaveBeenCalledWith(5));
    ears.news(others(5, 8));
    table.returned();
    expect(table.missed).toEqual({ after: 5, count: 3 });
  });
});

describe("other eyes", () => {
  beforeEach(() => {
    ears.news(news(0, 4));
    api.moment.mockImplementation((_, moves: number, eyes: unknown) =>
      Promise.resolve({ moves, view: { ...told(0).view, eyes, seats: [`0 to ${eyes}`, `1 to ${eyes}`] } }),
    );
  });

  it("see the last moment too, and the table as theirs", async () => {
    await table.look(4, 1);
    expect(table.at).toBe(4);
    expect(table.view).toMatchObject({ eyes: 1 });
    expect(table.now?.you).toBe(1);
    await table.look(2, "spectator");
    expect(table.now?.you).toBeNull();
    await table.look(null, null);
    expect(table.now?.you).toBe(0);
    expect(table.live).toBe(true);
  });

  it("that are everybody's show each seat as its player knows it", async () => {
    await table.look(3, "open");
    expect(table.view?.seats).toEqual(["0 to 0", "1 to 1"]);
  });
});
