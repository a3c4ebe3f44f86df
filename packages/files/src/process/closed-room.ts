/**
 * Returns the flags for a Node process that reads untrusted files: it can read its own code under `readable` and
 * nothing else, can neither write nor start anything, and has `memory` MB of heap.
 */
export function closedRoom(readable: readonly string[], memory: number): string[] {
  return [
    `--max-old-space-size=${memory}`,
    "--max-semi-space-size=4",
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ];
}
