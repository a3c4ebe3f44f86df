import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint, outsideOf } from "./fingerprint.mjs";
import { ownNode } from "./own-node.mjs";
import { Explained, say } from "./say.mjs";
import { texts } from "./texts.mjs";

/**
 * Builds `output` below `base` if it is missing or one of its inputs has changed since it was built. `now` is the clock
 * by which files have changed lately.
 */
export async function buildStep(base, { what, inputs, output, args, cwd, finish }, now = Date.now()) {
  const folder = join(base, dirname(output));
  const stamp = join(folder, ".built");
  const built = existsSync(join(base, output)) ? readStamp(stamp) : {};
  // Looked at before the files are read: what changes meanwhile is then seen the next time.
  const outside = outsideOf(base, inputs, now);
  if (outside !== undefined && outside === built.outside) return;
  const print = fingerprint(base, inputs);
  if (print === built.print) return remember(stamp, print, outside);
  say(texts.building(what));
  const building = spawn(ownNode(), args, { cwd: join(base, cwd), stdio: ["ignore", "ignore", "inherit"] });
  const [status] = await once(building, "exit");
  if (status !== 0) throw new Explained(texts.buildFailed(what));
  await finish(folder);
  // Written last: a build that was cut short is done again.
  writeStamp(stamp, print, outside);
}

/** What a build was made of: the hash of the files, and how they looked from outside, if that is known. */
function readStamp(path) {
  if (!existsSync(path)) return {};
  const [print, outside] = readFileSync(path, "utf8").split("\n");
  return { print, outside };
}

function writeStamp(path, print, outside) {
  writeFileSync(path, outside === undefined ? print : `${print}\n${outside}`);
}

/** The next look is then a short one. Whoever may not write here reads the files each time. */
function remember(stamp, print, outside) {
  try {
    writeStamp(stamp, print, outside);
  } catch {
    // Nothing was lost.
  }
}
