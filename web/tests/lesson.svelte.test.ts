import { beforeEach, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "../src/lib/api";
import { language } from "../src/lib/language.svelte";
import { LESSON_FILES } from "../src/lib/lesson-words";
import type { LessonAttempt, LessonStep, Problem } from "../src/lib/wire";
import { LessonStore } from "../src/lesson/lesson.svelte";
import { tableState } from "./table-samples";

const REFUSED: Problem = { say: "CC-25.refused", facts: {}, text: "", rule: "CC-25" };

/** A lesson of a text, a move (`build a1`), a refusal and an end. */
function fakeApi() {
  const kinds = ["read", "move", "refusal", "read"] as const;
  return {
    step: vi.fn((_: string, number: number, moves: readonly string[]): Promise<LessonStep> => {
      const reply = kinds[number] === "move" && moves.length ? "lesson-x-done" : "";
      const now = tableState(0, { choices: ["build a1", "build b1"] });
      return Promise.resolve({
        number,
        count: kinds.length,
        chapter: 0,
        say: `lesson-x-${number}`,
        kind: kinds[number]!,
        reply,
        points: ["a1"],
        example: "build a1",
        update: { kind: "update", entries: [], now, omitted: 0 },
        sheets: [],
      } as unknown as LessonStep);
    }),
    attempt: vi.fn((_: string, step: number, __: readonly string[], move: string): Promise<LessonAttempt> => {
      if (move === "build z9") return Promise.resolve({ done: step === 2, reply: "", problem: REFUSED });
      const done = step === 1 && move === "build a1";
      return Promise.resolve({ done, reply: done ? "lesson-x-done" : "lesson-x-other", problem: null });
    }),
  };
}

async function opened(api = fakeApi(), name = "Ada"): Promise<LessonStore> {
  const lesson = new LessonStore("x", api, () => name);
  await lesson.start();
  return lesson;
}

async function make(lesson: LessonStore, move: string): Promise<void> {
  lesson.draft.propose(...move.split(" "));
  await lesson.confirm();
}

beforeEach(() => localStorage.clear());

it("waits for the move that a step asks for, and accepts no other", async () => {
  const lesson = await opened();
  expect([lesson.canGoOn, lesson.legalMoves]).toEqual([true, []]);
  await lesson.next();
  expect([lesson.canGoOn, lesson.legalMoves.length, lesson.points.length]).toEqual([false, 2, 1]);
  await lesson.next();
  expect(lesson.shown?.number).toBe(1);
  await make(lesson, "build b1");
  expect([lesson.isDone, lesson.reply]).toEqual([false, "lesson-x-other"]);
  await make(lesson, "build a1");
  expect([lesson.isDone, lesson.reply, lesson.legalMoves, lesson.points]).toEqual([true, "lesson-x-done", [], []]);
  await lesson.next();
  expect([lesson.shown?.number, lesson.isDone, lesson.reply]).toEqual([2, false, ""]);
});

it("is done with a refusal where that is asked for, and only there", async () => {
  const lesson = await opened();
  await lesson.next();
  expect(await lesson.refusalOf("build z9")).toEqual(REFUSED);
  expect(lesson.isDone).toBe(false);
  await make(lesson, "build a1");
  await lesson.next();
  await lesson.refusalOf("build b1");
  expect(lesson.isDone).toBe(false);
  await lesson.refusalOf("build z9");
  expect([lesson.isDone, lesson.legalMoves.length]).toEqual([true, 2]);
});

it("is left and resumed, also after the move of a step", async () => {
  const first = await opened();
  await first.next();
  await make(first, "build a1");
  const api = fakeApi();
  const again = await opened(api);
  expect(api.step).toHaveBeenCalledWith("x", 1, ["build a1"]);
  expect([again.shown?.number, again.isDone]).toEqual([1, true]);
  await again.next();
  expect(api.step).toHaveBeenLastCalledWith("x", 2, ["build a1"]);
});

it("shows nothing as done that a reload would lose", async () => {
  const api = fakeApi();
  const lesson = await opened(api);
  await lesson.next();
  const step = await api.step("x", 1, ["build a1"]);
  let answer = (_: LessonStep): void => {};
  api.step.mockReset().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const made = make(lesson, "build a1");
  await vi.waitFor(() => expect(api.step).toHaveBeenCalledWith("x", 1, ["build a1"]));
  expect([lesson.isDone, lesson.reply]).toEqual([false, ""]);
  answer(step);
  await made;
  expect([lesson.isDone, lesson.reply]).toEqual([true, "lesson-x-done"]);
});

it("goes back to a step that is then to be done again", async () => {
  const api = fakeApi();
  const lesson = await opened(api);
  await lesson.next();
  await make(lesson, "build a1");
  await lesson.next();
  await lesson.back();
  expect(api.step).toHaveBeenLastCalledWith("x", 1, []);
  expect([lesson.shown?.number, lesson.isDone, lesson.boardKey]).toEqual([1, false, "0 1"]);
  await lesson.restart();
  expect(lesson.shown?.number).toBe(0);
});

it("goes to one step at a time, however quickly one clicks", async () => {
  const lesson = await opened();
  await lesson.next();
  await make(lesson, "build a1");
  await Promise.all([lesson.next(), lesson.next(), lesson.back()]);
  expect(lesson.shown?.number).toBe(2);
  await Promise.all([lesson.back(), lesson.back()]);
  expect([lesson.shown?.number, lesson.boardKey]).toEqual([1, "0 1"]);
});

it("calls the learner by another name if an opponent has theirs", async () => {
  await language.start();
  await language.addFiles(LESSON_FILES);
  const api = fakeApi();
  const step = await api.step("x", 0, []);
  const seats = ["", "Ada"].map((name) => ({ name, plays: "bot" }));
  const now = { ...step.update.now, seats } as LessonStep["update"]["now"];
  api.step.mockResolvedValue({ ...step, update: { ...step.update, now } });
  expect((await opened(api, "Cleo")).names).toEqual(["Cleo", "Ada"]);
  expect((await opened(api, "Ada")).names).toEqual(["Mayor", "Ada"]);
  expect((await opened(api, "")).names).toEqual(["Mayor", "Ada"]);
});

it("shows how it is done", async () => {
  const lesson = await opened();
  await lesson.next();
  await lesson.showExample();
  expect(lesson.draft.move).toBe("build a1");
});

it("starts over if the lesson has become shorter, and says when the server cannot be reached", async () => {
  localStorage.setItem("tricity.lesson.x", JSON.stringify({ step: 9, answers: [] }));
  const api = fakeApi();
  api.step.mockRejectedValueOnce(new RefusedError(404, REFUSED));
  expect((await opened(api)).shown?.number).toBe(0);
  localStorage.setItem("tricity.lesson.x", "nonsense");
  expect((await opened()).shown?.number).toBe(0);
  const offline = fakeApi();
  offline.step.mockRejectedValueOnce(new UnreachableError());
  const lesson = await opened(offline);
  expect([lesson.shown, lesson.error]).toEqual([null, expect.any(UnreachableError)]);
  await lesson.start();
  expect([lesson.shown?.number, lesson.error]).toEqual([0, null]);
});
