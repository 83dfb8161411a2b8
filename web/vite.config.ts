import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CARDWRIGHT_SERVER ?? "http://127.0.0.1:8000";
/** What everybody comes to first: of the games no more than they say of themselves. */
const SHELL =
  /node_modules\/(?!lean-qr)|src\/(lib|parts\/(?!(people|end|code|prefs|bringing)\/)|App|main|routes|pages\/(Home|TablePage|home\/)|games\/[^/]+\/(index|Backdrop|look))|\0/;
/** What the table of a game needs; icons come by expansions, lessons to those who take one, the rest to other pages. */
const TABLE = /src\/games\/([^/]+)\/(?!.*(icons-|Coach|lessons|trycard|gallery|Chip|credits|workshop))/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/cardwright/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    manifest: "manifest.json",
    // Few files: a browser asks for six at a time. One style for all, one script for what everybody comes to first,
    // one for each other page, one for each game.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: SHELL, priority: 2 },
            { name: (id) => TABLE.exec(id)?.[1] ?? null, debugName: "games", test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  // Tests run the page's modules as a browser has them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["test/*.test.ts"], isolate: false },
  server: { proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } } },
});
