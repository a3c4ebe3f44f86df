import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp, restore, totalOf, verify } from "./backup/index.ts";
import { type Database, databasePlaceOf, openDatabase } from "./db/index.ts";
import { readEnv } from "./env.ts";
import { plainly } from "./file-failure.ts";
import { loadInstallationLanguage } from "./installation-language.ts";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";

// A program of its own: backs the database up while servers run, tries a backup out, or restores it. Arguments: backup
// or restore, a file; `--verify` with or without one.

type Work = (database: Database) => Promise<string>;

try {
  await loadInstallationLanguage(process.env.HOUSESTYLE_LANG);
  const work = workOf(process.argv.slice(2));
  const env = readEnv();
  const database = await openDatabase(databasePlaceOf(env), () => {});
  try {
    process.stdout.write(`${await work(database)}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  const told = plainly(error);
  if (!(told instanceof StartFailure)) throw error;
  process.stderr.write(`${told.message}\n`);
  process.exit(1);
}

function workOf(args: readonly string[]): Work {
  const { values, positionals } = argumentsOf(args);
  const [what, file, ...more] = positionals;
  if (more.length > 0) throw new StartFailure(texts.backup.usage);
  if (what === "backup" && values.verify) return file === undefined ? tryOut : (database) => check(database, file);
  if (what === "backup" && file !== undefined) {
    return async (database) => texts.backup.done(await backUp(database, resolve(file)), file);
  }
  if (what === "restore" && file !== undefined && !values.verify) {
    return async (database) => texts.backup.restored(totalOf(await restore(database, resolve(file))));
  }
  throw new StartFailure(texts.backup.usage);
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { verify: { type: "boolean" } }, allowPositionals: true });
  } catch {
    throw new StartFailure(texts.backup.usage);
  }
}

async function check(database: Database, file: string, name = file): Promise<string> {
  const sums = await verify(database, resolve(file));
  return texts.backup.verified(totalOf(sums), Object.keys(sums).length, name);
}

/** Creates a backup only to verify that it can be restored. */
async function tryOut(database: Database): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "housestyle-verify-"));
  try {
    await backUp(database, join(folder, "backup.gz"));
    return await check(database, join(folder, "backup.gz"), texts.backup.freshOne);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
