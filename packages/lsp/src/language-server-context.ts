import type { Engine, LateReader, RuleInfo } from "@housestyle/engine";
import type { TeamDepth, TeamServer } from "@housestyle/project/team";
import type { UserPreferences } from "./user-preferences.ts";

/** A slower reader beside the rules. */
export interface SlowerReader {
  readonly reader: LateReader;
  /** Comes when it can read no more. */
  readonly broken: Promise<void>;
}

/** The world of a language server, so that a test can hold it. */
export interface LanguageServerContext {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly engine: Promise<Engine>;
  /** What else reads paragraphs, slower; undefined without it. */
  readonly late: SlowerReader | undefined;
  /** The rules slower readers speak by. */
  readonly lateRules: readonly RuleInfo[];
  /** Opens one that reads as deeply as a team wants; or why that is not possible here, for people. */
  deepen(depth: Exclude<TeamDepth, "off">): Promise<SlowerReader | { readonly why: string }>;
  /** What the command line asks for; goes before settings files. */
  readonly wishes: UserPreferences;
  readonly words: readonly string[];
  readonly disabled: readonly string[];
  /** A named settings file, `false` for none, undefined to look for one. */
  readonly config: string | false | undefined;
  /** Where a team's decisions come from; undefined when nobody is asked. */
  readonly server: TeamServer | undefined;
  readonly version: string;
}
