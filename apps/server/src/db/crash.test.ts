import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { tier } from "@housestyle/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { preparedData } from "../testing/prepared-data.ts";
import { livingPostmaster } from "./embedded/postmaster-file.ts";
import { type Database, type DatabasePlace, openDatabase } from "./index.ts";

const url = process.env.DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), "hs-crash-"));
const place: DatabasePlace = url ? { url } : { folder };
const acknowledged = new Set<number>();
let running: Writer | undefined;

interface Writer {
  readonly child: ChildProcess;
  /** Resolves once `count` more rows were acknowledged. */
  more(count: number): Promise<void>;
  kill(): Promise<void>;
}

function startWriter(): Writer {
  const first = String(Math.max(0, ...acknowledged) + 1_000);
  const program = join(import.meta.dirname, "..", "testing", "crash-writer.ts");
  const child = spawn(process.execPath, [program, url ?? folder, first], { stdio: ["ignore", "pipe", "inherit"] });
  const waiting: { from: number; done: () => void }[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    acknowledged.add(Number(line));
    for (const { from, done } of waiting) if (acknowledged.size >= from) done();
  });
  const closed = new Promise<void>((done) => child.once("close", () => done()));
  return {
    child,
    more: (count) => {
      const enough = new Promise<void>((done) => waiting.push({ from: acknowledged.size + count, done }));
      const gone = closed.then(() => Promise.reject(new Error("The writer ended by itself.")));
      return Promise.race([enough, gone]);
    },
    // “close” comes after the last line of output, so nothing acknowledged is overlooked.
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place, () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function missingRows(): Promise<number[]> {
  const rows = await inDatabase(({ query }) => sql<{ id: number }>`select id from crash_test`.execute(query));
  const stored = new Set(rows.rows.map(({ id }) => id));
  return [...acknowledged].filter((id) => !stored.has(id));
}

function killPostmaster(): void {
  const postmaster = livingPostmaster(join(folder, "postgres"));
  if (!postmaster) throw new Error("There is no database to kill.");
  process.kill(postmaster.pid, "SIGKILL");
}

const fall: Record<string, (writer: Writer) => Promise<void>> = {
  app: (writer) => writer.kill(),
  both: async (writer) => {
    killPostmaster();
    await writer.kill();
  },
  // The app lives on, brings the database back and goes on writing.
  postmaster: async (writer) => {
    killPostmaster();
    await writer.more(20);
    await writer.kill();
  },
};

beforeAll(async () => {
  if (url === undefined) await preparedData(folder);
  await inDatabase(async ({ query }) => {
    await sql`drop table if exists crash_test`.execute(query);
    await sql`create table crash_test (id int primary key)`.execute(query);
  });
});

afterAll(async () => {
  await running?.kill();
  await inDatabase(({ query }) => sql`drop table crash_test`.execute(query));
  rmSync(folder, { recursive: true, force: true });
});

const rounds = Array.from({ length: tier === "deep" ? 3 : 1 }, (_, round) => {
  // A database elsewhere is not ours to kill.
  const victim = url ? "app" : (["both", "postmaster", "app"][round % 3] ?? "app");
  return { round: round + 1, victim };
});

test.each(rounds)("round $round: kill -9 of $victim loses no acknowledged row", async ({ victim }) => {
  const before = acknowledged.size;
  running = startWriter();
  await running.more(30 + Math.floor(Math.random() * 40));
  await fall[victim]?.(running);
  running = undefined;
  expect(acknowledged.size).toBeGreaterThan(before);
  expect(await missingRows()).toEqual([]);
});
