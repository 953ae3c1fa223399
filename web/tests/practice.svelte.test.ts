import { beforeEach, expect, it, vi } from "vitest";
import { UnreachableError } from "../src/lib/api";
import type { ExerciseAttempt, ExerciseView } from "../src/lib/wire.generated";
import { mistakeItem } from "../src/practice/api";
import { learnedKeys, markLearned } from "../src/practice/learned";
import { PracticeStore } from "../src/practice/practice.svelte";
import { tableState } from "./table-samples";

const MISTAKES = [3, 8].map((number) =>
  mistakeItem({ table: "t", game: "x", number, label: "mistake", loss: 0.1, unit: "chance" }),
);
const LOSSES: Record<string, number | null> = { "build a1": 0, "build b1": 0.12, "build c1": null, "build d1": 0.2 };

function fakeApi() {
  return {
    exercise: vi.fn(() => {
      const now = tableState(0, { choices: Object.keys(LOSSES) });
      const decision = { move: "build d1", best: "build a1", seat: 0 };
      const update = { kind: "update", entries: [], now, omitted: 0 };
      return Promise.resolve({
        game: "x",
        unit: "chance",
        right: 1,
        sheets: [],
        decision,
        update,
      } as unknown as ExerciseView);
    }),
    attempt: vi.fn((_: unknown, move: string): Promise<ExerciseAttempt> => {
      const loss = LOSSES[move] ?? null;
      return Promise.resolve({ right: loss === 0, loss, problem: null });
    }),
  };
}

async function opened(api = fakeApi()): Promise<PracticeStore> {
  const practice = new PracticeStore(
    () => Promise.resolve(MISTAKES),
    api,
    () => "Ada",
  );
  await practice.start();
  return practice;
}

async function make(practice: PracticeStore, move: string): Promise<void> {
  practice.draft.propose(...move.split(" "));
  await practice.confirm();
}

beforeEach(() => localStorage.clear());

it("says what is wrong with a move, and learns from the right one", async () => {
  const practice = await opened();
  expect(practice.points).toEqual([]);
  await make(practice, "build b1");
  expect([practice.miss, practice.isDone]).toEqual([{ kind: "wrong", loss: 0.12 }, false]);
  await make(practice, "build d1");
  expect(practice.miss).toEqual({ kind: "played" });
  await make(practice, "build c1");
  expect(practice.miss).toEqual({ kind: "unknown" });
  await make(practice, "build a1");
  expect([practice.isDone, practice.miss, practice.legalMoves, practice.solved]).toEqual([true, null, [], 1]);
  expect(practice.points).toEqual([{ cell: "a1", seat: 0 }]);
  expect([...learnedKeys()]).toEqual(["t/3"]);
  await practice.next();
  expect([practice.item?.key, practice.isDone, practice.isOver]).toEqual(["t/8", false, false]);
});

it("counts a solution that was shown as not learned", async () => {
  const practice = await opened();
  practice.showSolution();
  expect([practice.isDone, practice.solved, learnedKeys().size]).toEqual([true, 0, 0]);
  await practice.next();
  await practice.next();
  expect([practice.isOver, practice.item]).toEqual([true, null]);
  await practice.restart();
  expect(practice.item?.key).toBe("t/3");
});

it("goes to one exercise at a time, however quickly one clicks", async () => {
  const practice = await opened();
  await Promise.all([practice.next(), practice.next()]);
  expect(practice.item?.key).toBe("t/8");
});

it("lights the best move when somebody asks for a hint", async () => {
  const practice = await opened();
  practice.isHinted = true;
  expect(practice.points).toEqual([{ cell: "a1", seat: 0 }]);
});

it("says that the server cannot be reached", async () => {
  const api = fakeApi();
  api.attempt.mockRejectedValue(new UnreachableError());
  const practice = await opened(api);
  await make(practice, "build a1");
  expect([practice.refusal?.say, practice.isDone]).toEqual(["unreachable", false]);
});

it("remembers the latest of what was learned", () => {
  const keys = Array.from({ length: 500 }, (_, number) => `t/${number}`);
  localStorage.setItem("tricity.learned", JSON.stringify(keys));
  markLearned("t/300");
  markLearned("t/500");
  expect([...learnedKeys()]).toEqual([...keys.slice(1, 300), ...keys.slice(301), "t/300", "t/500"]);
});
