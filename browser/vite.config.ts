import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Emits sw.js: the names of all built files and their common hash, then the worker itself. */
function offline(): Plugin {
  return {
    name: "karuta-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.endsWith(".map")).sort();
      const hash = createHash("sha256");
      for (const name of names) {
        const part = bundle[name]!;
        hash.update(name).update(part.type === "chunk" ? part.code : part.source);
      }
      const files = JSON.stringify(["/", ...names.filter((name) => name !== "index.html").map((name) => `/${name}`)]);
      const head = `const version = "${hash.digest("hex").slice(0, 16)}"; const files = ${files};\n`;
      const worker = readFileSync(new URL("tools/worker.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + worker });
    },
  };
}

export default defineConfig({
  plugins: [offline()],
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
