const patience = 15_000;

/** Runs something once: when the network is back, or in a while. */
export function whenBack(run: () => unknown): void {
  const ran = new AbortController();
  const once = () => {
    ran.abort();
    run();
  };
  const timer = setTimeout(once, patience);
  ran.signal.addEventListener("abort", () => clearTimeout(timer));
  addEventListener("online", once, { signal: ran.signal });
}
