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
  addWord: say("Add {name} to this folder’s words", named),
  ignoreHere: say("Ignore {name} in this sentence", named),
  ignoreEverywhere: say("Ignore {name} everywhere in this folder", named),
  turnOff: say("Turn off the rule in this folder: {title}", (title: string) => ({ title })),
  onServer: {
    addWord: {
      team: say("Add {name} to the team’s dictionary", named),
      personal: say("Add {name} to your own dictionary", named),
    },
    ignoreEverywhere: {
      team: say("Ignore {name} everywhere, for the whole team", named),
      personal: say("Ignore {name} everywhere you write", named),
    },
    turnOff: say("Turn off the rule everywhere you write: {title}", (title: string) => ({ title })),
    refused: say("{address} does not take it: {reason}", (address: string, reason: string) => ({ address, reason })),
    inFolder: say(
      "{address} cannot be reached. {file} holds it instead, for this folder.",
      (address: string, file: string) => ({
        address,
        file,
      }),
    ),
    nowhere: say("{address} cannot be reached. Nothing was decided.", (address: string) => ({ address })),
  },
  deepOffByTeam: "Your team has switched deeper checking off. Rules go on.",
  deepNotHere: say("Your team wants deeper checking, which is not possible here: {reason}", (reason: string) => ({
    reason,
  })),
  deepStopped: "Deeper checking has stopped: its runtime failed. Rules go on.",
  instead: say("Not: {wrong} But: {right}", (wrong: string, right: string) => ({ wrong, right })),
});
