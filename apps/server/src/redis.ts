import type { Redis } from "ioredis";
import type { Logger } from "pino";

/**
 * Opens a Redis that several servers share. Loaded only where it is wanted; that it is away is logged once. A command without
 * an answer fails after `limit` milliseconds; a connection that stays silent is closed and opened again.
 */
export async function openRedis(url: string, log: Pick<Logger, "warn">, limit: number): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const redis = new Client(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: false,
    commandTimeout: limit,
    connectTimeout: 8 * limit,
    socketTimeout: 4 * limit,
    keepAlive: 10_000,
  });
  let told = false;
  redis.on("error", () => {
    if (!told) log.warn("Cannot reach Redis");
    told = true;
  });
  redis.on("ready", () => {
    told = false;
  });
  return redis;
}
