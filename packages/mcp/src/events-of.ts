import { randomUUID } from "node:crypto";
import type { Kind } from "@housestyle/engine";
import type { AgentUse, MadeFixes } from "./host.ts";

/** The client number for agents. */
const agent = 15;
/** The action codes of the server. */
const actions = { accept: 2, openHelp: 6, startSession: 9 } as const;

/** The result of a call for `api/captureeditactionextended`: counts and codes. */
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

/** The server's report category for each kind of finding. */
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
 * Returns the events of one call. A checked text is a session of its own, and its fixes count as accepted. Everything
 * else counts as opened help.
 */
export function eventsOf({ act, words, findings, fixes, rule }: AgentUse, version: string): AgentEvent[] {
  const every = { ClientApp: agent, SessionId: randomUUID(), Version: version };
  if (act !== "check" && act !== "fix")
    return [{ ...every, Action: actions.openHelp, ...(rule !== undefined && { RuleId: rule }) }];
  const read = { ...every, Action: actions.startSession, WordCount: words ?? 0, SuggestionCount: findings ?? 0 };
  return [read, ...(fixes ?? []).map((each) => ({ ...every, Action: actions.accept, ...factsOf(each) }))];
}

/** Returns the details of a fix. Style guide rules and terms are also counted by their ids. */
function factsOf({ rule, kind, count }: MadeFixes): Pick<AgentEvent, "RuleId" | "Category" | "Count"> {
  const [, folder, number] = /^(house|term)\/(\d{1,15})$/.exec(rule) ?? [];
  return {
    ...{ RuleId: rule, Category: categories[kind], Count: count },
    ...(folder === "house" && { StyleGuideItemId: Number(number) }),
    ...(folder === "term" && { TermId: Number(number) }),
  };
}
