/** How a civic token is drawn: its name says what it counts. */

import { RESOURCES } from "./view";

export type TokenFace =
  | { kind: "flat" }
  | { kind: "missing" }
  | { kind: "types"; least: number }
  | { kind: "resources"; resources: readonly string[] };

export function tokenFace(token: string): TokenFace {
  const [rule, ...rest] = token.split("-") as [string, ...string[]];
  if (rule === "flat" || rule === "missing") return { kind: rule };
  if (rule === "types") return { kind: "types", least: Number(rest[0]) };
  return { kind: "resources", resources: rule === "set" ? RESOURCES : rest };
}
