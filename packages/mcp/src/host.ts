import type { Dialect, Finding, Kind, RuleInfo, Settings, Style, TemplateInfo } from "@housestyle/engine";
import type { TextFormat } from "@housestyle/formats";

/** The longest text an agent can check, in UTF-16 code units: about 16,000 words. */
export const longestText = 100_000;

/** A text, and how to check it. */
export interface AgentText {
  readonly text: string;
  readonly format: TextFormat;
  /** Undefined uses the house style's variety, or else the text's. */
  readonly dialect: Dialect | undefined;
  readonly style: Style | undefined;
  readonly picky: boolean | undefined;
}

/** A finding with its sentence. Offsets count UTF-16 code units, and ends are exclusive. */
export interface AgentFinding extends Omit<Finding, "picky"> {
  readonly sentence: string;
}

/** A Word or OpenDocument file to correct in place. */
export interface AgentFile {
  /** The path, relative to the folder of the host. */
  readonly path: string;
  readonly trackChanges: boolean;
  /** Whether remaining findings are written as comments. */
  readonly comments: boolean;
  readonly author: string;
}

/** The result of correcting a file. */
export interface AgentFileFixes {
  /** The corrected text, with a line for each paragraph. */
  readonly text: string;
  readonly found: readonly AgentFinding[];
  readonly fixes: number;
  /** The number of fixes that could not be written. */
  readonly leftOut: number;
  readonly left: readonly AgentFinding[];
}

/** The house style, and the rules of the checker itself. */
export interface AvailableRules {
  readonly settings: Pick<Settings, "words" | "rules" | "terms" | "templates">;
  readonly rules: readonly RuleInfo[];
  readonly templates: readonly TemplateInfo[];
}

/** A piece of text to insert. */
export interface AgentSnippet {
  readonly name: string;
  /** The shortcut that inserts it, or empty. */
  readonly shortcut: string;
  readonly text: string;
}

/** The actions of an agent. `guide` reads the style guide, alone or with the prompt. */
export type AgentAct = "check" | "fix" | "house_rules" | "look_up_term" | "list_snippets" | "explain" | "guide";

/** How often the fix of a rule was applied. */
export interface MadeFixes {
  readonly rule: string;
  readonly kind: Kind;
  readonly count: number;
}

/** A record of an action: counts and codes, no text. */
export interface AgentUse {
  readonly act: AgentAct;
  readonly words?: number;
  readonly findings?: number;
  readonly fixes?: readonly MadeFixes[];
  /** The rule that was explained. */
  readonly rule?: string;
}

/** Thrown when a request is refused. The message is for the caller. */
export class AgentRefusal extends Error {
  override readonly name = "AgentRefusal";
}

/** What serves an agent. Refusals are thrown as `AgentRefusal`; any other error is a fault. */
export interface AgentHost {
  readonly version: string;
  /** The supported text formats. */
  readonly formats: readonly TextFormat[];
  /** Returns the findings in a text of at most `longestText`, in text order. */
  check(asked: AgentText): Promise<readonly AgentFinding[]>;
  /** Corrects a file in place. Undefined if the host has no files. */
  fixFile?(asked: AgentFile): Promise<AgentFileFixes>;
  house(): Promise<AvailableRules>;
  /** Returns at most `most` snippets that contain the words, or any snippets if there are none. */
  snippets(words: string, most: number): Promise<readonly AgentSnippet[]>;
  /** Records an action. Never fails. */
  note(use: AgentUse): Promise<void>;
  /** Reports a fault to the operator. */
  failed(error: unknown): void;
}
