import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import languages from "../tricity/locales/languages.json" with { type: "json" };

const server = process.env.TRICITY_SERVER ?? "http://127.0.0.1:8000";

const MAIN = /\/src\/main\.ts$/;
const BOARD = /\/src\/games\/[\w-]+\/index\.ts$/;
const PAGE = /\/src\/pages\/\w+\.svelte$/;

/**
 * Modules that are bundled otherwise than Rollup would. The messages of a language go by use: those of every page, and
 * those of each game. Libraries that every page needs are half of its script, and have a file of their own, which a
 * browser fetches beside the other half. What several boards need, and no page without one, is one file instead of many
 * small ones.
 */
function chunkOf(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const [found, lang, game] = /\/locales\/(\w+)\/(?:([\w-]+)\/)?(?:general|page|game|board)\.ftl\?raw$/.exec(id) ?? [];
  if (found) return ["words", game, lang].filter(Boolean).join("-");
  const roots = [...getModuleIds()].filter((root) => [MAIN, BOARD, PAGE].some((kind) => kind.test(root)));
  const importers = roots.filter((root) => needs(root, getModuleInfo).has(id));
  if (importers.some((root) => MAIN.test(root))) return id.includes("/node_modules/") ? "libraries" : undefined;
  return importers.length > 1 && importers.every((root) => BOARD.test(root)) ? "boards" : undefined;
}

const needed = new Map<string, Set<string>>();

/** The module and all that it imports, directly or not. */
function needs(root: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const found = needed.get(root) ?? new Set([root]);
  // A set grows while it is iterated.
  if (!needed.has(root)) for (const id of found) for (const each of getModuleInfo(id)!.importedIds) found.add(each);
  needed.set(root, found);
  return found;
}

/** What a page does not need: comments, empty lines, and the letters of tiles on a board in a terminal. */
const UNUSED = /^(?:#.*|[a-z]+-letter-.*)?\n/gm;
/** A continued line begins with a space; how many there are makes no difference. */
const INDENTS = /^ +/gm;
/** The numbered rules of a game, and the titles of their parts. */
const RULES = /^(?:[A-Z]+-[A-Z]?\d+|[a-z]+-part-[a-z-]+) =.*\n(?:[ \t]+.*\n)*/gm;

/**
 * Fluent files as the page needs them: as short as possible, and those of a game without its rules, which are fetched by
 * themselves (`?rules`) when somebody reads them.
 */
const fluent: Plugin = {
  name: "fluent",
  enforce: "pre",
  load(id) {
    const [, file, part] = /^(.*\.ftl)\?(raw|rules)$/.exec(id) ?? [];
    if (!file) return null;
    const all = readFileSync(file, "utf8").replace(UNUSED, "").replace(INDENTS, " ");
    const text =
      part === "rules" ? all.match(RULES)!.join("") : file.endsWith("/game.ftl") ? all.replace(RULES, "") : all;
    return `export default ${JSON.stringify(text)}`;
  },
};

/** The name of a language in that language: "Polski". A browser takes longer to find it out than to read all words. */
function endonym(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** A message without facts of the page, in each language. */
function inEveryLanguage(id: string): [lang: string, text: string][] {
  return languages.map(({ code }) => {
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(readFileSync(`../tricity/locales/${code}/page.ftl`, "utf8")));
    return [code, String(bundle.getMessage(id)!.value)];
  });
}

/** What is shown before any script is in all languages: an empty element with `data-words` becomes one for each. */
const wordsBeforeScripts: Plugin = {
  name: "words-before-scripts",
  transformIndexHtml: (page) =>
    page.replace(/<(\w+) data-words="([\w-]+)"><\/\1>/g, (_, tag: string, id: string) =>
      inEveryLanguage(id)
        .map(([lang, text]) => `<${tag} lang="${lang}">${text}</${tag}>`)
        .join(tag === "span" ? " · " : "\n"),
    ),
};

/** Files of tests in the order of their names, not in that of the durations of the last run. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1)));
  }
}

const OFFLINE_PAGE = "offline.html";
const WORKER = "src/worker/sw.ts";

/**
 * Builds the service worker, one classic script, when the page is built. It keeps the offline page and what that needs;
 * files in `assets` have a digest in their names.
 */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const page = readFileSync(`${dir}/${OFFLINE_PAGE}`, "utf8");
    const revision = createHash("sha256").update(page).digest("hex").slice(0, 16);
    const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/") && page.includes(file));
    const files = [
      { url: `/${OFFLINE_PAGE}`, revision },
      ...assets.map((file) => ({ url: `/${file}`, revision: null })),
    ];
    await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      define: { OFFLINE_FILES: JSON.stringify(files), "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: dir!,
        emptyOutDir: false,
        rollupOptions: { input: WORKER, output: { format: "iife", entryFileNames: "sw.js" } },
      },
    });
  },
};

/** Scripts, styles and drawings compressed by Brotli, beside them: that takes too long for a server. */
const brotli: Plugin = {
  name: "brotli",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
      const content = readFileSync(`${dir}/${file}`);
      const compressed = brotliCompressSync(content);
      if (compressed.length < content.length) writeFileSync(`${dir}/${file}.br`, compressed);
    }
  },
};

export default defineConfig({
  plugins: [fluent, wordsBeforeScripts, svelte(), serviceWorker, brotli],
  define: { ENDONYMS: JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, endonym(code)]))) },
  // Stores are tested with Svelte's browser build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../tricity/server/static",
    emptyOutDir: true,
    // The server's Content Security Policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads from it which files a page needs, and sends them as preload hints.
    manifest: "files.json",
    rollupOptions: {
      input: ["index.html", OFFLINE_PAGE],
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
  },
  server: {
    // The Fluent files are outside web/, in the folders of the languages, which Python reads too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // Preparing a page and a process for each file takes longer than the tests: they share both, one file after the
    // other and always in the same order. What a file leaves behind is removed before the next.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: ByName },
    setupFiles: "tests/clean-page.ts",
  },
});
