import { appendFileSync, writeFileSync } from "node:fs";

/**
 * A reporter of vitest that appends a line of JSON to the file HOUSESTYLE_TEST_RESULTS for each test and each file as it
 * ends, so that a run that is killed leaves what it has found so far.
 */
export default class TestResults {
  #file = process.env.HOUSESTYLE_TEST_RESULTS;

  onInit() {
    if (this.#file) writeFileSync(this.#file, "");
  }

  onTestCaseResult(test) {
    const { state, errors = [], note } = test.result();
    const { flaky = false, duration = 0 } = test.diagnostic() ?? {};
    const found = { name: test.fullName, state, duration, flaky, error: errors[0]?.message, reason: note };
    this.#append({ kind: "test", ...placeOf(test.module), ...found });
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration, prepareDuration } = module.diagnostic();
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    const took = duration + collectDuration + prepareDuration;
    const tests = [...module.children.allTests()].length;
    this.#append({ kind: "file", ...placeOf(module), duration: took, tests, error: errors[0]?.message });
  }

  onTestRunEnd(_, errors) {
    for (const { message } of errors) this.#append({ kind: "stray", error: message });
    this.#append({ kind: "end" });
  }

  #append(record) {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(record)}\n`);
  }
}

function placeOf(module) {
  return { project: module.project.name, file: module.relativeModuleId };
}
