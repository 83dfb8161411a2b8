import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

/** The built graph is held by test/graph.test.ts; this also sees what is imported for its type alone. */
const SHELL = {
  group: ["**/games/*", "**/games/*/**"],
  message: "The shell knows a game through parts/games.ts alone.",
};

export default defineConfig(
  globalIgnores(["**/wire.d.ts", "src/games/*/art/icons-*.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.js", "**/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["public/**"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // What nobody shows need not be reactive.
  { rules: { "svelte/prefer-svelte-reactivity": "off" } },
  {
    files: ["src/{lib,parts,pages}/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [SHELL] }] },
  },
);
