import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";

/** The most prepared statements, and how often one must be used before it is prepared. */
const mostPrepared = 200;
const oftenEnough = 3;

/**
 * Makes the database keep the plans of frequent statements, because planning takes longer than running most of them.
 * Statements that vary, such as those with filters, are not prepared.
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
