import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";

/** Statements that are prepared at most, and how often one has to come before it is. */
const mostPrepared = 200;
const oftenEnough = 3;

/**
 * Lets the database keep its plan of a statement that comes again and again: planning takes longer than most of ours
 * run. Statements that differ each time, as filters make them, are left alone.
 */
export function prepareOften(pool: pg.Pool): void {
  const times = new LRUCache<string, number>({ max: mostPrepared * 10 });
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const seen = (times.get(text) ?? 0) + 1;
    times.set(text, seen);
    if (seen < oftenEnough) return undefined;
    const name = `hs_${createHash("sha256").update(text).digest("base64url").slice(0, 20)}`;
    names.set(text, name);
    return name;
  };
  pool.on("connect", (client) => {
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (...args: unknown[]) => {
      const [text, values, ...rest] = args;
      const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
      return name === undefined ? plain(...args) : plain({ name, text, values }, ...rest);
    };
    client.query = named as typeof client.query;
  });
}
