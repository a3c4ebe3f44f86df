import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

/** Opens every catalogue of the product, wherever it stands. */
export async function openCatalogues() {
  const args = [
    "grep",
    "-lE",
    "= catalogue\\(",
    "--",
    "packages/*/src/*.ts",
    "apps/*/src/*.ts",
    ":!*.test.ts",
    ":!packages/texts/*",
  ];
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  for (const file of stdout.split("\n").filter(Boolean)) await import(pathToFileURL(join(root, file)).href);
}
