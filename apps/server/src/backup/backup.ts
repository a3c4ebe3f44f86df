import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../db/index.ts";
import { plainly } from "../file-failure.ts";
import { type End, headOf } from "./format.ts";
import {
  noteBackup,
  ownTables,
  partitionsOf,
  readMigrationNumber,
  readSequences,
  readSums,
  rowsOf,
  settleDown,
  totalOf,
} from "./store.ts";

/** Writes everything as it is at one moment into a compressed file. The file appears only when it is complete. */
export async function backUp({ query }: Database, file: string): Promise<number> {
  const part = `${file}.part`;
  try {
    const { sums } = await query.transaction().setIsolationLevel("repeatable read").execute(write);
    await rename(part, file);
    const rows = totalOf(sums);
    await noteBackup(query, rows);
    return rows;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw plainly(error);
  }

  async function write(transaction: Database["query"]): Promise<End> {
    await settleDown(transaction);
    const tables = await ownTables(transaction);
    const migration = await readMigrationNumber(transaction);
    const head = headOf({ migration, tables, partitions: await partitionsOf(transaction) });
    // Sequences only grow, and are of no moment: read now, they are behind no row.
    const end: End = { sums: await readSums(transaction, tables), sequences: await readSequences(transaction) };
    const lines = async function* () {
      yield `${JSON.stringify(head)}\n`;
      for (const table of tables) {
        yield `${JSON.stringify(["table", table.name])}\n`;
        for await (const row of rowsOf(transaction, table)) yield `${row}\n`;
      }
      yield `${JSON.stringify(["end", end])}\n`;
    };
    // Flushed: a file that has its name has its content, whenever the power fails.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    return end;
  }
}
