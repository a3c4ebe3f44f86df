export { domainOf } from "./domain-claims.ts";
export { lockTeam, removeMembers, updateTeamUser } from "./member-store.ts";
export { mustHaveSeats, mustKeepAdmin } from "./members.ts";
export { openTeams } from "./open.ts";
export { acceptFor, mustBeGoodInvitation } from "./routes.ts";
export { seatsUsed } from "./seats-used.ts";
export { expired } from "./team-facts.ts";
