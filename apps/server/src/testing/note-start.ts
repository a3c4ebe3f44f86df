import { channel } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

// Loaded before a program of the server: notes in the file NOTE_START what begins, each thing once, in its order.

const file = process.env.NOTE_START;
const noted = new Set<string>();

function note(what: string): void {
  if (!file || noted.has(what)) return;
  noted.add(what);
  appendFileSync(file, `${what}\n`);
}

if (isMainThread) {
  channel("worker_threads").subscribe(() => note("thread"));
  channel("child_process").subscribe(() => note("database"));
  registerHooks({
    load: (url, context, next) => {
      if (/\/serve\.[jt]s$/.test(url)) note("features");
      return next(url, context);
    },
  });
}
