import { expect, it, vi } from "vitest";
import { AdviceChoice } from "../src/advice/advice-choice.svelte";
import type { Facts, TableState } from "../src/lib/wire";
import { tableState } from "./table-samples";

type Answer = (isAccepted: boolean) => void;

class FakeTable {
  state = $state.raw<TableState | null>(null);
  answers: Answer[] = [];
  command = vi.fn((_verb: string, _facts: Facts = {}) => new Promise<boolean>((answer) => this.answers.push(answer)));

  show(chances: boolean, warnings: boolean): void {
    const seat = { chances, warnings } as TableState["seats"][number];
    this.state = tableState(7, { seats: [seat] });
  }

  /** The choices that were sent. */
  get sent(): Facts[] {
    return this.command.mock.calls.map(([, facts]) => facts!);
  }
}

function made() {
  const table = new FakeTable();
  table.show(false, false);
  return { table, choice: new AdviceChoice(table) };
}

it("keeps the first of two quick clicks, and sends them in order", async () => {
  const { table, choice } = made();
  const first = choice.choose("chances", true);
  const second = choice.choose("warnings", true);
  expect(choice.shown).toEqual({ chances: true, warnings: true });
  await vi.waitFor(() => expect(table.sent).toEqual([{ chances: true, warnings: false }]));
  table.answers[0]!(true);
  await first;
  await vi.waitFor(() => expect(table.sent[1]).toEqual({ chances: true, warnings: true }));
  // The table shows the first choice only now.
  table.show(true, false);
  choice.settle();
  expect(choice.shown).toEqual({ chances: true, warnings: true });
  table.answers[1]!(true);
  await second;
  table.show(true, true);
  choice.settle();
  // Later changes come from the table, such as those of another device.
  table.show(false, true);
  expect(choice.shown).toEqual({ chances: false, warnings: true });
});

it("shows what is turned on if the server refuses", async () => {
  const { table, choice } = made();
  const sent = choice.choose("chances", true);
  await vi.waitFor(() => expect(table.answers).toHaveLength(1));
  table.answers[0]!(false);
  await sent;
  expect(choice.shown).toEqual({ chances: false, warnings: false });
});

it("is for those who play", () => {
  const { table, choice } = made();
  table.state = tableState(7, { you: null });
  expect(choice.shown).toBeNull();
});
