import { defaultFlags, type Flags, flagsWith } from "@housestyle/contract";

/** The flags with the operator's changes: `WLSSO` or `+WLSSO` switches one on, `-GoalsSidebar` off; any case. */
export function operatorFlags(changes: readonly string[]): Flags {
  const names = new Map(Object.keys(defaultFlags).map((name) => [name.toLowerCase(), name]));
  const pairs = changes.map((change) => {
    const name = change.replace(/^[+-]/, "");
    return [names.get(name.toLowerCase()) ?? name, !change.startsWith("-")] as const;
  });
  return flagsWith(defaultFlags, Object.fromEntries(pairs));
}
