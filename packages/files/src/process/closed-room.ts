/**
 * Flags for a Node process that reads what strangers wrote: it opens what lies under `readable`, its own code, and nothing
 * else, neither what anybody has stored nor what the system tells of other processes; it writes nothing, starts nothing,
 * and has `memory` MB of heap.
 */
export function closedRoom(readable: readonly string[], memory: number): string[] {
  return [
    `--max-old-space-size=${memory}`,
    "--max-semi-space-size=4",
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ];
}
