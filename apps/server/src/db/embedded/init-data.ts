import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";
import { readComplaint } from "./complaint.ts";
import type { Places } from "./places.ts";
import { launch, type RunAs } from "./run-as.ts";

/** The only role of a built-in database. Only users with access to its socket folder can use it. */
export const embeddedUser = "housestyle";

/** Creates the data folder if there is none. It appears only when it is complete, even after a power failure. */
export async function initData(places: Places, runAs: RunAs): Promise<void> {
  if (existsSync(join(places.data, "PG_VERSION"))) return;
  mustBeFree(places.data);
  rmSync(places.nursery, { recursive: true, force: true });
  const { file, args, options } = launch(runAs, join(places.programs, "bin", "initdb"), [
    `--pgdata=${places.nursery}`,
    `--username=${embeddedUser}`,
    "--auth=trust",
    "--encoding=UTF8",
    // The same order of letters on every machine, whatever its own language.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
  ]);
  try {
    await promisify(execFile)(file, args, options);
  } catch (error) {
    rmSync(places.nursery, { recursive: true, force: true });
    throw failureOf(error, places);
  }
  renameSync(places.nursery, places.data);
}

/** Fails if something else is at the path, before a database is created for it. */
function mustBeFree(data: string): void {
  const there = statSync(data, { throwIfNoEntry: false });
  if (there && !(there.isDirectory() && readdirSync(data).length === 0))
    throw new StartFailure(texts.files.inTheWay(data));
}

function failureOf(error: unknown, places: Places): StartFailure {
  const words = String((error as { stderr?: unknown }).stderr ?? error);
  const complaint = readComplaint(words, places.data, places.log);
  return complaint.kind === "give-up" ? complaint.failure : new StartFailure(texts.database.heldByOther(places.data));
}
