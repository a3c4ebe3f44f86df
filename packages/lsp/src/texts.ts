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
  deepStopped: "Deeper checking has stopped: its runtime failed. Rules go on.",
  instead: say("Not: {wrong} But: {right}", (wrong: string, right: string) => ({ wrong, right })),
});
