export { actsOfRows, namesOf } from "./acts-of-rows.ts";
export { type Act, type Actor, type Audit, createAudit } from "./audit.ts";
export { auditRoutes } from "./routes.ts";
export { entriesOf, forgetEntries } from "./store.ts";
