import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.CARDWRIGHT_SERVER ?? "http://127.0.0.1:8000";

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
            { name: "shell", test: /node_modules|src\/(lib|parts|App|main|rooms|pages\/(Home|TablePage))|\0/, priority: 2 },
            { name: "vale", test: /src\/games\/vale\/(?!.*(icons|lessons|trycard))/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } } },
});
