/** node scripts/spec-coverage.mjs: writes docs/spec-coverage.md from docs/spec-coverage.tsv. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";
import { coverageDoc, readCoverage } from "./lib/spec-coverage.mjs";

const table = readFileSync(join(root, "docs", "spec-coverage.tsv"), "utf8");
writeFileSync(join(root, "docs", "spec-coverage.md"), coverageDoc(readCoverage(table)));
