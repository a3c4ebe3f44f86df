import { defaultFlags, type Flags, flagsWith } from "@housestyle/contract";

/**
 * Returns the flags with the operator's changes: `WLSSO` or `+WLSSO` turns one on, and `-GoalsSidebar` turns one off,
 * in any case.
 */
export function operatorFlags(changes: readonly string[]): Flags {
  const names = new Map(Object.keys(defaultFlags).map((name) => [name.toLowerCase(), name]));
  const pairs = changes.map((change) => {
    const name = change.replace(/^[+-]/, "");
    return [names.get(name.toLowerCase()) ?? name, !change.startsWith("-")] as const;
  });
  return flagsWith(defaultFlags, Object.fromEntries(pairs));
}
