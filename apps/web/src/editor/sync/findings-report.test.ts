import { handClock } from "@housestyle/checker/testing";
import { expect, test } from "vitest";
import { FindingsReport } from "./findings-report.ts";
import type { Findings } from "./send-document.ts";

async function reported(known: Findings, ...found: Findings[]): Promise<Findings[]> {
  return reportedTo(() => true, known, ...found);
}

/** The same where the server does not take everything. */
async function reportedTo(takes: () => boolean, known: Findings, ...found: Findings[]): Promise<Findings[]> {
  const clock = handClock();
  const sent: Findings[] = [];
  let now: Findings = {};
  const report = new FindingsReport(
    () => now,
    async (each) => {
      sent.push(each);
      return takes();
    },
    clock,
  );
  report.knows(known);
  for (const each of found) {
    now = each;
    report.look();
    clock.forward(5_000);
    await new Promise((done) => setImmediate(done));
  }
  return sent;
}

test("what a check has found is told once, and again when it becomes another", async () => {
  const one = { Issues: 2, Score: 80 };
  expect(await reported({}, one, one, { Issues: 1, Score: 90 }, {})).toEqual([one, { Issues: 1, Score: 90 }]);
});

test("what the server knows is not told, and nothing is while the check is at work", async () => {
  expect(await reported({ Issues: 2, Score: 80 }, {}, { Issues: 2, Score: 80 })).toEqual([]);
});

test("what was not taken is told again", async () => {
  const one = { Issues: 2 };
  const answers = [false, true];
  expect(await reportedTo(() => answers.shift() ?? true, {}, one, one, one)).toEqual([one, one]);
});
