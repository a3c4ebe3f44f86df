import type { Kind } from "@housestyle/engine";
import type { WriterEvent } from "../writer-event.ts";
import { ruleSourceId } from "./rule-source-id.ts";

/** The action codes of the server. */
const actions: Readonly<Record<WriterEvent["what"], number>> = {
  ignore: 1,
  accept: 2,
  addWord: 3,
  thesaurus: 4,
  popup: 5,
  help: 6,
  acceptAlike: 2,
};
const acceptAllOfRule = 7;
const acceptAllOfGuide = 8;
/** The number of the event that starts a writing session. */
export const startSession = 9;

/** The codes for the place of an action: the card at the word, or the panel. */
const sources = { word: 1, panel: 3 } as const;

/** The server's report category for each kind of remark. */
const categories: Readonly<Record<Kind, string>> = {
  spelling: "grammarspelling",
  grammar: "grammargrammar",
  punctuation: "grammarpunctuation",
  clarity: "style",
  style: "style",
  inclusive: "style",
  team: "house",
};

/** An event as it is sent to the server: numbers and codes only. */
export interface SuggestionEvent {
  readonly Action: number;
  readonly Source: number;
  readonly Category?: string;
  readonly RuleId?: string;
  readonly SuggestionIndex?: number;
  readonly Count?: number;
  readonly StyleGuideId?: number;
  readonly TermId?: number;
  readonly WordCount?: number;
  readonly SuggestionCount?: number;
}

/** Returns the event to send for an action of the writer. `ruleSources` has the style guide of each team rule. */
export function editEvent(act: WriterEvent, ruleSources: Readonly<Record<string, string>>): SuggestionEvent {
  const { what, finding, place, suggestion, count } = act;
  const rule = finding?.ruleId;
  const guide = rule === undefined ? undefined : ruleSourceId(ruleSources[rule], "guide");
  const term = ruleSourceId(rule, "term");
  return {
    Action: actionOf(act),
    Source: what === "thesaurus" ? 0 : sources[place],
    ...(finding && { Category: categories[finding.kind] }),
    ...(rule !== undefined && { RuleId: rule }),
    ...(suggestion !== undefined && suggestion >= 0 && { SuggestionIndex: suggestion }),
    ...(count !== undefined && { Count: count }),
    ...(guide !== undefined && { StyleGuideId: guide }),
    ...(term !== undefined && { TermId: term }),
  };
}

function actionOf({ what, finding }: WriterEvent): number {
  if (what !== "acceptAlike" || finding?.kind !== "team") return actions[what];
  return finding.ruleId.startsWith("house/") ? acceptAllOfRule : acceptAllOfGuide;
}
