import { spawn } from "node:child_process";
import { mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives all test files of one run the same place for a PostgreSQL; the first that needs it starts it. */
export default function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), "hs-pg-"));
  provide("databaseFolder", folder);
  return () => remove(folder);
}

/** Nobody waits until it is gone: it holds a database of every test file, which takes minutes on a busy disk. */
function remove(folder) {
  const gone = `${folder}.gone`;
  renameSync(folder, gone);
  const removing = "fs.rmSync(process.argv[1], { recursive: true, force: true })";
  spawn(process.execPath, ["-e", removing, gone], { detached: true, stdio: "ignore" }).unref();
}
