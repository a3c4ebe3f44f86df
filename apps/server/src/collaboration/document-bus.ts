import type { Redis } from "ioredis";
import type { Database } from "../db/index.ts";
import { notifyChannel } from "./store.ts";

/** What servers tell each other about an open document: that it has a new version, or where a person’s caret is. Never any text. */
export type DocumentNews =
  | { readonly about: "version"; readonly id: number; readonly version: number }
  | {
      readonly about: "caret";
      readonly id: number;
      readonly client: string;
      readonly person: number;
      readonly version: number;
      /** Undefined for someone who has left. */
      readonly anchor?: number | undefined;
      readonly head?: number | undefined;
    };

/** Passes news among the servers of an installation. A message may be lost: whoever waits for one also looks by themselves. */
export interface DocumentBus {
  publish(news: DocumentNews): Promise<void>;
  close(): Promise<void>;
}

const channel = "housestyle_documents";
/** The wait before a lost connection is opened again, in milliseconds. */
const pause = 500;

/** Opens the bus, over Redis where there is one, over the database otherwise. */
export function openDocumentBus(
  database: Database,
  redis: Redis | undefined,
  received: (news: DocumentNews) => void,
): Promise<DocumentBus> {
  const take = (message: string | undefined) => {
    const news = readNews(message);
    if (news) received(news);
  };
  return redis ? overRedis(redis, take) : overDatabase(database, take);
}

async function overRedis(redis: Redis, take: (message: string) => void): Promise<DocumentBus> {
  const listener = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined, socketTimeout: undefined });
  listener.on("error", () => {}); // The other connection reports the same.
  listener.on("message", (_, message) => take(message));
  // Subscribes again by itself after a lost connection.
  listener.subscribe(channel).catch(() => {});
  return {
    publish: async (news) => void (await redis.publish(channel, JSON.stringify(news))),
    close: async () => listener.disconnect(),
  };
}

async function overDatabase(database: Database, take: (message: string | undefined) => void): Promise<DocumentBus> {
  let client: Awaited<ReturnType<Database["connect"]>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const again = () => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => connect().catch(again), pause);
  };
  const connect = async () => {
    const fresh = await database.connect();
    fresh.on("notification", ({ payload }) => take(payload));
    fresh.on("end", again);
    await fresh.query(`listen ${channel}`);
    client = fresh;
  };
  await connect();
  return {
    publish: (news) => notifyChannel(database.query, channel, JSON.stringify(news)),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function readNews(message: string | undefined): DocumentNews | undefined {
  try {
    const { about, id } = JSON.parse(message ?? "null");
    return (about === "version" || about === "caret") && typeof id === "number" ? JSON.parse(message ?? "") : undefined;
  } catch {
    return undefined;
  }
}
