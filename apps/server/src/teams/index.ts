export { acceptFor, mustBeGoodInvitation, type TeamServices, teamRoutes } from "./routes.ts";
export { seatsUsed } from "./seats-used.ts";
