import { spawn } from "node:child_process";
import { chownSync, closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";
import { readComplaint } from "./complaint.ts";
import type { Places } from "./places.ts";
import { livingPostmaster, type Postmaster } from "./postmaster-file.ts";
import { launch, ownerOf, type RunAs } from "./run-as.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { clearStaleFile } from "./stale-file.ts";

/** The most milliseconds for a predecessor to release the folder. */
const patience = 20_000;
/** The most milliseconds for recovery after a crash. */
const recovery = 120_000;
const largestLog = 5_000_000;

/** Uses the running database of this data folder or starts it, and waits until it accepts connections. */
export async function startPostmaster(places: Places, runAs: RunAs, socketFolder: string): Promise<Postmaster> {
  const deadline = Date.now() + patience;
  for (;;) {
    const living = livingPostmaster(places.data);
    if (living && living.status !== "stopping") return waitUntilReady(places, living.pid);
    if (!living) {
      clearStaleFile(places.data);
      const outcome = await attempt(places, runAs, socketFolder);
      if (outcome !== "again") return outcome;
    }
    if (Date.now() > deadline) throw new StartFailure(texts.database.heldByOther(places.data));
    await sleep(200);
  }
}

async function attempt(places: Places, runAs: RunAs, socketFolder: string): Promise<Postmaster | "again"> {
  prepareSocketFolder(socketFolder, runAs);
  const logStart = shortenLog(places.log);
  const { exited, pid } = spawnPostmaster(places, runAs, socketFolder);
  const ready = waitUntilReady(places, pid);
  const outcome = await Promise.race([ready, exited]);
  if (outcome !== "exited") return outcome;
  ready.catch(() => {}); // It waits for a process that is gone.
  const words = readFileSync(places.log).subarray(logStart).toString();
  const complaint = readComplaint(words, places.data, places.log);
  if (complaint.kind === "give-up") throw complaint.failure;
  return "again";
}

function spawnPostmaster(places: Places, runAs: RunAs, socketFolder: string) {
  const { file, args, options } = launch(runAs, join(places.programs, "bin", "postgres"), [
    "-D",
    places.data,
    ...postgresSettings(socketFolder),
  ]);
  const log = openSync(places.log, "a", 0o600);
  const child = spawn(file, args, {
    ...options,
    // Ctrl-C in the terminal is for the app, which then stops the database in good order.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<"exited">((done) => {
    child.once("exit", () => done("exited"));
    child.once("error", () => done("exited"));
  });
  return { exited, pid: child.pid ?? -1 };
}

/**
 * Returns the settings of PostgreSQL: access only through a socket in a private folder, and no statements in its log.
 */
function postgresSettings(socketFolder: string): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    // Twenty for each node, and some for whoever looks after it. A place that is not taken costs some kilobytes.
    max_connections: "120",
    timezone: "UTC",
    log_timezone: "UTC",
    // Failed statements are the app's to report; their messages can quote what people wrote.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function waitUntilReady(places: Places, pid: number): Promise<Postmaster> {
  const deadline = Date.now() + recovery;
  while (Date.now() < deadline) {
    const living = livingPostmaster(places.data);
    if (living?.pid === pid && living.status === "ready") return living;
    await sleep(20);
  }
  throw new StartFailure(texts.database.didNotAnswer(places.log));
}

function prepareSocketFolder(folder: string, runAs: RunAs): void {
  const owner = ownerOf(runAs);
  makeSocketFolder(folder, owner);
  if (runAs.kind === "other-user") chownSync(folder, runAs.uid, runAs.gid);
}

/** Returns the length of the log, and empties a large one. */
function shortenLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largestLog) return size;
  truncateSync(path);
  return 0;
}
