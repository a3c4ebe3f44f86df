import type { Engine, LateReader, RuleInfo } from "@housestyle/engine";
import type { TeamDepth, TeamServer } from "@housestyle/project/team";
import type { UserPreferences } from "./user-preferences.ts";

/** A slower checker that runs beside the rules. */
export interface SlowerReader {
  readonly reader: LateReader;
  /** Resolves when it can no longer check. */
  readonly broken: Promise<void>;
}

/** The environment of a language server, which tests can replace. */
export interface LanguageServerContext {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly engine: Promise<Engine>;
  /** The slower checker, if any. */
  readonly late: SlowerReader | undefined;
  /** The rules of the slower checker. */
  readonly lateRules: readonly RuleInfo[];
  /**
   * Opens a slower checker with the depth that a team wants, or returns the reason, as a sentence, why that is
   * impossible.
   */
  deepen(depth: Exclude<TeamDepth, "off">): Promise<SlowerReader | { readonly why: string }>;
  /** The preferences of the command line, which take precedence over settings files. */
  readonly wishes: UserPreferences;
  readonly words: readonly string[];
  readonly disabled: readonly string[];
  /** A named settings file, `false` for none, or undefined to search for one. */
  readonly config: string | false | undefined;
  /** The server with the team's settings, if any. */
  readonly server: TeamServer | undefined;
  readonly version: string;
}
