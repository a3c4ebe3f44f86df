import type { Person } from "../caller/index.ts";
import type { ContentService } from "../content/index.ts";
import { Failure } from "../http/index.ts";

/** Adds rows and returns how many are new. Rows that someone else has added in the meantime are skipped. */
export async function addUnlessThere<Row>(
  content: ContentService<Row>,
  person: Person,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  try {
    return (await content.add(person, rows)).length;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (rows.length === 1) return 0;
  }
  let added = 0;
  for (const row of rows) added += await addUnlessThere(content, person, [row]);
  return added;
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Failure && error.code === "duplicate";
}
