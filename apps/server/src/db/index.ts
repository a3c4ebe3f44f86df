export { type Database, type DatabasePlace, openDatabase } from "./connection.ts";
