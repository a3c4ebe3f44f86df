import type { Database } from "../db/index.ts";

/** Receives notifications from the database about changed rules, whichever node changed them. */
export interface RulesListener {
  /**
   * Calls the listener with the id of each owner whose rules have changed, or with undefined if some may have been
   * missed. Returns a function that stops it.
   */
  subscribe(heard: (owner: number | undefined) => void): () => void;
  close(): Promise<void>;
}

const channel = "housestyle_rules";
/** The milliseconds before a lost connection is reopened. */
const pause = 500;

/** Opens a connection that listens. If it is lost, it is reopened, and all listeners are told to check again. */
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
