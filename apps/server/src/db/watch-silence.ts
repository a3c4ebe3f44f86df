import type pg from "pg";

/** The connection of a client, which the driver does not expose. */
interface Connected {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/**
 * Closes connections whose database has stopped answering, for example after a network failure: their requests fail
 * immediately, and later ones get new connections. A statement that has run for `limit` milliseconds counts as merely slow if
 * `probe` succeeds, which uses its own connection and must have a time limit. Returns a function that stops watching.
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

/** Records in `running` when each unanswered query of a client began. */
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
export function closeNow(client: pg.ClientBase): void {
  // The driver's own wording: its requests are answered like those of a lost connection.
  (client as unknown as Connected).connection.stream.destroy(new Error("Connection terminated: no answer"));
}
