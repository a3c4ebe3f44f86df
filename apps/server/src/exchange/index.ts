export { codeOf } from "./code-of.ts";
export { createGate } from "./concurrency-gate.ts";
export { openExchange } from "./open.ts";
