import { expect, test } from "vitest";
import { withOwnVersions } from "./own-versions.ts";
import { realChecker } from "./test-server.ts";

const body = new TextEncoder().encode(JSON.stringify({ text: "The zyntharil hums." }));
const job = { call: "check", body, longest: 1_000, forSlowLane: false } as const;
const patience = { budget: 400_000, gone: new AbortController().signal };

test("two servers whose databases have counted to the same version are not taken for each other", async () => {
  const accountRules = (words: readonly string[]) => ({
    version: "4.2.",
    settings: { words, ignores: [], rules: [], terms: [], templates: [] },
  });
  const findings = async (words: readonly string[]) => {
    const checker = withOwnVersions(await realChecker());
    const answer = await checker.answer(job, patience, accountRules(words));
    if (answer.kind !== "done") throw new Error(answer.kind);
    return JSON.parse(new TextDecoder().decode(answer.bytes)).findings.length;
  };
  expect(await findings(["zyntharil"])).toBe(0);
  expect(await findings([])).toBe(1);
});
