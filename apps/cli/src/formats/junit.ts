import { atLeast } from "@housestyle/engine";
import type { FileResult } from "../check/file-result.ts";
import type { OutputReport } from "./report.ts";
import { suggested } from "./suggested.ts";
import { element, xml } from "./xml.ts";

/** JUnit's XML: a suite for each file, a case for each finding. Those to fail on are failures, the others are told. */
export function junit({ outcomes }: OutputReport): string {
  const suites = outcomes.map(suiteOf);
  const sum = (of: (suite: Suite) => number): number => suites.reduce((all, each) => all + of(each), 0);
  const totals = { tests: sum(({ tests }) => tests), failures: sum(({ failures }) => failures) };
  const written = suites.map(({ name, tests, failures, cases }) =>
    element("testsuite", { name, tests, failures, errors: 0 }, cases),
  );
  return xml(element("testsuites", { name: "Housestyle", ...totals, errors: 0 }, written));
}

interface Suite {
  readonly name: string;
  readonly tests: number;
  readonly failures: number;
  readonly cases: readonly string[];
}

function suiteOf({ name, findings, failOn }: FileResult): Suite {
  const fails = failOn === "never" ? () => false : atLeast(failOn);
  const cases = findings.map(({ finding, from: { line, column } }) => {
    const { ruleId, level, message, suggestions } = finding;
    const told = { message: `${line}:${column}: ${message}${suggested(suggestions)}`, type: level };
    const inner = fails(finding) ? element("failure", told) : element("properties", {}, [propertyOf(told)]);
    return element("testcase", { classname: name, name: `${ruleId} ${line}:${column}`, file: name, line }, [inner]);
  });
  const failures = findings.filter(({ finding }) => fails(finding)).length;
  // A file without findings is a test that has passed.
  if (cases.length === 0) cases.push(element("testcase", { classname: name, name, file: name }));
  return { name, tests: cases.length, failures, cases };
}

const propertyOf = ({ message, type }: { message: string; type: string }): string =>
  element("property", { name: type, value: message });
