import type { AssistanceProblem, rewordingTasks } from "@housestyle/contract";
import type { VersionFault } from "@housestyle/engine";
import { catalogue, say } from "@housestyle/texts";

const counted = (count: number) => ({ count });

type ShownTask = Exclude<(typeof rewordingTasks)[number], "instruction">;

/** The texts of suggestions by a language model. */
export const editorAssistance = catalogue("editorAssistance", {
  title: say("Language model: {model}", (model: string) => ({ model })),
  sends: say("Sends this paragraph to {host} when you choose one of these.", (host: string) => ({ host })),
  choose: "Language model",
  ofBrowser: "The browser’s own",
  inPage: say("{model} in this browser", (model: string) => ({ model })),
  onHost: say("{model} on {host}", (model: string, host: string) => ({ model, host })),
  localBrowser: "Runs in your browser, which may download it first. Nothing you write is sent.",
  localFile: say(
    "Runs in this browser. Nothing you write is sent. It’s a one-time download of {size, number} MB.",
    (size: number) => ({ size }),
  ),
  storedFile: say(
    "Runs in this browser. Nothing you write is sent. It takes up {size, number} MB on this device.",
    (size: number) => ({ size }),
  ),
  removeFile: "Remove from this device",
  loading: say("Downloading the model: {percent, number}%", (share: number) => ({
    percent: Math.round(100 * share),
  })),
  tooLongHere: "This is too long for a model that runs in the browser. Choose fewer words, or another model.",
  used: say("{used} of {limit} requests used today", (used: number, limit: number) => ({ used, limit })),
  tasks: {
    shorter: "Shorter",
    longer: "Longer",
    plainer: "Plainer",
    formal: "More formal",
    friendlier: "Friendlier",
    vivid: "More vivid",
  } satisfies Record<ShownTask, string>,
  chooseTask: "Rewrite with the language model",
  instruction: "Your instruction",
  instructionHint: "Such as: As a question",
  rewrite: "Rewrite",
  writing: "Writing…",
  stop: "Stop",
  again: "Try again",
  versions: "Versions",
  version: say("Version {number}", (number: number) => ({ number })),
  found: say(
    "{count, plural, =0 {No version can be offered.} one {One version.} other {{count} versions.}}",
    (count: number) => ({ count }),
  ),
  held: say(
    "{count, plural, one {One version was held back because it} other {{count} versions were held back because they}} {why, select, numbers {changed a number} negations {changed a negation} quotations {changed a quotation} links {added or changed a link} names {changed a name} terms {changed an approved term} meaning {changed the meaning} other {added a mistake}}.",
    (why: VersionFault, count: number) => ({ why, count }),
  ),
  problems: {
    unreachable: "The language model could not be reached.",
    refused: "The language model refused the request. An admin may need to check its settings.",
    busy: "The language model is busy. Try again in a moment.",
    "too-slow": "The language model took too long.",
    unexpected: "The language model’s server had an error or sent something unexpected.",
    empty: "The language model had no other wording.",
  } satisfies Record<AssistanceProblem, string>,
  stopped: "Stopped.",
  unreachable: "The server could not be reached.",
  notHere: "These sentences cannot be rewritten: they contain notes, images, or code, or are in another language.",
  inserted: "Inserted.",
  none: "No language model is available.",
  looking: "Looking for a language model…",
  sendsText: {
    continue: say(
      "Sends the {count, plural, one {character} other {{count, number} characters}} before the cursor to {host} ({model}).",
      (host: string, model: string, count: number) => ({ host, model, count }),
    ),
    ideas: say(
      "Sends the {count, plural, one {character} other {{count, number} characters}} before the cursor to {host} ({model}).",
      (host: string, model: string, count: number) => ({ host, model, count }),
    ),
    critique: say(
      "Sends this text, {count, number} characters, with its measurements to {host} ({model}).",
      (host: string, model: string, count: number) => ({ host, model, count }),
    ),
  },
  start: { continue: "Continue the text", ideas: "Get ideas", critique: "Get a critique" },
  spent: "The daily limit has been reached.",
  nothingBefore: "There is no text before the cursor.",
  nothingYet: "Write something first.",
  tooLong: "This text is too long. Place the cursor in a chapter of at most 60,000 characters.",
  dropped: say(
    "{count, plural, one {One point was left out because its words are not in the text.} other {{count} points were left out because their words are not in the text.}}",
    (count: number) => ({ count }),
  ),
  lines: {
    continue: say(
      "{count, plural, =0 {No version can be offered.} one {One version.} other {{count} versions.}}",
      counted,
    ),
    ideas: say("{count, plural, =0 {No ideas.} one {One idea.} other {{count} ideas.}}", counted),
    critique: say("{count, plural, =0 {No points.} one {One point.} other {{count} points.}}", counted),
  },
  advice: "A model can be wrong. Take what helps.",
});
