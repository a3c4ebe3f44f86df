/**
 * npm test: installs and builds what is missing, makes sure of a Chromium and runs every test. The last line says
 * how many passed and failed, and stands alone.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { node24 } from "./lib/node24.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";
import { closingLine, tally } from "./lib/tally.mjs";
import { texts } from "./lib/texts.mjs";

await run(async () => {
  install({ development: true });
  await buildAll();
  const node = node24();
  const chromium = ensureChromium(node);
  if (!chromium) say(texts.noBrowser);
  const result = runTests(node, chromium);
  // Tests that could not run have not passed.
  if (!chromium) result.failed += browserTestFiles();
  process.stdout.write(`${closingLine(result)}\n`);
  process.exit(result.failed === 0 && result.passed > 0 ? 0 : 1);
});

function runTests(node, chromium) {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-test-"));
  const report = join(folder, "report.json");
  const chosen = chromium ? [] : ["--project", "!browser"];
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { status } = spawnSync(
    node,
    [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile=${report}`, ...chosen],
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

function browserTestFiles() {
  return ["apps", "packages"].flatMap((street) =>
    readdirSync(join(root, street), { recursive: true })
      .map(String)
      .filter((path) => /\.browser\.test\.tsx?$/.test(path) && !path.includes("node_modules")),
  ).length;
}
