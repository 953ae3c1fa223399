import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TRICITY_SERVER ?? "http://127.0.0.1:8000";

/** The words of a language that are wanted together come in one file: those of every page, and those of each game. */
function chunkOf(id: string): string | undefined {
  const found = /(?:\/games\/([\w-]+))?\/locales\/(\w+)\.ftl/.exec(id);
  return found ? ["words", found[1]?.replaceAll("_", "-"), found[2]].filter(Boolean).join("-") : undefined;
}

export default defineConfig({
  plugins: [svelte()],
  // Stores under test run as they do in a browser.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../tricity/server/static",
    emptyOutDir: true,
    // The server sends a strict content policy: nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads there what a page will ask for, and tells it in advance.
    manifest: "files.json",
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    // The words lie beside the Python that speaks them too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
