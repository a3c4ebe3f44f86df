import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** A process that tells how far it gets with each path it is sent. */
process.on("message", (paths: string[]) => {
  const ends = paths.map((path) => [
    path,
    endOf(() => readFileSync(path)),
    endOf(() => writeFileSync(path, "")),
    endOf(() => spawnSync(path)),
  ]);
  process.send?.(ends, () => process.disconnect?.());
});

function endOf(attempt: () => unknown): string {
  try {
    attempt();
    return "done";
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}
