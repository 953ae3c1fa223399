// Prettier formats and svelte-check checks types. ESLint finds promises that nobody handles, which neither of them does.
import svelte from "eslint-plugin-svelte";
import { parser, plugin } from "typescript-eslint";

export default [
  { ignores: ["**/*.generated.ts", "**/*.js"] },
  ...svelte.configs["flat/base"],
  { files: ["**/*.ts"], languageOptions: { parser } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    plugins: { "@typescript-eslint": plugin },
    languageOptions: {
      parserOptions: {
        parser,
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // Not even with `void`: what is not awaited goes to `background`, which reports what fails.
      "@typescript-eslint/no-floating-promises": ["error", { ignoreVoid: false }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
];
