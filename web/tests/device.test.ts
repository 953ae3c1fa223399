import { afterEach, expect, it, vi } from "vitest";
import { hintKey } from "../src/lib/device";
import { LANGUAGES, loadFormatter } from "../src/lib/language.svelte";

afterEach(() => vi.unstubAllGlobals());

it.each(LANGUAGES)("%s: hints for touch screens name no keys and no mouse", async (lang) => {
  const formatter = await loadFormatter(lang);
  const hints = (hover: boolean) => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" && !hover }));
    return ["cc-divide-help", "ic-point"].map((key) => formatter.say(hintKey(key)));
  };
  expect(hints(true).join(" ")).toMatch(/\s1,\s2\s\S+\s3[\s.].*\+\s.*\s−/);
  expect(hints(false).join(" ")).not.toMatch(/[123]|−/);
});
