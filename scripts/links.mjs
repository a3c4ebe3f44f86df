/** node scripts/links.mjs: whether every link in the repository's Markdown leads to a file or heading, and no page is too long. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lengthFaults } from "./lib/length-faults.mjs";
import { linkFaults } from "./lib/link-faults.mjs";
import { root } from "./lib/root.mjs";

const { stdout } = spawnSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" });
const files = stdout.split("\n").filter((file) => file !== "" && existsSync(join(root, file)));
const pages = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const faults = [...linkFaults(pages, (path) => existsSync(join(root, path))), ...lengthFaults(pages)];
if (files.length === 0) faults.push("There is no Markdown to look at.");
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
