/** The Fluent files of the rules, by a name of their own: the same files hold the other words of the games. */

const gameFiles = import.meta.glob<string>("../../../tricity/locales/*/*/game.ftl", {
  query: "?rules",
  import: "default",
});

export const RULE_FILES: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(gameFiles).map(([path, load]) => [`${path}?rules`, load]),
);
