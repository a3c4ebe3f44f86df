import type { Database } from "../db/index.ts";

/** Hears from the database, whichever node made the change, whose rules have changed. */
export interface RulesListener {
  /** Calls back with the id of each owner whose rules changed; undefined when some may have been missed. Answers how to stop. */
  subscribe(heard: (owner: number | undefined) => void): () => void;
  close(): Promise<void>;
}

const channel = "housestyle_rules";
/** Wait before a lost connection is made anew, milliseconds. */
const pause = 500;

/** Opens one connection that listens; a lost one is made anew, and everybody is told to look again. */
export async function listenForRules(database: Database): Promise<RulesListener> {
  const subscribers = new Set<(owner: number | undefined) => void>();
  const tell = (owner: number | undefined) => {
    for (const heard of subscribers) heard(owner);
  };
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Awaited<ReturnType<Database["connect"]>> | undefined;

  const connect = async () => {
    const fresh = await database.connect();
    fresh.on("notification", ({ payload }) => tell(Number(payload)));
    fresh.on("end", again);
    await fresh.query(`listen ${channel}`);
    client = fresh;
  };
  const again = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(() => tell(undefined), again);
    }, pause);
  };

  await connect();
  return {
    subscribe: (heard) => {
      subscribers.add(heard);
      return () => subscribers.delete(heard);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
