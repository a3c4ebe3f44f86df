export { type HealthServices, healthRoutes } from "./routes.ts";
export { claimMark, readInstance } from "./store.ts";
