import { catalogue, say } from "@housestyle/texts";

const sized = (size: number) => ({ size });

/** The texts about deep checking. */
export const deeper = catalogue("deeper", {
  title: "Deep checking",
  about:
    "A small model catches what the rules miss: missing words, wrong verb forms, misplaced commas. It runs in this browser, and your text never leaves this device.",
  ask: say(
    "Turn on deep checking? It catches missing words, wrong verb forms, and misplaced commas. It’s a one-time download of {size, number} MB, and your text stays on this device.",
    sized,
  ),
  askOfTeam: say(
    "Your team, {team}, uses deep checking: it catches missing words, wrong verb forms, and misplaced commas. It’s a one-time download of {size, number} MB, and your text stays on this device.",
    (team: string, size: number) => ({ team, size }),
  ),
  byTeam: say("Set by your team, {team}.", (team: string) => ({ team })),
  offByTeam: say("Your team, {team}, has turned it off.", (team: string) => ({ team })),
  notHere: "Not on this device",
  yes: "Turn on",
  no: "Not now",
  depths: {
    off: "Off",
    strict: "Strict: only near-certain suggestions",
    eager: "Eager: more suggestions, more false alarms",
  },
  loading: "Downloading deep checking. You can keep writing.",
  failed: "Deep checking couldn’t be loaded. Everything else still works.",
  stopped: "Deep checking has stopped. Everything else still works.",
  again: "Try again",
  turnOff: "Turn off",
  kept: say("It takes up {size, number} MB on this device.", sized),
  notKept: say("It isn’t on this device. It would take up {size, number} MB.", sized),
  none: "This server doesn’t offer deep checking.",
  remove: "Remove from this device",
  removed: "Deep checking is turned off and removed from this device.",
});

/** Returns bytes as whole megabytes. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1_000_000));
