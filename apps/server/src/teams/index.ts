export { acceptFor, mustBeGoodInvitation, type TeamServices, teamRoutes } from "./routes.ts";
export { joinByDomain } from "./store.ts";
