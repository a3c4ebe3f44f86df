const patience = 15_000;

/** Runs a function once, either when the network is back or after a while. */
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
