import type { Dialect, Finding, Kind, RuleInfo, Settings, Style, TemplateInfo } from "@housestyle/engine";
import type { TextFormat } from "@housestyle/formats";

/** Largest text an agent may have checked, UTF-16 code units: some 16,000 words. */
export const longestText = 100_000;

/** A text, and how it is to be read. */
export interface AgentText {
  readonly text: string;
  readonly format: TextFormat;
  /** Undefined leaves it to whoever decided last, or to the text. */
  readonly dialect: Dialect | undefined;
  readonly style: Style | undefined;
  readonly picky: boolean | undefined;
}

/** A finding, with the sentence it stands in. Offsets are UTF-16, ends exclusive. */
export interface AgentFinding extends Omit<Finding, "picky"> {
  readonly sentence: string;
}

/** A Word or OpenDocument file to correct in its place. */
export interface AgentFile {
  /** Where it is, from the folder that the host works in. */
  readonly path: string;
  readonly trackChanges: boolean;
  /** Whether what is left becomes comments. */
  readonly comments: boolean;
  readonly author: string;
}

/** What came of correcting a file. */
export interface AgentFileFixes {
  /** What the file says now, with a line for each paragraph. */
  readonly text: string;
  readonly found: readonly AgentFinding[];
  readonly fixes: number;
  /** How many fixes could not be written. */
  readonly leftOut: number;
  readonly left: readonly AgentFinding[];
}

/** What the house has decided, and what the checker knows by itself. */
export interface AvailableRules {
  readonly settings: Pick<Settings, "words" | "rules" | "terms" | "templates">;
  readonly rules: readonly RuleInfo[];
  readonly templates: readonly TemplateInfo[];
}

/** A piece of text that is kept to be inserted. */
export interface AgentSnippet {
  readonly name: string;
  /** What is typed to have it inserted; empty for none. */
  readonly shortcut: string;
  readonly text: string;
}

/** What an agent can be asked to do. `guide` reads the style guide, alone or with the prompt. */
export type AgentAct = "check" | "fix" | "house_rules" | "look_up_term" | "list_snippets" | "explain" | "guide";

/** How often the fix of a rule was made. */
export interface MadeFixes {
  readonly rule: string;
  readonly kind: Kind;
  readonly count: number;
}

/** That something was done: counts and codes, no word of a text. */
export interface AgentUse {
  readonly act: AgentAct;
  readonly words?: number;
  readonly findings?: number;
  readonly fixes?: readonly MadeFixes[];
  /** The rule that was asked about. */
  readonly rule?: string;
}

/** Why something is not done; its message is for whoever asked. */
export class AgentRefusal extends Error {
  override readonly name = "AgentRefusal";
}

/** What answers an agent. Whatever is refused is thrown as an `AgentRefusal`; anything else is a fault. */
export interface AgentHost {
  readonly version: string;
  /** What texts may be written in. */
  readonly formats: readonly TextFormat[];
  /** What is found in a text of at most `longestText`, in text order. */
  check(asked: AgentText): Promise<readonly AgentFinding[]>;
  /** Corrects a file in its place. Missing where the host has no files. */
  fixFile?(asked: AgentFile): Promise<AgentFileFixes>;
  house(): Promise<AvailableRules>;
  /** Snippets that hold the words, at most `most`; all when there are no words. */
  snippets(words: string, most: number): Promise<readonly AgentSnippet[]>;
  /** Counts what was done; never fails. */
  note(use: AgentUse): Promise<void>;
  /** Tells the operator of a fault. */
  failed(error: unknown): void;
}
