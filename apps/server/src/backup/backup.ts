import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Database } from "../db/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";
import {
  forgetSecret,
  isEmpty,
  ownTables,
  readMigrationNumber,
  rowsOf,
  setSequences,
  switchTriggers,
  type Table,
  takeTime,
  writeRows,
} from "./store.ts";

/** First line of a backup. Each table follows: a line that names it, then a line for each row. */
interface Head {
  readonly housestyle: "backup";
  readonly format: 1;
  readonly migration: number;
  readonly tables: readonly Table[];
}

/** Writes everything, as it is at one moment, into a compressed file; the file appears whole or not at all. */
export async function backUp({ query }: Database, file: string): Promise<number> {
  let rows = 0;
  await query
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      await takeTime(transaction);
      const tables = await ownTables(transaction);
      const head: Head = { housestyle: "backup", format: 1, migration: await readMigrationNumber(transaction), tables };
      const lines = async function* () {
        yield `${JSON.stringify(head)}\n`;
        for (const table of tables) {
          yield `${JSON.stringify({ table: table.name })}\n`;
          for await (const some of rowsOf(transaction, table)) {
            rows += some.length;
            yield `${some.join("\n")}\n`;
          }
        }
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 }));
    });
  await rename(`${file}.part`, file);
  return rows;
}

/** Brings a backup into an empty database, all or nothing. People sign in anew afterwards. */
export async function restore({ query }: Database, file: string): Promise<number> {
  if (!(await isEmpty(query))) throw new StartFailure(texts.backup.notEmpty);
  return query.transaction().execute(async (transaction) => {
    await takeTime(transaction);
    let rows = 0;
    let head: Head | undefined;
    let table: Table | undefined;
    let waiting: string[] = [];
    const flush = async () => {
      if (table) await writeRows(transaction, table, waiting);
      rows += waiting.length;
      waiting = [];
    };
    for await (const line of linesOf(file)) {
      if (!head) {
        head = readHead(line, await readMigrationNumber(transaction));
        await switchTriggers(transaction, head.tables, false);
      } else if (line.startsWith('{"table":')) {
        await flush();
        const { table: name } = JSON.parse(line) as { table: string };
        table = head.tables.find((each) => each.name === name);
      } else if (waiting.push(line) >= 2_000) await flush();
    }
    await flush();
    if (!head) throw new StartFailure(texts.backup.unreadable);
    await switchTriggers(transaction, head.tables, true);
    await setSequences(transaction, head.tables);
    await forgetSecret(transaction);
    return rows;
  });
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch {
    throw new StartFailure(texts.backup.unreadable);
  }
}

function readHead(line: string, migration: number): Head {
  try {
    const head = JSON.parse(line) as Head;
    if (head.housestyle !== "backup" || head.format !== 1) throw new Error();
    if (head.migration === migration) return head;
  } catch {
    throw new StartFailure(texts.backup.unreadable);
  }
  throw new StartFailure(texts.backup.otherVersion);
}
