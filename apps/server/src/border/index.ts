export { Failure, type FailureDetails } from "./failure.ts";
export { parseJson } from "./parse-json.ts";
export { readInput } from "./read-input.ts";
export { mustBeStorable } from "./storable.ts";
