import type { Reducer } from "../document/reducer.ts";
import type { Analysis, Spelled } from "../facts/analysis.ts";
import type { Parsed } from "../facts/parsed.ts";
import type { Kind, Level } from "../findings/finding.ts";
import type { PatternRow } from "../pattern/pattern-row.ts";
import type { Style } from "../settings/settings.ts";
import type { Span } from "../text/span.ts";

/** What a rule flags in a span of a paragraph. */
export interface Hit extends Span {
  readonly message: string;
  /** The suggestions, best first; "" deletes. */
  readonly suggestions: readonly string[];
  /** Overrides the rule's level for this hit. */
  readonly level?: Level;
  /** True for findings that appear only with `Settings.picky`. */
  readonly picky?: true;
  /** Whether its first suggestion may be applied without asking; by default as for the rule. */
  readonly sure?: boolean;
}

/** A hit in one of a document's paragraphs. */
export interface PlacedHit extends Hit {
  readonly paragraph: number;
}

/** A rule about whole documents, with notes and sums of its own types. */
export type OfDocument<Read> = Reducer<Read, unknown, unknown, Iterable<PlacedHit>>;

/** The same with typed notes and sums, which are not visible outside. */
export const ofDocument = <Read, Note, Sum>(reducer: Reducer<Read, Note, Sum, Iterable<PlacedHit>>): OfDocument<Read> =>
  reducer as unknown as OfDocument<Read>;

/** A sentence with a mistake, and the same sentence after the first suggestion of every finding has been applied. */
export interface Example {
  readonly wrong: string;
  readonly right: string;
}

/** The description of a rule, as in its text file, rules/KIND/NAME.txt (rules/rule-text.ts). */
export interface RuleAbout {
  /** The path of its text file under rules/, such as `grammar/a-or-an`. It never changes. */
  readonly id: string;
  readonly title: string;
  /** Why the rule flags a text, in two to five sentences. */
  readonly explain: string;
  readonly kind: Kind;
  readonly level: Level;
  /** Whether its first suggestion is safe to apply without asking. */
  readonly sure?: boolean;
  /** True for findings that appear only with `Settings.picky`. A row of its table may decide for itself. */
  readonly picky?: true;
  /** The writing styles in which the rule applies; all by default. */
  readonly styles?: readonly Style[];
  /** Sentences that it must correct. A rule without suggestions repeats the sentence as `right`. */
  readonly examples: readonly Example[];
}

/**
 * What a rule does. Choose the simplest form: a table (`phrases` of words, `patterns` of more), a word to look at
 * (`words` and `at`), the whole paragraph (`check`), or the whole text (`document`).
 */
interface Finds {
  readonly patterns?: readonly PatternRow[];
  /** Whether its patterns are the rows of its phrase table, which is provided under its id (pattern/phrases.ts). */
  readonly phrases?: true;
  /** The message for a row of a table, if its text has none; by default built from the first suggestion. */
  readonly message?: (matched: string, first: string | undefined) => string;
  /** Lowercase words; `at` is called for every token that is one of them. */
  readonly words?: readonly string[];
  /** What it flags in a document once all of it has been read; code is left out. */
  readonly document?: OfDocument<Analysis>;
}

/** What a rule does with a paragraph that has certain facts. */
interface Reads<A> {
  /** Returns whether the row's match from token `first` to before token `last` is left alone. */
  readonly unless?: (a: A, first: number, last: number) => boolean;
  /** When true, a match of a row of a sure rule is flagged, but not corrected without asking. */
  readonly unsure?: (a: A, first: number, last: number) => boolean;
  readonly at?: (a: A, index: number) => Hit | undefined;
  /** Where it yields `undefined`, the work may be interrupted. */
  readonly check?: (a: A) => Iterable<Hit | undefined>;
}

/**
 * What a rule does. It reads words and their parts of speech. One that needs but words and dictionary says so, and speaks
 * sooner; one that needs to know what hangs on what, or what words are written for one another, says so, too.
 */
export type RuleCode = Finds &
  (
    | (Reads<Analysis> & { readonly needs?: undefined })
    | (Reads<Spelled> & { readonly needs: "dictionary" })
    | (Reads<Parsed> & { readonly needs: "syntax" })
    | (Reads<Analysis> & { readonly needs: "confusions" })
  );

/** A rule: its description, and what it does. */
export type Rule = RuleAbout & RuleCode;

/** Returns what a rule does, unchanged; the function exists only for its type. */
export const defineRule = (code: RuleCode): RuleCode => code;
