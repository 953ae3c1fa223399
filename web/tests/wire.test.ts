// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generate } from "../scripts/wire.js";

it("the generated types are those of the schemas (`make wire`)", async () => {
  const files: Record<string, string> = await generate();
  expect(Object.keys(files)).toContain("src/lib/wire.generated.ts");
  for (const [path, text] of Object.entries(files)) {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"), path).toBe(text);
  }
}, 60_000);
