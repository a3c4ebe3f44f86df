import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";
import { attend, leaveAsLast } from "./attendance.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { withFolderLock } from "./folder-lock.ts";
import { embeddedUser, initData } from "./init-data.ts";
import { choosePlaces, makeDataFolder, type Places } from "./places.ts";
import { livingPostmaster } from "./postmaster-file.ts";
import { chooseRunAs, type RunAs } from "./run-as.ts";
import { socketFolderFor } from "./socket-folder.ts";
import { startPostmaster } from "./start-postmaster.ts";

/** The built-in database, shared by all apps that use one data folder. */
export interface EmbeddedPostgres {
  /** For the `pg` driver, which takes a folder as the host for its Unix socket. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Leaves the database. The last app stops it. */
  leave(): Promise<void>;
}

const lockPatience = 150_000;
const stopPatience = 10_000;
const pulse = 500;

/**
 * Joins the database of a data folder: uses the running one, or creates and starts it. While the app runs, the database
 * is restarted if it ends. Fails with a `StartFailure` whose message tells the user what to do.
 */
export async function joinEmbeddedPostgres(folder: string, runAs: RunAs = chooseRunAs()): Promise<EmbeddedPostgres> {
  const home = makeDataFolder(folder);
  const binaries = findBinaries(home);
  const places = choosePlaces(home, binaries, runAs);
  const locked = <T>(work: () => Promise<T>) =>
    withFolderLock(join(home, "lock"), lockPatience, () => new StartFailure(texts.database.heldByOther(home)), work);

  const { socketFolder, seat } = await locked(async () => {
    refuseOtherVersion(places.data, binaries);
    await initData(places, runAs);
    const seat = attend(home);
    try {
      const started = await startPostmaster(places, runAs, socketFolderFor(places.data));
      return { socketFolder: started.socketFolder, seat };
    } catch (error) {
      leaveAsLast(home, seat);
      throw error;
    }
  });

  const stopWatching = keepWatch(async () => {
    if (livingPostmaster(places.data)) return;
    await locked(() => startPostmaster(places, runAs, socketFolder));
  });
  return {
    connection: { host: socketFolder, user: embeddedUser, database: "postgres" },
    leave: async () => {
      await stopWatching();
      await locked(async () => {
        if (leaveAsLast(home, seat)) await stopPostmaster(places);
      });
    },
  };
}

/** Runs `look` repeatedly, never twice at the same time, until stopped. */
function keepWatch(look: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // What fails now is tried again at the next pulse; meanwhile readiness tells that the database is away.
    running = look()
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  }, pulse);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Stops PostgreSQL in its fast mode: open transactions are rolled back, and everything committed is on disk. */
async function stopPostmaster(places: Places): Promise<void> {
  const living = livingPostmaster(places.data);
  if (!living) return;
  process.kill(living.pid, "SIGINT");
  const deadline = Date.now() + stopPatience;
  while (livingPostmaster(places.data) && Date.now() < deadline) await sleep(10);
}

/** Fails for data of another major version with a clear message. */
function refuseOtherVersion(data: string, { version }: Binaries): void {
  const wanted = version.split(".")[0] ?? "";
  let found = wanted;
  try {
    found = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  } catch {
    // Nothing there yet.
  }
  if (found !== wanted) throw new StartFailure(texts.database.otherVersion(data, found, wanted));
}
