import { z } from "zod";

/**
 * An object whose properties are found in any case. A null property counts as omitted, unknown properties are
 * dropped, and of two that differ only in case, the exact one wins.
 */
export function caseless<S extends z.ZodRawShape>(shape: S) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  return z.preprocess((value) => bindNames(value, names), z.object(shape));
}

function bindNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const bound: Record<string, unknown> = {};
  for (const [given, member] of Object.entries(value)) {
    const name = names.get(given.toLowerCase());
    if (name === undefined || member === null) continue;
    if (given === name || !Object.hasOwn(bound, name)) bound[name] = member;
  }
  return bound;
}
