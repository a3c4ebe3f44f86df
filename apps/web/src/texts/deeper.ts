import { catalogue, say } from "@housestyle/texts";

const sized = (size: number) => ({ size });

/** What is said of deeper checking. */
export const deeper = catalogue("deeper", {
  title: "Deeper checking",
  about:
    "A small model reads behind the rules: missing words, wrong forms, commas. It runs in this browser; no text leaves the device.",
  ask: say(
    "Turn on deeper checking? It catches missing words, wrong verb forms, and misplaced commas. One {size, number} MB download; it runs on this device.",
    sized,
  ),
  askOfTeam: say(
    "Your team, {team}, uses deeper checking: it catches missing words, wrong verb forms, and misplaced commas. One {size, number} MB download; it runs on this device.",
    (team: string, size: number) => ({ team, size }),
  ),
  byTeam: say("Set by your team, {team}.", (team: string) => ({ team })),
  offByTeam: say("Your team, {team}, has switched it off.", (team: string) => ({ team })),
  notHere: "Not on this device",
  yes: "Turn on",
  no: "Not now",
  depths: {
    off: "Off",
    strict: "Strict: says what is nearly always right",
    eager: "Eager: says more, and is wrong more often",
  },
  loading: "Deeper checking is being fetched. You can go on writing.",
  failed: "Deeper checking could not be loaded. Everything else goes on.",
  stopped: "Deeper checking has stopped. Everything else goes on.",
  again: "Try again",
  turnOff: "Turn off",
  kept: say("It takes up {size, number} MB on this device.", sized),
  notKept: say("Nothing of it is on this device. It would take up {size, number} MB.", sized),
  none: "This server has no model for it.",
  remove: "Remove from this device",
  removed: "Deeper checking is off, and removed from this device.",
});

/** Bytes as whole megabytes. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1_000_000));
