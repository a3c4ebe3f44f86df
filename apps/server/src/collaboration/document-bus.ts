import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Database } from "../db/index.ts";
import type { EditorNews } from "./presence.ts";
import { notifyChannel } from "./store.ts";

/**
 * What servers send each other about an open document: that its version or comments have changed, or who has it open.
 * Never any text.
 */
export type DocumentNews =
  | { readonly about: "version"; readonly id: number; readonly version: number }
  | { readonly about: "comments"; readonly id: number }
  | { readonly about: "editor"; readonly id: number; readonly editor: EditorNews };

/** Passes news among the servers of an installation. Messages may be lost, so receivers also check by themselves. */
export interface DocumentBus {
  publish(news: DocumentNews): Promise<void>;
  close(): Promise<void>;
}

const channel = "housestyle_documents";
/** The milliseconds before a lost connection is reopened. */
const pause = 500;

/** How messages reach other servers. */
interface Wire {
  send(message: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the bus, over Redis where there is one, over the database otherwise. What a server publishes is not sent to itself. */
export async function openDocumentBus(
  database: Database,
  redis: Redis | undefined,
  received: (news: DocumentNews) => void,
): Promise<DocumentBus> {
  const self = randomUUID();
  const take = (message: string | undefined) => {
    const news = readNews(message, self);
    if (news) received(news);
  };
  const wire = await (redis ? overRedis(redis, take) : overDatabase(database, take));
  return { publish: (news) => wire.send(JSON.stringify({ by: self, ...news })), close: () => wire.close() };
}

async function overRedis(redis: Redis, take: (message: string) => void): Promise<Wire> {
  const listener = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined, socketTimeout: undefined });
  listener.on("error", () => {}); // The other connection reports the same.
  listener.on("message", (_, message) => take(message));
  // Subscribes again by itself after a lost connection.
  listener.subscribe(channel).catch(() => {});
  return {
    send: async (message) => void (await redis.publish(channel, message)),
    close: async () => listener.disconnect(),
  };
}

async function overDatabase(database: Database, take: (message: string | undefined) => void): Promise<Wire> {
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
    send: (message) => notifyChannel(database.query, channel, message),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function readNews(message: string | undefined, self: string): DocumentNews | undefined {
  try {
    const { by, ...news } = JSON.parse(message ?? "null");
    const isNews = ["version", "comments", "editor"].includes(news.about) && typeof news.id === "number";
    return isNews && by !== self ? news : undefined;
  } catch {
    return undefined;
  }
}
