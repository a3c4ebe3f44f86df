import { expect, test } from "vitest";
import { closingLine, tally } from "./tally.mjs";

const file = (status, ...assertionResults) => ({ status, assertionResults });

test("counts what passed, failed and was skipped", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file("failed", {})],
  };
  expect(closingLine(tally(report))).toBe("3 passed, 1 failed, 2 skipped");
});

test("a file that could not be loaded is a failure", () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file("passed", {}), file("failed")] };
  expect(closingLine(tally(report))).toBe("3 passed, 1 failed");
});
