export { countEverybody } from "./roll-up/roll-up.ts";
export { type AnalyticsServices, analyticsRoutes } from "./routes.ts";
