import type { AssistanceProblem, AssistanceTask } from "@housestyle/contract";
import type { VersionFault } from "@housestyle/engine";
import { catalogue, say } from "@housestyle/texts";

/** The texts of suggestions by a language model. */
export const editorAssistance = catalogue("editorAssistance", {
  title: say("Language model: {model}", (model: string) => ({ model })),
  sends: say("Sends this paragraph to {host} when you choose one of these.", (host: string) => ({ host })),
  used: say("{used} of {limit} requests used today", (used: number, limit: number) => ({ used, limit })),
  tasks: {
    shorter: "Shorter",
    longer: "Longer",
    plainer: "Plainer",
    formal: "More formal",
    friendlier: "Friendlier",
    vivid: "More vivid",
    instruction: "Your instruction",
    continue: "Continue writing",
    ideas: "Ideas for what comes next",
    critique: "Critique",
  } satisfies Record<AssistanceTask, string>,
  chooseTask: "Rewrite with the language model",
  instruction: "Your instruction",
  instructionHint: "Such as: Address the reader directly",
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
    "{count, plural, one {One version was held back because it} other {{count} versions were held back because they}} {why, select, numbers {changed a number} negations {changed a negation} quotations {changed a quotation} links {changed a link} names {changed a name} terms {changed an approved term} other {added a mistake}}.",
    (why: VersionFault, count: number) => ({ why, count }),
  ),
  problems: {
    unreachable: "The language model could not be reached.",
    refused: "The language model refused the request. An admin may need to check its settings.",
    busy: "The language model is busy. Try again in a moment.",
    "too-slow": "The language model took too long.",
    unexpected: "The language model sent something unexpected.",
    empty: "The language model had no other wording.",
  } satisfies Record<AssistanceProblem, string>,
  stopped: "Stopped.",
  unreachable: "The server could not be reached.",
  notHere: "These sentences cannot be rewritten because they contain notes, images, or code.",
  inserted: "Inserted.",
});
