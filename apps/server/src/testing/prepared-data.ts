import { constants, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { joinEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";

let pristine: Promise<string> | undefined;

/**
 * Puts the data of a PostgreSQL that was started once into a data folder: tests that are not about making it need not
 * wait for that. One is made in each process of the test runner.
 */
export async function preparedData(folder: string): Promise<void> {
  pristine ??= makeOne();
  mkdirSync(folder, { recursive: true });
  cpSync(join(await pristine, "postgres"), join(folder, "postgres"), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

async function makeOne(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "hs-pristine-"));
  await (await joinEmbeddedPostgres(folder)).leave();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
