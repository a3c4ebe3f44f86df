import { z } from "zod";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { looseInteger } from "./wire/loose-integer.ts";

const direction = z
  .string()
  .regex(/^(asc|desc)$/i, { error: () => texts.ascOrDesc })
  .transform((word) => (/^desc$/i.test(word) ? ("desc" as const) : ("asc" as const)));

const filter = z.string().max(limits.filter, { error: () => texts.filterTooLong(limits.filter) });
const column = z.string().max(64);

/** Names that other dialects of the API use for the same parameter. */
const alias: Readonly<Record<string, string>> = {
  $top: "Take",
  $skip: "Skip",
  $filter: "Filter",
  length: "Take",
  start: "Skip",
};

const members = {
  Take: looseInteger(0, limits.take).optional(),
  Skip: looseInteger(0, 1_000_000_000).default(0),
  OrderBy: column.optional(),
  OrderDir: direction.optional(),
  Filter: filter.optional(),
  draw: looseInteger(0, 2_000_000_000).optional(),
  format: z.string().max(32).optional(),
};

/** Reads the parameters of a list, under any name and in any case. `$orderby=Name desc` is split into its parts. */
function listParameters<S extends z.ZodRawShape>(more: S) {
  return z.preprocess(untangle, caseless({ ...members, ...more }));
}

/** The parameters of every list: `Take` (25, at most 500, 0 only counts), `Skip`, `OrderBy`, `OrderDir`, `Filter`. */
export const listQuery = listParameters({});

/** Returns the parameters of a list together with those of one call. */
export function listQueryWith<S extends z.ZodRawShape>(more: S) {
  return listParameters(more);
}

/** The parameters of every list, after parsing. */
export type ListQuery = z.output<typeof listQuery>;

/** Returns whether a list is requested in the form of DataTables: an object with counts instead of an array. */
export function isDataTables({ draw, format }: Pick<ListQuery, "draw" | "format">): boolean {
  return draw !== undefined || format?.toLowerCase() === "datatables";
}

function untangle(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const found: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const lower = name.toLowerCase();
    if (lower === "$orderby" && typeof given === "string") {
      const [by, way] = given.trim().split(/\s+/);
      found.OrderBy ??= by;
      if (way !== undefined) found.OrderDir ??= way;
    } else found[alias[lower] ?? name] ??= given;
  }
  return found;
}
