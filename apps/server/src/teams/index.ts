export { openTeams } from "./open.ts";
export { acceptFor, mustBeGoodInvitation } from "./routes.ts";
export { seatsUsed } from "./seats-used.ts";
