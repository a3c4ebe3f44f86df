/** What Playwright runs its waits with; its own, and not for others. */
interface Frame {
  retryWithProgressAndTimeouts(progress: object, pauses: readonly number[], look: object): Promise<unknown>;
  retryWithProgressAndBackoff(progress: object, look: object): Promise<unknown>;
}

interface Context {
  on(event: "page", listener: (page: object) => void): unknown;
}

/** The times between two looks, in milliseconds; the last is repeated. */
const pauses: readonly number[] = [10, 20, 30, 40];

/**
 * Lets Playwright look for what a test waits for each 40 milliseconds. By itself it looks twice a second once 300 milliseconds have
 * passed, so that most waits would take half a second longer than what they wait for. Where a later version has no such
 * part, it looks as it does by itself.
 */
export function lookOften(context: Context): void {
  context.on("page", (page) => {
    const { _connection: connection } = page as { _connection?: { toImpl?(page: object): { mainFrame(): Frame } } };
    const frame = connection?.toImpl?.(page).mainFrame();
    const methods = frame && (Object.getPrototypeOf(frame) as Partial<Frame>);
    if (!methods?.retryWithProgressAndTimeouts) return;
    methods.retryWithProgressAndBackoff = function (this: Frame, progress, look) {
      return this.retryWithProgressAndTimeouts(progress, pauses, look);
    };
  });
}
