import type { Reducer } from "../document/reducer.ts";
import type { Analysis, Spelled } from "../facts/analysis.ts";
import type { Parsed } from "../facts/parsed.ts";
import type { Kind, Level } from "../findings/finding.ts";
import type { PatternRow } from "../pattern/pattern-row.ts";
import type { Style } from "../settings/settings.ts";
import type { Span } from "../text/span.ts";

/** What a rule says about one stretch of a paragraph. */
export interface Hit extends Span {
  readonly message: string;
  /** What to write instead, best first; "" deletes. */
  readonly suggestions: readonly string[];
  /** Overrides the rule's level for this hit. */
  readonly level?: Level;
  /** Only for those who want to hear everything. */
  readonly picky?: true;
  /** Whether its first suggestion may be applied without asking; by default what holds for the rule. */
  readonly sure?: boolean;
}

/** A hit in one of a document's paragraphs. */
export interface PlacedHit extends Hit {
  readonly paragraph: number;
}

/** What can only be said of a whole document: its notes and sums are its own. */
export type OfDocument<Read> = Reducer<Read, unknown, unknown, Iterable<PlacedHit>>;

/** The same, its notes and sums typed; the types are forgotten outside. */
export const ofDocument = <Read, Note, Sum>(reducer: Reducer<Read, Note, Sum, Iterable<PlacedHit>>): OfDocument<Read> =>
  reducer as unknown as OfDocument<Read>;

/** A sentence with a fault and the same sentence once the first suggestion of every finding is applied. */
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
  /** Only for those who want to hear everything (`Settings.picky`). A row of its table may say so for itself. */
  readonly picky?: true;
  /** The writing styles in which the rule applies; all by default. */
  readonly styles?: readonly Style[];
  /** Sentences that it must correct. A rule without suggestions repeats the sentence as `right`. */
  readonly examples: readonly Example[];
}

/**
 * One thing the checker knows. The cheapest form that does it is the right one:
 * a table (`phrases` of words, `patterns` of more), a word to look at (`words` + `at`), the whole paragraph (`check`),
 * or the whole text (`document`).
 */
interface Finds {
  readonly patterns?: readonly PatternRow[];
  /** Its patterns are the rows of its phrase table, which comes from outside under its id (pattern/phrases.ts). */
  readonly phrases?: true;
  /** What to say about a row of a table, where its text does not; by default built from the first suggestion. */
  readonly message?: (matched: string, first: string | undefined) => string;
  /** Lower-case words; `at` is asked for every token that is one of them. */
  readonly words?: readonly string[];
  /** What it says of a document once all of it was read; code is left out. */
  readonly document?: OfDocument<Analysis>;
}

/** What a rule does with a paragraph of which so much is known. */
interface Reads<A> {
  /** When true, the row's match from token `first` to before token `last` is left alone. */
  readonly unless?: (a: A, first: number, last: number) => boolean;
  /** When true, a match of a row of a sure rule is flagged, but not corrected without asking. */
  readonly unsure?: (a: A, first: number, last: number) => boolean;
  readonly at?: (a: A, index: number) => Hit | undefined;
  /** Where it says `undefined` the work may be left for a while. */
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

/** A rule: what it says of itself, and what it does. */
export type Rule = RuleAbout & RuleCode;

/** What a rule does, as a value; the function is only there for its type. */
export const defineRule = (code: RuleCode): RuleCode => code;
