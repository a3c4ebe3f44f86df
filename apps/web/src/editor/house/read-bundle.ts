import { type RulesBundle, rulesBundle } from "@housestyle/contract";
import type { House } from "./house.ts";
import { noHouse } from "./house.ts";

/** What the server answers about the rules of an account. */
export interface Bundle {
  readonly Version: string;
  readonly Settings: House["settings"];
  readonly Sources: House["sources"];
  readonly RuleSources: House["ruleSources"];
  readonly Goals: House["goals"];
  readonly Deeper: RulesBundle["Deeper"];
}

/** A bundle as it came over the wire or out of the storage; undefined when it is none. */
export function readBundle(value: unknown): Bundle | undefined {
  const read = rulesBundle.safeParse(value);
  if (!read.success) return undefined;
  return { ...read.data, Settings: { ...noHouse.settings, ...listsOf(read.data.Settings) } };
}

/** The server's own engine wrote these lists: what is a list is taken as it is. */
function listsOf(settings: Readonly<Record<string, unknown>>): Partial<House["settings"]> {
  const names = Object.keys(noHouse.settings);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, list]) => names.includes(name) && Array.isArray(list)),
  );
}
