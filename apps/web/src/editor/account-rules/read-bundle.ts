import { type RulesBundle, rulesBundle } from "@housestyle/contract";
import type { AccountRules } from "./account-rules.ts";
import { noAccountRules } from "./account-rules.ts";

/** What the server answers about the rules of an account. */
export interface AccountBundle {
  readonly Version: string;
  readonly Settings: AccountRules["settings"];
  readonly Sources: AccountRules["sources"];
  readonly RuleSources: AccountRules["ruleSources"];
  readonly Goals: AccountRules["goals"];
  readonly Deeper: RulesBundle["Deeper"];
}

/** A bundle as it came over the wire or out of the storage; undefined when it is none. */
export function readBundle(value: unknown): AccountBundle | undefined {
  const read = rulesBundle.safeParse(value);
  if (!read.success) return undefined;
  return { ...read.data, Settings: { ...noAccountRules.settings, ...listsOf(read.data.Settings) } };
}

/** Reads lists from the settings. The server's own engine wrote them, so any array is trusted. */
function listsOf(settings: Readonly<Record<string, unknown>>): Partial<AccountRules["settings"]> {
  const names = Object.keys(noAccountRules.settings);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, list]) => names.includes(name) && Array.isArray(list)),
  );
}
