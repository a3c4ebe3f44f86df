export type { Block, Splice } from "../block.ts";
export { type BlockFindings, Checker, type CheckerEvents } from "../checker.ts";
export { type Edit, joinEdits } from "../join-edits.ts";
export { type Clock, forced, rest } from "../pause.ts";
export { portHere } from "./port-here.ts";
