import { PassThrough } from "node:stream";
import { holds } from "@housestyle/testing";
import { Client } from "@modelcontextprotocol/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import fc from "fast-check";
import { expect, test } from "vitest";
import { styleGuide } from "./guide/style-guide.ts";
import type { AgentFinding, AgentHost, AvailableRules } from "./host.ts";
import { serveStreams } from "./serve-streams.ts";
import { withSureFixes } from "./tools/sure-fixes.ts";

const available: AvailableRules = {
  settings: {
    words: Array.from({ length: 10_000 }, (_, i) => `word${i}`),
    rules: Array.from({ length: 2_000 }, (_, i) => ({
      ...{ id: String(i), match: `match${i}`, message: "" },
      replace: ["", '""', "this | that"][i % 3] ?? "",
    })),
    terms: Array.from({ length: 20_000 }, (_, i) => ({ id: String(i), text: `term${i}`, status: "Forbidden" })),
    templates: [],
  },
  rules: [],
  templates: [],
};

test("a style guide of any size fits into what an agent can keep in mind, and says what is left out", () => {
  const guide = styleGuide(available);
  expect(guide.length).toBeLessThan(40_000);
  expect(guide).toContain("- `match0`: do not use.\n- `match1`: omit.\n- `match2`: use `this` or `that`.");
  expect(guide).toContain("1700 more are not listed here. Use house_rules to find them.");
  expect(guide).toContain("19700 more are not listed here. Use look_up_term to find them.");
  expect(guide).toContain("9700 more words.");
});

test("of two approved names of a thing both are offered for the one that is not", () => {
  const terms = [
    { id: "1", text: "sign-in", status: "Approved", conceptId: "9", variants: ["signin"] },
    { id: "2", text: "log-in", status: "Deprecated", conceptId: "9", replacement: "x" },
  ] as const;
  const guide = styleGuide({ ...available, settings: { words: [], rules: [], templates: [], terms } });
  expect(guide).toContain("- `sign-in`: preferred. Not `signin`.\n- `log-in`: use `sign-in`.");
});

const finding = fc.record({
  start: fc.nat(60),
  length: fc.nat(5),
  sure: fc.boolean(),
  to: fc.array(fc.string(), { maxLength: 2 }),
});

test("whatever is found, only what is sure is changed, and the changes tell the new text", () => {
  holds(
    fc.property(fc.string({ maxLength: 60 }), fc.array(finding), (text, given) => {
      const findings = given
        .map(({ start, length, sure, to }): AgentFinding => {
          const [from, end] = [Math.min(start, text.length), Math.min(start + length, text.length)];
          const said = { message: "", sentence: "", kind: "grammar", level: "error", ruleId: "a/b" } as const;
          return { ...said, start: from, end, text: text.slice(from, end), sure, suggestions: to };
        })
        .sort((a, b) => a.start - b.start);
      const { text: fixed, changes } = withSureFixes(text, findings);
      const again = changes.toReversed().reduce((now, { start, end, before, after }) => {
        expect(text.slice(start, end)).toBe(before);
        return now.slice(0, start) + after + now.slice(end);
      }, text);
      expect(again).toBe(fixed);
      const sure = new Set(findings.filter((each) => each.sure).map(({ start }) => start));
      expect(changes.every(({ start }) => sure.has(start))).toBe(true);
    }),
  );
});

test("a fault of ours is told to the operator, and to an agent only that there was one", async () => {
  const faults: unknown[] = [];
  const broken = () => Promise.reject(new Error("the text was: secret"));
  const host: AgentHost = {
    ...{ version: "1", formats: ["text"], check: broken, house: broken, snippets: broken, note: async () => undefined },
    failed: (error) => faults.push(error),
  };
  const [input, output] = [new PassThrough(), new PassThrough()];
  const served = serveStreams(host, input, output);
  const client = new Client({ name: "t", version: "1" });
  await client.connect(new StdioServerTransport(output, input));
  const answer = await client.callTool({ name: "check", arguments: { text: "secret" } });
  const read = await client.readResource({ uri: "housestyle://style-guide" }).catch(String);
  expect([answer.isError, faults.length]).toEqual([true, 2]);
  expect(JSON.stringify([answer, read])).not.toContain("secret");
  // A line without an end is not waited for.
  input.write("x".repeat(5_000_000));
  input.end();
  await served;
});
