import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";

const PUBLIC = "public";

/** Tells the worker of the installed app what the build consists of: all its files, the hash of its page, and a name for
 * the whole that changes with the worker, too. */
function installed(): Plugin {
  return {
    name: "karuta-installed",
    enforce: "post",
    generateBundle(_, bundle) {
      const { "sw.js": worker, "index.html": page } = bundle;
      if (worker?.type !== "chunk" || page?.type !== "asset") throw new Error("the worker or the page was not built");
      const beside = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const files = [
        ...Object.keys(bundle).filter((name) => name !== "sw.js" && name !== "index.html"),
        ...beside.map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.length + 1)),
      ];
      const listed = JSON.stringify(files.sort().map((name) => `/${name}`));
      const sha256 = (...parts: (string | Uint8Array)[]) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
      const told = { __FILES__: listed, __PAGE__: JSON.stringify(sha256(page.source)), __BUILD__: JSON.stringify(sha256(page.source, listed, worker.code).slice(0, 16)) };
      for (const [name, value] of Object.entries(told)) worker.code = worker.code.replaceAll(name, () => value);
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [installed()],
  build: {
    outDir: "../src/karuta/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/worker.ts" },
      // A worker rules the addresses that lie beside and below its own.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    // The catalogues lie beside the Python sources.
    fs: { allow: [".."] },
    proxy: {
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
      "/data": "http://127.0.0.1:8000",
      "^/match/.+": "http://127.0.0.1:8000",
      "^/voices/.+": "http://127.0.0.1:8000",
      // The page of that address is the page's own; what it sends there is the house's.
      "/print": { target: "http://127.0.0.1:8000", bypass: ({ method, url }) => (method === "POST" ? undefined : url) },
      "/sound": "http://127.0.0.1:8000",
      "/replay": "http://127.0.0.1:8000",
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
