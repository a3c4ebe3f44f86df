export type { Act, Actor } from "./act.ts";
export { actsOfRows, namesOf } from "./acts-of-rows.ts";
export { type Audit, createAudit } from "./audit.ts";
export { auditRoutes } from "./routes.ts";
export { entriesOf, forgetEntries } from "./store.ts";
