// Writes src/<name>.d.ts, name given, from the JSON Schema on standard input (`python -m karuta.protocol GAME`).
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

// The compiler knows tuples only by the older words `items` and `minItems`.
const schema = JSON.parse(readFileSync(0, "utf8"), (_, value) => {
  if (value && typeof value === "object" && Array.isArray(value.prefixItems)) {
    const { prefixItems, ...rest } = value;
    return { ...rest, items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length };
  }
  return value;
});
const text = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "/* Made by tools/protocol.mjs from karuta.protocol; change it there. */",
});
writeFileSync(new URL(`../src/${process.argv[2]}.d.ts`, import.meta.url), text);
