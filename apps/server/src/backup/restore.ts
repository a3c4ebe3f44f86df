import type { Database } from "../db/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";
import { type BackupTable, type End, type Head, linesOf, readHead, readMark, type Sum } from "./format.ts";
import {
  empty,
  forgetSecret,
  isEmpty,
  makePartitions,
  readMigrationNumber,
  readSums,
  setSequences,
  settleDown,
  switchConstraints,
  switchTriggers,
  writeRows,
} from "./store.ts";

/** Rows are written when this many characters or rows have been collected. */
const most = { letters: 4_000_000, rows: 500 };

/**
 * Restores a backup into an empty database. If any table does not have the rows and contents it had, nothing is
 * changed. Afterward, everyone has to log in again. Returns the number of rows in each table.
 */
export async function restore({ query }: Database, file: string): Promise<Readonly<Record<string, Sum>>> {
  return query.transaction().execute(async (transaction) => {
    await settleDown(transaction);
    if (!(await isEmpty(transaction))) throw new StartFailure(texts.backup.notEmpty);
    const lines = linesOf(file);
    const first = await lines.next();
    const head = readHead(first.done ? "" : first.value, await readMigrationNumber(transaction));
    await makeRoom(transaction, head);
    const end = await writeAll(transaction, head, lines).catch(tellDamage);
    await switchConstraints(transaction, true).catch(tellDamage);
    await switchTriggers(transaction, head.tables, true);
    await setSequences(transaction, end.sequences);
    const sums = await readSums(transaction, head.tables);
    if (!isSame(sums, end.sums)) throw new StartFailure(texts.backup.unreadable);
    await forgetSecret(transaction);
    return sums;
  });
}

/**
 * Rejects a backup if PostgreSQL reports an error of class 22 or 23: invalid values, or rows that contradict each
 * other.
 */
function tellDamage(error: unknown): never {
  const { code } = error as { readonly code?: unknown };
  throw typeof code === "string" && /^2[23]/.test(code) ? new StartFailure(texts.backup.unreadable) : error;
}

/** Deletes rows of an empty installation, such as those of a sign-up that was begun and partitions for later months. */
async function makeRoom(transaction: Database["query"], { tables, partitions }: Head): Promise<void> {
  await empty(transaction, tables);
  await makePartitions(transaction, partitions);
  await switchTriggers(transaction, tables, false);
  await switchConstraints(transaction, false);
}

async function writeAll(transaction: Database["query"], { tables }: Head, lines: AsyncIterable<string>): Promise<End> {
  let table: BackupTable | undefined;
  let end: End | undefined;
  let waiting: string[] = [];
  let letters = 0;
  const flush = async () => {
    if (waiting.length > 0 && !table) throw new StartFailure(texts.backup.unreadable);
    if (table) await writeRows(transaction, table, waiting);
    waiting = [];
    letters = 0;
  };
  for await (const line of lines) {
    if (line.startsWith("{")) {
      letters += line.length;
      if (waiting.push(line) >= most.rows || letters >= most.letters) await flush();
      continue;
    }
    await flush();
    const [mark, about] = readMark(line);
    if (mark === "end") end = about;
    else table = tables.find(({ name }) => name === about);
  }
  if (!end) throw new StartFailure(texts.backup.unreadable);
  return end;
}

function isSame(found: Readonly<Record<string, Sum>>, said: Readonly<Record<string, Sum>>): boolean {
  const names = Object.keys(said);
  return (
    names.length === Object.keys(found).length &&
    names.every((name) => found[name]?.rows === said[name]?.rows && found[name]?.sum === said[name]?.sum)
  );
}
