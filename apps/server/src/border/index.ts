export { describeIssue } from "./describe-issue.ts";
export { Failure, type FailureDetails } from "./failure.ts";
export { parseJson } from "./parse-json.ts";
export { readBy } from "./read-by.ts";
export { readInput } from "./read-input.ts";
export { mustBeStorable } from "./storable.ts";
