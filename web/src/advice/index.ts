/** Chances to win and warnings, which only tables load where somebody uses them. */

export { default as AdviceBar } from "./AdviceBar.svelte";
export { loadAdviceWords } from "./words";
