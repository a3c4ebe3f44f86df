import type { Database } from "../db/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";
import type { Sum } from "./format.ts";
import { restore } from "./restore.ts";

/**
 * Restores a backup into a database that is made for it beside the one in use and thrown away again. Answers how many
 * rows each table had; fails with a sentence when the file does not bring back what was backed up.
 */
export async function verify(database: Database, file: string): Promise<Readonly<Record<string, Sum>>> {
  try {
    return await database.aside((other) => restore(other, file));
  } catch (error) {
    if ((error as { code?: unknown }).code === mayNot) throw new StartFailure(texts.backup.mayNotCreate);
    throw error;
  }
}

/** SQLSTATE of who lacks a right. */
const mayNot = "42501";
