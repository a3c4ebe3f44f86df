/**
 * npm run check: everything that can be said of the code without running it. Each guard says what it holds;
 * all of them run, and the exit status is that of the worst.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { node24 } from "./lib/node24.mjs";
import { root } from "./lib/root.mjs";

/** Below this the import guard has gone blind and its silence says nothing. */
const fewestModules = 250;

const bin = (name, file) => [join(root, "node_modules", ...name.split("/"), file)];
const rooms = [
  "bench",
  ...["packages", "apps"].flatMap((street) =>
    readdirSync(join(root, street))
      .map((room) => join(street, room))
      .filter((room) => existsSync(join(root, room, "tsconfig.json"))),
  ),
];

let failed = 0;

/** Runs one guard with Node 24 and shows what it said when it fails. */
function guard(what, args, accept = ({ status }) => status === 0) {
  const result = spawnSync(node24(), args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const good = accept(result);
  console.log(`${good ? "ok  " : "FAIL"} ${what}`);
  if (good) return;
  failed++;
  console.log(`${result.stdout}${result.stderr}`.trim());
}

for (const room of rooms) guard(`types of ${room}`, [...bin("typescript", "bin/tsc"), "-p", room]);
guard("types of the tests", [...bin("typescript", "bin/tsc"), "-p", "tsconfig.tests.json"]);
guard("format and lint", [...bin("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]);
guard(
  `who imports whom (at least ${fewestModules} files read)`,
  [
    ...bin("dependency-cruiser", "bin/dependency-cruiser.mjs"),
    "--config",
    ".dependency-cruiser.mjs",
    "packages",
    "apps",
  ],
  ({ status, stdout }) => status === 0 && Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0) >= fewestModules,
);
guard("nothing unused", bin("knip", "bin/knip.js"));

process.exit(failed === 0 ? 0 : 1);
