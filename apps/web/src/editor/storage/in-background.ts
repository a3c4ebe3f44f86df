/**
 * Lets work go on that nobody waits for. It may find that a newer version of the page, in another tab, has closed what is kept
 * on this device: then it ends, and `closed` is called where someone has to be told. Any other fault stays one.
 */
export function inBackground(work: Promise<unknown> | undefined, closed = () => {}): void {
  work?.catch((cause: unknown) => {
    if (!isClosed(cause)) throw cause;
    closed();
  });
}

const isClosed = (cause: unknown): boolean =>
  cause instanceof DOMException && (cause.name === "InvalidStateError" || cause.name === "AbortError");
