import { catalogue, quoted, say } from "@housestyle/texts";

const named = (name: string) => ({ name: quoted(name) });

/** Everything the language server says. */
export const texts = catalogue("lsp", {
  write: say("Write {name}", named),
  remove: say("Delete {name}", named),
  fixAll: say(
    "{count, plural, one {Fix the one mistake that is sure} other {Fix all {count} mistakes that are sure}}",
    (count: number) => ({ count }),
  ),
  addWord: say("Add {name} to the dictionary", named),
  ignoreHere: say("Ignore {name} in this sentence", named),
  ignoreEverywhere: say("Ignore {name} everywhere", named),
  turnOff: say("Turn off the rule: {title}", (title: string) => ({ title })),
  unreachable: say(
    "{address} cannot be reached: what your team has decided does not count yet.",
    (address: string) => ({
      address,
    }),
  ),
  refused: say(
    "{address} does not say what your team has decided ({status}). Look whether the address and the key are right.",
    (address: string, status: string) => ({ address, status }),
  ),
  deepStopped: "Deeper checking has stopped: its runtime failed. Rules go on.",
  instead: say("Not: {wrong} But: {right}", (wrong: string, right: string) => ({ wrong, right })),
});
