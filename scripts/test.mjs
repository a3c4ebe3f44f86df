/**
 * npm test: installs and builds what is missing, makes sure of a Chromium and runs every test; `npm test -- PATH` those
 * below a path, `npm test -- --changed` those that a change touches. The last line says how many passed and failed, and
 * stands alone.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "./lib/build.mjs";
import { chosenTests } from "./lib/chosen-tests.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";
import { closingLine, tally } from "./lib/tally.mjs";
import { texts } from "./lib/texts.mjs";

const asked = process.argv.slice(2);

await run(async () => {
  install({ development: true });
  await buildAll();
  const node = ownNode();
  const chromium = ensureChromium(node);
  if (!chromium) say(texts.noBrowser);
  const result = runTests(node, chromium);
  // Tests that could not run have not passed.
  if (!chromium && asked.length === 0) result.failed += browserTests().length;
  process.stdout.write(`${closingLine(result)}\n`);
  process.exit(result.failed === 0 && (result.passed > 0 || asked.length > 0) ? 0 : 1);
});

function runTests(node, chromium) {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-test-"));
  const report = join(folder, "report.json");
  const chosen = chosenTests(asked, git, browserTests());
  if (!chromium) chosen.push("--project", "!browser");
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { status } = spawnSync(
    node,
    [vitest, ...chosen, "--reporter=default", "--reporter=json", `--outputFile=${report}`],
    { cwd: root, stdio: "inherit", env: { ...process.env, ...(chromium && { HOUSESTYLE_CHROMIUM: chromium }) } },
  );
  try {
    const result = tally(JSON.parse(readFileSync(report, "utf8")));
    // An error outside of any test, say in a setup, fails the run without failing a test.
    if (status !== 0 && result.failed === 0) result.failed = 1;
    return result;
  } catch {
    say(texts.noReport);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
