import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives all test files of one run the same place for a PostgreSQL; the first that needs it starts it. */
export default function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), "hs-pg-"));
  provide("databaseFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
