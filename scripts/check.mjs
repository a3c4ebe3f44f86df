/**
 * npm run check: everything that can be said of the code without running it. Each guard says what it holds;
 * all of them run, and the exit status is that of the worst.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { docFaults } from "./lib/doc-faults.mjs";
import { importFaults } from "./lib/import-faults.mjs";
import { licenceFaults } from "./lib/licence-faults.mjs";
import { nameFaults, namesThings } from "./lib/name-faults.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";
import { sizeFaults } from "./lib/size-faults.mjs";
import { speaksToPeople, textFaults } from "./lib/text-faults.mjs";

const bin = (name, file) => [join(root, "node_modules", ...name.split("/"), file)];
const rooms = [
  "bench",
  ...["packages", "apps"].flatMap((street) =>
    readdirSync(join(root, street))
      .map((room) => join(street, room))
      .filter((room) => existsSync(join(root, room, "tsconfig.json"))),
  ),
];

/** The docs that people read first; the rest quote mistakes, or are made by programs. */
const proofread = [
  ...["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/editors"],
  ...[
    "README",
    "agents",
    "api",
    "builds",
    "command-line",
    "desktop",
    "extension",
    "library",
    "office",
    "operations",
    "plugin",
    "style-files",
    "teams",
  ].map((page) => `docs/${page}.md`),
];

/** Where imports are looked at. */
const cruised = ["packages", "apps", "bench", "scripts"];

let failed = 0;

/** What a guard complains of: what it said, when it did not end well. */
const said = ({ status, stdout, stderr }) =>
  status === 0 ? "" : `${stdout}${stderr}`.trim() || `It ended with ${status}.`;

/** Runs one guard with our Node and shows what it complains of. */
function guard(what, args, complaints = said) {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };
  report(what, complaints(spawnSync(ownNode(), args, options)));
}

function report(what, complained) {
  console.log(`${complained === "" ? "ok  " : "FAIL"} ${what}`);
  if (complained === "") return;
  failed++;
  console.log(complained);
}

/** The sources git knows of; a guard that reads fewer has gone blind, and its silence says nothing. */
function sources() {
  const { stdout } = spawnSync("git", ["ls-files", ...cruised], { cwd: root, encoding: "utf8" });
  return (stdout ?? "").split("\n").filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
}

/** The compiler remembers what it has seen, so that a second look takes only what has changed. */
const types = (project) => [
  ...bin("typescript", "bin/tsc"),
  ...["-p", project, "--incremental"],
  ...["--tsBuildInfoFile", join(root, "node_modules/.cache/check", `${project.replaceAll("/", "-")}.tsbuildinfo`)],
];
for (const room of rooms) guard(`types of ${room}`, types(room));
guard("types of the tests", types("tsconfig.tests.json"));
guard("format and lint", [...bin("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]);
guard(
  "who imports whom, in every file",
  [
    ...bin("dependency-cruiser", "bin/dependency-cruiser.mjs"),
    ...["--config", ".dependency-cruiser.mjs", "--output-type", "json", ...cruised],
  ],
  ({ stdout, stderr }) => (stdout.startsWith("{") ? importFaults(JSON.parse(stdout), sources()).join("\n") : stderr),
);
const textOf = (file) => readFileSync(join(root, file), "utf8");
const linesOf = (file) => textOf(file).split("\n").length - 1;
report("no file too long", sizeFaults(new Map(sources().map((file) => [file, linesOf(file)]))).join("\n"));
const naming = new Map(
  sources()
    .filter(namesThings)
    .map((file) => [file, textOf(file)]),
);
report("each exported type has a name of its own", nameFaults(naming).join("\n"));
report("each public export is documented", docFaults().join("\n"));
report(
  "licences",
  licenceFaults(JSON.parse(textOf("package-lock.json")).packages, textOf("CONTRIBUTING.md")).join("\n"),
);
guard("every link in Markdown leads somewhere, and no page is too long", ["scripts/links.mjs"]);
guard("every rule in its place", ["scripts/rules-list.mjs", "--check"]);
report(
  "what people read is in catalogues",
  sources()
    .filter(speaksToPeople)
    .flatMap((file) => textFaults(file, textOf(file)))
    .join("\n"),
);
const marks = spawnSync("git", ["grep", "-nE", "^([<]{7}|[>]{7}) "], { cwd: root, encoding: "utf8" });
report("no marks of a merge left behind", marks.status === 1 ? "" : `${marks.stdout}${marks.stderr}`.trim());
guard("the product finds no mistake in its own docs", [
  "apps/cli/src/main.ts",
  ...["check", "--config", "docs/.housestyle.json", "--level", "warning", ...proofread],
]);
guard("the product finds no mistake in its own messages", ["scripts/proofread.mjs"]);
guard("nothing unused", bin("knip", "bin/knip.js"));

process.exit(failed === 0 ? 0 : 1);
