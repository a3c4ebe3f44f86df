export type * from "./block.ts";
export { type Arrival, Checker, type CheckerEvents, type Progress } from "./checker.ts";
export { type CheckElsewhere, DistantPort, type FoundElsewhere } from "./distant-port.ts";
export type * from "./messages.ts";
export { pageClock } from "./page-clock.ts";
export { type Clock, forced, Pause, rest } from "./pause.ts";
export { portOf } from "./port-of.ts";
export { spliced } from "./spliced.ts";
export type { WorkerPort } from "./worker-port.ts";
