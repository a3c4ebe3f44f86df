export { type Database, type DatabasePlace, openDatabase } from "./connection.ts";
export { databasePlaceOf } from "./env.ts";
export { inOne } from "./in-one.ts";
export { isLoss } from "./is-loss.ts";
export { isWithin } from "./is-within.ts";
export { type ListColumns, type ListSource, listPage, namedColumns } from "./lists/index.ts";
export { reportConnections } from "./report-connections.ts";
export type { Schema } from "./schema.ts";
