import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "../../../../scripts/lib/fingerprint.mjs";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const place = join(root, "dist/extension/tried");
/** What it is built from. */
const rooms = ["checker", "client", "contract", "documents", "engine", "lexicon", "panel", "surfaces", "texts", "ui"];
const sources = [
  "apps/extension",
  "scripts/lib/extension",
  "package-lock.json",
  ...rooms.map((room) => `packages/${room}/src`),
  "packages/lexicon/data",
];
/** So long a folder that somebody may be trying is kept, in milliseconds. */
const kept = 60 * 60_000;
/** So long another process is given to build it, in milliseconds. */
const longest = 60_000;

/** The extension for a browser, unpacked: built once for as long as its sources stay, whoever else is trying it at the same time. */
export function packed(browser: "chrome" | "firefox"): string {
  const folder = join(place, `${browser}-${fingerprint(root, sources).slice(0, 16)}`);
  const lock = `${folder}.lock`;
  waitWhileLocked(lock);
  if (existsSync(folder)) return folder;
  mkdirSync(lock, { recursive: true });
  try {
    buildInto(folder, browser);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return folder;
}

function buildInto(folder: string, browser: string): void {
  for (const name of readdirSync(place)) {
    if (statSync(join(place, name)).mtimeMs < Date.now() - kept) rmSync(join(place, name), { recursive: true });
  }
  const half = mkdtempSync(join(place, "half-"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/lib/extension/build-into.mjs", browser, half], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  try {
    renameSync(half, folder);
  } catch {
    // Another was quicker.
    rmSync(half, { recursive: true });
  }
}

/** Waits while another process builds the same. A lock that a killed one has left counts until `longest` has passed. */
function waitWhileLocked(lock: string): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  const isHeld = () => Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < longest;
  while (isHeld()) Atomics.wait(never, 0, 0, 50);
}
