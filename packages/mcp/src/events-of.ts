import { randomUUID } from "node:crypto";
import type { Kind } from "@housestyle/engine";
import type { AgentUse, MadeFixes } from "./host.ts";

/** The programs people write with have numbers; this is the one for agents. */
const agent = 15;
/** What is done with remarks has numbers, too. */
const actions = { accept: 2, openHelp: 6, startSession: 9 } as const;

/** What came of a call, as `api/captureeditactionextended` takes it: counts and codes. */
export interface AgentEvent {
  readonly Action: number;
  readonly ClientApp: number;
  readonly SessionId: string;
  readonly Version: string;
  readonly Count?: number;
  readonly WordCount?: number;
  readonly SuggestionCount?: number;
  readonly Category?: string;
  readonly RuleId?: string;
  readonly StyleGuideItemId?: number;
  readonly TermId?: number;
}

/** The category of the server's reports a kind of remark is filed under. */
const categories: Readonly<Record<Kind, string>> = {
  spelling: "grammarspelling",
  grammar: "grammargrammar",
  punctuation: "grammarpunctuation",
  clarity: "style",
  style: "style",
  inclusive: "style",
  team: "house",
};

/**
 * The events of one call. A text that is read is a session of its own, whose fixes were accepted; whatever else is asked is
 * help that was opened.
 */
export function eventsOf({ act, words, findings, fixes, rule }: AgentUse, version: string): AgentEvent[] {
  const every = { ClientApp: agent, SessionId: randomUUID(), Version: version };
  if (act !== "check" && act !== "fix")
    return [{ ...every, Action: actions.openHelp, ...(rule !== undefined && { RuleId: rule }) }];
  const read = { ...every, Action: actions.startSession, WordCount: words ?? 0, SuggestionCount: findings ?? 0 };
  return [read, ...(fixes ?? []).map((each) => ({ ...every, Action: actions.accept, ...factsOf(each) }))];
}

/** A line of a style guide and a term are counted by their numbers, too. */
function factsOf({ rule, kind, count }: MadeFixes): Pick<AgentEvent, "RuleId" | "Category" | "Count"> {
  const [, folder, number] = /^(house|term)\/(\d{1,15})$/.exec(rule) ?? [];
  return {
    ...{ RuleId: rule, Category: categories[kind], Count: count },
    ...(folder === "house" && { StyleGuideItemId: Number(number) }),
    ...(folder === "term" && { TermId: Number(number) }),
  };
}
