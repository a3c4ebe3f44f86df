import type { Reducer } from "../../document/reducer.ts";
import type { Finding, Level } from "../../findings/finding.ts";
import { type Hit, type OfDocument, ofDocument, type PlacedHit } from "../../rule/rule.ts";
import type { ConfigOf, TemplateOptions } from "./options.ts";
import type { TemplateContext } from "./template-context.ts";

/** The handful of headings templates are listed under. */
export type Group =
  | "Numbers"
  | "Punctuation"
  | "Capitals"
  | "Spelling"
  | "Structure"
  | "Clarity"
  | "Tone"
  | "Inclusive";

/** What can only be said of a whole document. */
export type DocumentLane = OfDocument<TemplateContext>;

/** The same, its notes and sums typed. */
export const wholeDocument: <Note, Sum>(
  reducer: Reducer<TemplateContext, Note, Sum, Iterable<PlacedHit>>,
) => DocumentLane = ofDocument;

/** A template with its settings, ready to read. */
export interface ChosenTemplate {
  /** Returns the findings of a paragraph by itself. */
  readonly read?: (r: TemplateContext) => Iterable<Hit>;
  readonly document?: DocumentLane;
  /** Returns whether the team has decided what one of our own rules flags, so that the rule's finding is dropped. */
  readonly takesOver?: (finding: Finding, r: TemplateContext) => boolean;
  /** Names whose words the spelling checker accepts. */
  readonly known?: readonly string[];
}

/** A text that breaks the template and what it becomes when the first suggestions are taken; Markdown. */
export interface TemplateExample<O extends TemplateOptions = TemplateOptions> {
  readonly config?: Partial<ConfigOf<O>>;
  readonly wrong: string;
  /** The same as `wrong` when there is nothing to suggest. */
  readonly right: string;
}

/** A text that must be left alone. */
export interface TemplateLeave<O extends TemplateOptions = TemplateOptions> {
  readonly config?: Partial<ConfigOf<O>>;
  readonly text: string;
}

/** A decision that a team can make without writing a rule. */
export interface Template<O extends TemplateOptions = TemplateOptions> {
  /** Its number, which never changes. */
  readonly id: number;
  /** The name of its file, which never changes: findings have the rule id `template/<key>`. */
  readonly key: string;
  readonly name: string;
  readonly group: Group;
  /** What it does, in one or two plain sentences. */
  readonly description: string;
  /** A hint is about a whole: it gives way to every error at its place. */
  readonly level: Exclude<Level, "error">;
  /** Whether it also reads quotations and quoted blocks. */
  readonly readsQuotations?: true;
  /** The phrase tables it reads, which come from outside (pattern/phrases.ts): `template/<key>`, or several under it. */
  readonly phrases?: readonly string[];
  readonly options: O;
  /** What people are shown instead of the first example, where a remark comes without a suggestion: how to do better. */
  readonly shown?: { readonly wrong: string; readonly right: string };
  /** The first one is shown to people, unless there is `shown`. */
  readonly examples: readonly TemplateExample<O>[];
  readonly leaves: readonly TemplateLeave<O>[];
  /** Never throws on a configuration that `parseConfig` made. */
  compile(config: ConfigOf<O>): ChosenTemplate;
}

/** A template as a value, its configuration typed by its options; the type is forgotten outside. */
export const defineTemplate = <O extends TemplateOptions>(template: Template<O>): Template =>
  template as unknown as Template;
