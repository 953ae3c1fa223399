/** What a table shows after the end of its game. It is a chunk of its own: nobody needs it when a game begins. */

export { default as Result } from "./Result.svelte";
export { default as ResultBar } from "./ResultBar.svelte";
