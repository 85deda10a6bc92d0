import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "../src/karuta/web/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    // The catalogues lie beside the Python sources.
    fs: { allow: [".."] },
    proxy: {
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
      "/data": "http://127.0.0.1:8000",
      "^/match/.+": "http://127.0.0.1:8000",
      "/sound": "http://127.0.0.1:8000",
      "/replay": "http://127.0.0.1:8000",
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
