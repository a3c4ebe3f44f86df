export { canStart } from "./can-start.ts";
export { createSlowLane, type SlowLane, type SlowLaneOptions } from "./slow-lane.ts";
export { startThread } from "./start-thread.ts";
