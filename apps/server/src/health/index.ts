export { openHealth } from "./open.ts";
export type { HealthServices } from "./routes.ts";
export { claimMark } from "./store.ts";
