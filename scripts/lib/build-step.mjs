import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { ownNode } from "./own-node.mjs";
import { Explained, say } from "./say.mjs";
import { texts } from "./texts.mjs";

/** Builds `output` below `base` if it is missing or one of its inputs has changed since it was built. */
export async function buildStep(base, { what, inputs, output, args, cwd, finish }) {
  const folder = join(base, dirname(output));
  const stamp = join(folder, ".built");
  const print = fingerprint(base, inputs);
  if (existsSync(join(base, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  say(texts.building(what));
  const building = spawn(ownNode(), args, { cwd: join(base, cwd), stdio: ["ignore", "ignore", "inherit"] });
  const [status] = await once(building, "exit");
  if (status !== 0) throw new Explained(texts.buildFailed(what));
  await finish(folder);
  // Written last: a build that was cut short is done again.
  writeFileSync(stamp, print);
}
