export { type Database, type DatabasePlace, openDatabase } from "./connection.ts";
export { StartFailure } from "./embedded/start-failure.ts";
