/** The rule that tells most of what a card does. */
export const RULE_OF: Readonly<Record<string, string>> = {
  residence: "CC-32",
  commerce: "CC-33",
  leisure: "CC-27",
  industry: "CC-24",
  parking: "CC-28",
  "town-hall": "CC-31",
};
