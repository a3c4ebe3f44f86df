/**
 * Writes packages/client/src/api.ts: one function for every call of the contract. Run it after adding a call; a test
 * holds the file to being current.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inOwnNode } from "./lib/in-own-node.mjs";
import { root } from "./lib/root.mjs";

/** The source of the generated file. The contract is TypeScript, which older Nodes cannot read. */
export async function apiSource() {
  const contract = await import("../packages/contract/src/index.ts");
  const endpoints = Object.entries(contract)
    .filter(([, each]) => typeof each === "object" && each !== null && typeof each.summary === "string")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const functions = endpoints.map(([name, { method, path, summary }]) => {
    return `    /** ${method} ${path}: ${summary.replace(/\s+/g, " ")} */\n    ${name}: bind(call, contract.${name}),`;
  });
  return [
    '// Made by "node scripts/client.mjs" from the contract. Do not change it by hand.',
    'import * as contract from "@housestyle/contract";',
    'import { bind } from "./bind.ts";',
    'import type { Call } from "./client.ts";',
    "",
    "/**",
    " * Returns every call of the contract as a function of its input.",
    " * @example",
    ' * const api = createApi(createClient({ base: "https://housestyle.example.org", key: "hs_1" }));',
    ' * const outcome = await api.check({ Text: "She ate a apple." });',
    " */",
    "export function createApi(call: Call) {",
    "  return {",
    ...functions,
    "  };",
    "}",
    "",
    "/** All calls of the contract as functions. */",
    "export type Api = ReturnType<typeof createApi>;",
    "",
  ].join("\n");
}

const file = join(root, "packages", "client", "src", "api.ts");
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  inOwnNode(import.meta.url);
  writeFileSync(file, await apiSource());
  spawnSync(join(root, "node_modules", ".bin", "biome"), ["format", "--write", file], { stdio: "inherit" });
}
