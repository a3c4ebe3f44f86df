import type { Database } from "../db/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";
import type { Sum } from "./format.ts";
import { restore } from "./restore.ts";

/**
 * Restores a backup into a temporary database on the same server. Returns the number of rows in each table. Fails with
 * a sentence if the result differs from what was backed up.
 */
export async function verify(database: Database, file: string): Promise<Readonly<Record<string, Sum>>> {
  try {
    return await database.aside((other) => restore(other, file));
  } catch (error) {
    if ((error as { code?: unknown }).code === mayNot) throw new StartFailure(texts.backup.mayNotCreate);
    throw error;
  }
}

/** The SQLSTATE for insufficient privilege. */
const mayNot = "42501";
