/**
 * A program for the crash test: writes rows one after another and prints the id of each once the database has
 * acknowledged it. Arguments: data folder or database URL, first id. Runs until it is killed.
 */
import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../db/index.ts";

const [place = "", first = "1"] = process.argv.slice(2);
const database = await openDatabase(place.includes("://") ? { url: place } : { folder: place }, () => {});

for (let id = Number(first); ; id += 1) {
  try {
    await sql`insert into crash_test (id) values (${id})`.execute(database.query);
    writeSync(1, `${id}\n`);
  } catch {
    // Not acknowledged, so nothing is promised. The next one may find a database that is back.
    await sleep(20);
  }
}
