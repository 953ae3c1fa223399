/** The pages, each a chunk of its own. */

export const pages = {
  start: () => import("./pages/Start.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  import: () => import("./pages/Import.svelte"),
  recover: () => import("./pages/Recover.svelte"),
  rules: () => import("./pages/Rules.svelte"),
};
