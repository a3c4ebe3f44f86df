import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { testAssets } from "./testing/run-rule.ts";

const novels = gunzipSync(readFileSync(new URL("../../../corpora/novels.txt.gz", import.meta.url)))
  .toString()
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Every third paragraph: enough to notice a rule that talks too much, quick enough to run each time. */
const sample = novels.filter((_, i) => i % 3 === 0);
const words = sample.join(" ").split(/\s+/).length;

test("edited prose is left in peace: at most one flag of correctness in 1,000 words", () => {
  const findings = createEngine(testAssets()).check(sample.join("\n\n"), { dialect: "en-GB" });
  const flags = findings.filter(({ kind }) => kind === "grammar" || kind === "punctuation" || kind === "spelling");
  const loudest = [...new Set(flags.map(({ ruleId }) => ruleId))].map((rule) => {
    const said = flags.filter(({ ruleId }) => ruleId === rule).map(({ text }) => text);
    return `${rule} ${said.length}: ${said.slice(0, 4).join(", ")}`;
  });
  expect(words).toBeGreaterThan(40_000);
  expect(flags.length / (words / 1000), loudest.join("\n")).toBeLessThanOrEqual(1);
});
