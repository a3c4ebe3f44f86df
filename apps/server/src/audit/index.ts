export type { Act, Actor } from "./act.ts";
export { actsOfRows, namesOf } from "./acts-of-rows.ts";
export { type Audit, createAudit } from "./audit.ts";
export { openAudit } from "./open.ts";
export { entriesOf } from "./store.ts";
