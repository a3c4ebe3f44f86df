/**
 * npm test: installs and builds what is missing, makes sure of a Chromium, and runs the tests that decide what lands.
 * `npm test -- PATH` runs those below a path, `npm test -- --changed` those that a change touches, `npm run test:deep` all of
 * them with every generated case. The last line says how many passed and failed, and stands alone.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildAll, buildData } from "./lib/build.mjs";
import { codeCache } from "./lib/child.mjs";
import { chosenTests } from "./lib/chosen-tests.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";
import { seedOfToday } from "./lib/seed-of-today.mjs";
import { closingLine, countsOf, failuresOf, recordsOf, summaryOf } from "./lib/test-summary.mjs";
import { texts } from "./lib/texts.mjs";

/** Above this load of the machine a run takes much longer than it says in the documentation. */
const heavyLoad = 6;

const asked = process.argv.slice(2).filter((arg) => arg !== "--deep");
const tier = process.argv.includes("--deep") ? "deep" : "gate";
const reports = join(root, "node_modules", ".cache", "tests");
const results = join(reports, "results.jsonl");

await run(async () => {
  const [load] = loadavg();
  if (load > heavyLoad) say(texts.heavyLoad(load.toFixed(1)));
  install({ development: true });
  const chosen = chosenTests(asked, git, browserTests());
  if (!chosen) {
    say(texts.nothingChanged);
    process.stdout.write(`${closingLine({ passed: 0, failed: 0, skipped: 0 })}\n`);
    return;
  }
  await (chosen.needsBuild ? buildAll() : buildData());
  const node = ownNode();
  const chromium = ensureChromium(node);
  if (!chromium.page) say(texts.noBrowser);
  else if (!chromium.whole) say(texts.noWholeBrowser);
  mkdirSync(reports, { recursive: true });
  writeFileSync(results, "");
  const seed = seedOfToday();
  const status = await runTests(node, chosen.args, chromium, seed);
  const records = recordsOf(readFileSync(results, "utf8"));
  const counts = countsOf(records);
  // Tests that could not run have not passed.
  if (!chromium.page && asked.length === 0) counts.failed += browserTests().length;
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  const summary = summaryOf(records, { tier, seed, loads: [load, loadavg()[0]] });
  writeFileSync(join(reports, "summary.txt"), `${summary.join("\n")}\n`);
  process.stdout.write(`\n${summary.join("\n")}\n${closingLine(counts)}\n`);
  process.exit(counts.failed === 0 && (counts.passed > 0 || asked.length > 0) ? 0 : 1);
});

/** Resolves to the exit status of the test runner. A run that is told to stop lists what has failed so far, and ends. */
function runTests(node, chosen, chromium, seed) {
  const skipped = chromium.page ? [] : ["--project", "!browser"];
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", `--reporter=${join(root, "scripts/lib/test-results.mjs")}`];
  const child = spawn(node, [vitest, ...chosen, ...skipped, ...reporters], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      // What Node has compiled stays for the next run: that saves a seventh of the work of unit tests.
      ...codeCache,
      HOUSESTYLE_TEST_TIER: tier,
      HOUSESTYLE_TEST_SEED: String(seed),
      HOUSESTYLE_TEST_RESULTS: results,
      ...(chromium.page && { HOUSESTYLE_CHROMIUM: chromium.page }),
      ...(chromium.whole && { HOUSESTYLE_WHOLE_CHROMIUM: chromium.whole }),
    },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stopped(child, signal));
  return new Promise((done) => child.once("exit", (status) => done(status ?? 1)));
}

function stopped(child, signal) {
  child.kill(signal);
  const records = recordsOf(readFileSync(results, "utf8"));
  process.stdout.write(
    `\n${[...failuresOf(records), texts.stopped(signal)].join("\n")}\n${closingLine(countsOf(records))}\n`,
  );
  process.exit(1);
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}

function browserTests() {
  return ["apps", "packages"].flatMap((street) =>
    readdirSync(join(root, street), { recursive: true })
      .map((path) => `${street}/${String(path).replaceAll("\\", "/")}`)
      .filter((path) => /\.browser\.test\.tsx?$/.test(path) && !path.includes("node_modules")),
  );
}
