import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";

/** How to handle the last message of PostgreSQL. */
export type Complaint = { readonly kind: "again" } | { readonly kind: "give-up"; readonly failure: StartFailure };

/** Reads the end of the log of a database that did not start. */
export function readComplaint(words: string, folder: string, log: string): Complaint {
  // A killed database stays in the process table until its parent buries it, and its shared memory until the last
  // backend has noticed; both pass.
  if (/lock file ".*" already exists|is still in use|another postmaster/i.test(words)) return { kind: "again" };
  return { kind: "give-up", failure: new StartFailure(reasonOf(words, folder, log)) };
}

function reasonOf(words: string, folder: string, log: string): string {
  if (/No space left on device|disk full/i.test(words)) return texts.database.diskFull(folder);
  if (/Permission denied|must be owned by|Read-only file system|wrong ownership/i.test(words))
    return texts.database.notWritable(folder);
  const last = words.trim().split("\n").at(-1) ?? "";
  return texts.database.didNotStart(log, last.replace(/^.*?(FATAL|PANIC|error):\s*/, ""));
}
