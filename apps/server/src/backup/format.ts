import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";

// A backup is gzip of lines. First the head; then for each table `["table", name]` and a line for each row, which begins
// with “{”; last `["end", …]`. No line is broken but by “\n”: PostgreSQL writes it as \n inside of texts.

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
const partition = z.object({
  name: z.string(),
  of: z.string(),
  // It becomes part of a statement.
  bounds: z.string().regex(/^FOR VALUES FROM \('[-+: 0-9]+'\) TO \('[-+: 0-9]+'\)$/),
});
const head = z.object({
  housestyle: z.literal("backup"),
  format: z.number(),
  migration: z.number(),
  tables: z.array(table),
  partitions: z.array(partition),
});
const sum = z.object({ rows: z.number(), sum: z.string() });
const end = z.object({
  /** By table, the number of rows and a checksum that does not depend on their order. */
  sums: z.record(z.string(), sum),
  /** The position of each sequence. */
  sequences: z.array(z.object({ name: z.string(), last: z.number() })),
});
const marks = z.union([z.tuple([z.literal("table"), z.string()]), z.tuple([z.literal("end"), end])]);

/** A table with its writable columns. Generated ones are left out. */
export type BackupTable = z.output<typeof table>;
/** A partition of a table that is divided by time. */
export type Partition = z.output<typeof partition>;
/** The first line of a backup. */
export type Head = z.output<typeof head>;
export type Sum = z.output<typeof sum>;
/** The last line of a backup, without which the file is incomplete. */
export type End = z.output<typeof end>;

const format = 2;

/** Returns the first line of a backup of these tables. */
export function headOf(parts: Pick<Head, "migration" | "tables" | "partitions">): Head {
  return { housestyle: "backup", format, ...parts };
}

/** Reads the first line; refuses what no backup of this very version begins with. */
export function readHead(line: string, migration: number): Head {
  const given = parsed(line) as { housestyle?: unknown; format?: unknown; migration?: unknown } | undefined;
  if (given?.housestyle !== "backup") throw new StartFailure(texts.backup.unreadable);
  if (given.format !== format || given.migration !== migration) throw new StartFailure(texts.backup.otherVersion);
  const read = head.safeParse(given);
  if (!read.success) throw new StartFailure(texts.backup.unreadable);
  return read.data;
}

/** Reads a line that is no row. */
export function readMark(line: string): z.output<typeof marks> {
  const read = marks.safeParse(parsed(line));
  if (!read.success) throw new StartFailure(texts.backup.unreadable);
  return read.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads the lines of a backup. Fails with a sentence if the file is not a backup or ends too early. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip()).setEncoding("utf8");
  source.on("error", (error) => unzipped.destroy(error));
  let rest: string[] = [];
  try {
    for await (const part of unzipped as AsyncIterable<string>) {
      const [first = "", ...more] = part.split("\n");
      rest.push(first);
      for (const next of more) {
        yield rest.join("");
        rest = [next];
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR") throw new StartFailure(texts.backup.noFile(file));
    if (code === "EACCES") throw new StartFailure(texts.backup.notReadable(file));
    throw new StartFailure(texts.backup.unreadable);
  }
}
