import type pg from "pg";

/** The connection of a client, which the driver keeps to itself. */
interface Connected {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/**
 * Ends connections whose database has stopped answering, as behind a cut network or on a paused machine: their requests
 * fail at once, and later ones get new connections. A statement that has run for `limit` milliseconds is only slow while
 * `probe`, which asks over a connection of its own and must end within a time of its own, succeeds. Returns how to stop.
 */
export function watchSilence(pool: pg.Pool, limit: number, probe: () => Promise<unknown>): () => void {
  const asked = new Map<pg.PoolClient, Set<number>>();
  pool.on("connect", (client) => {
    const running = new Set<number>();
    asked.set(client, running);
    client.once("end", () => asked.delete(client));
    noteQueries(client, running);
  });
  const waiting = (): pg.PoolClient[] => {
    const latest = performance.now() - limit;
    return [...asked].flatMap(([client, running]) => ([...running].some((since) => since <= latest) ? [client] : []));
  };
  let isProbing = false;
  const look = async (): Promise<void> => {
    if (isProbing || waiting().length === 0) return;
    isProbing = true;
    try {
      await probe();
    } catch {
      for (const client of waiting()) closeNow(client);
    } finally {
      isProbing = false;
    }
  };
  const timer = setInterval(look, limit / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/** Keeps in `running` when each query of a client began that has no answer yet. */
function noteQueries(client: pg.PoolClient, running: Set<number>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const noted = (...args: unknown[]): unknown => {
    let since = performance.now();
    while (running.has(since)) since += 0.001;
    running.add(since);
    const done = () => running.delete(since);
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const answered = (...answer: unknown[]) => {
        done();
        return callback(...answer);
      };
      return query(...args.slice(0, -1), answered);
    }
    const result = query(...args);
    // A cursor or a stream ends by itself, and is not watched.
    if (result instanceof Promise) result.then(done, done);
    else done();
    return result;
  };
  client.query = noted as typeof client.query;
}

/** Closes a connection without waiting for the database to agree. */
export function closeNow(client: pg.ClientBase, cause?: unknown): void {
  // The words that the driver has for it: a request is answered as one whose database was lost.
  const reason = new Error("Connection terminated: no answer", { cause });
  (client as unknown as Connected).connection.stream.destroy(reason);
}
