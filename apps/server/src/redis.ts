import type { Redis } from "ioredis";
import type { Logger } from "pino";

/** Opens a Redis that several servers share. Loaded only where it is wanted; that it is away is said once. */
export async function openRedis(url: string, log: Pick<Logger, "warn">): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const redis = new Client(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false });
  let told = false;
  redis.on("error", () => {
    if (!told) log.warn("Redis cannot be reached");
    told = true;
  });
  redis.on("ready", () => {
    told = false;
  });
  return redis;
}
