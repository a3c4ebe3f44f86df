export { type Database, type DatabasePlace, openDatabase } from "./connection.ts";
export { type ListColumns, type ListSource, listPage } from "./lists/index.ts";
export type { Schema } from "./schema.ts";
