import { expect, it, vi } from "vitest";
import { language } from "../src/lib/language.svelte";

it("fetches what a refusal says when it is first needed", async () => {
  await language.switchTo("en");
  await language.addGames("infinite-city");
  const said = () => language.format({ say: "IC-H8.refused", facts: { at: "1,0" } });
  expect(said()).toBe("");
  await vi.waitFor(() => expect(said()).toBe("You already have a token on the hotel at 1,0."));
});
