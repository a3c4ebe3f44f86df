export { type HealthServices, healthRoutes } from "./routes.ts";
export { readInstance } from "./store.ts";
