import { catalogue, say } from "@housestyle/texts";

/** The question about API keys when someone sets a new password. */
export const keysChoice = catalogue("keysChoice", {
  label: "API keys and connected apps",
  hint: say(
    "{names} {count, plural, one {works} other {work}} without your password. Revoke {count, plural, one {it} other {them}} if someone else may have used your account.",
    (names: string, count: number) => ({ names, count }),
  ),
  key: say("{name} ({hint}…)", (name: string, hint: string) => ({ name, hint })),
  end: say("{count, plural, one {Revoke it} other {Revoke all {count, number}}}", (count: number) => ({ count })),
  endHint: "You’ll need to reconnect your apps or create new keys.",
  keep: say("{count, plural, one {Keep it} other {Keep all {count, number}}}", (count: number) => ({ count })),
  needed: "Choose what happens to your API keys.",
});
