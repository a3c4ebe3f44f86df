import { resolve } from "node:path";
import { backUp, restore } from "./backup/index.ts";
import { openDatabase } from "./db/index.ts";
import { readEnv } from "./env.ts";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";

// A program of its own: backs the database up while servers run, or restores it. Arguments: backup or restore, a file.

const [, , what = "", file = ""] = process.argv;
try {
  if (!["backup", "restore"].includes(what) || file === "") throw new StartFailure(texts.backup.usage);
  const env = readEnv();
  const place = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: env.HOUSESTYLE_DATA };
  const database = await openDatabase(place, () => {});
  try {
    const rows = await (what === "backup" ? backUp : restore)(database, resolve(file));
    process.stdout.write(`${what === "backup" ? texts.backup.done(rows, file) : texts.backup.restored(rows)}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
