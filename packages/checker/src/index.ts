export type * from "./block.ts";
export { type Arrival, Checker, type CheckerEvents, type Progress } from "./checker.ts";
export type * from "./messages.ts";
export { type Clock, forced, Pause, pageClock, rest } from "./pause.ts";
export { spliced } from "./spliced.ts";
export { portOf, type WorkerPort } from "./worker-port.ts";
