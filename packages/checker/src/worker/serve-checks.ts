import { type Asking, type DeskHost, type LateSources, type Opening, openDesk } from "./open-desk.ts";

/** What the checks need from the worker they run in. */
interface WorkerHost extends DeskHost {
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Opens the engine over its word lists and answers what takes the page's messages from then on. The
 * models and the phrases are sent for when the first findings are out; “ready” is said when all are there. All else that is large
 * stands behind this module, so that the worker can fetch it and the word lists side by side.
 */
export async function serveChecks(
  bytes: Uint8Array,
  late: LateSources,
  opening: Promise<Opening>,
  { wait, ...host }: WorkerHost,
): Promise<(message: Asking) => void> {
  const desk = openDesk(bytes, late, wait);
  // Nobody listens before they have opened it.
  return desk.begin(await opening, host).receive;
}
