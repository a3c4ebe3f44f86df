export { acceptFor, type TeamServices, teamRoutes } from "./routes.ts";
export { joinByDomain, type TeamLimits } from "./store.ts";
