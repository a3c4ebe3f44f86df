import type { RewriteKind } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

const named = (name: string) => ({ name: quoted(name) });

/** The texts of the language server. */
export const texts = catalogue("lsp", {
  write: say("Replace with {name}", named),
  remove: say("Delete {name}", named),
  fixAll: say("{count, plural, one {Apply the safe fix} other {Apply all {count} safe fixes}}", (count: number) => ({
    count,
  })),
  rewrite: say("{name}: {text}", (name: string, text: string) => ({ name, text: quoted(text) })),
  rewrites: {
    shorter: "Shorter",
    plain: "Plain words",
    verb: "Strong verb",
    active: "Active voice",
    direct: "More direct",
    split: "Two sentences",
    join: "One sentence",
    list: "Bulleted list",
    contract: "Contractions",
    expand: "Full forms",
  } satisfies Readonly<Record<RewriteKind, string>>,
  addWord: say("Add {name} to this folder’s dictionary", named),
  ignoreHere: say("Ignore {name} in this sentence", named),
  ignoreEverywhere: say("Ignore {name} everywhere in this folder", named),
  turnOff: say("Turn off rule in this folder: {title}", (title: string) => ({ title })),
  onServer: {
    addWord: {
      team: say("Add {name} to the team dictionary", named),
      personal: say("Add {name} to your personal dictionary", named),
    },
    ignoreEverywhere: {
      team: say("Ignore {name} everywhere for the whole team", named),
      personal: say("Ignore {name} everywhere for me", named),
    },
    turnOff: say("Turn off rule everywhere for me: {title}", (title: string) => ({ title })),
    refused: say("{address} rejected the change: {reason}", (address: string, reason: string) => ({ address, reason })),
    inFolder: say(
      "Cannot reach {address}. Saved in {file} for this folder instead.",
      (address: string, file: string) => ({
        address,
        file,
      }),
    ),
    nowhere: say("Cannot reach {address}. Nothing was changed.", (address: string) => ({ address })),
  },
  deepOffByTeam: "Your team has turned off deep checking. Rules still apply.",
  deepNotHere: say("Your team uses deep checking, but it is not available here. {reason}", (reason: string) => ({
    reason,
  })),
  deepStopped: "Deep checking stopped because its runtime failed. Rules still apply.",
  instead: say("Wrong: {wrong} Right: {right}", (wrong: string, right: string) => ({ wrong, right })),
});
