import { Checker, type Clock, portHere } from "@housestyle/checker/loop";
import {
  asStray,
  bySeverity,
  type Dialect,
  type Engine,
  type Finding,
  inTextOrder,
  isStray,
  type LateReader,
  lateFilter,
  type Rewrite,
  type Span,
  type TextEdit,
} from "@housestyle/engine";
import { formOf, type TextFormat } from "@housestyle/formats";
import { type Silenced, silencedIn } from "@housestyle/project";
import type { TextDocumentContentChangeEvent, TextDocumentItem } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Decisions } from "./decisions.ts";
import { LateFindings } from "./late-findings.ts";
import { type LocatedParagraph, Paragraphs } from "./paragraphs.ts";

/** The number of characters from which the English variety is detected. */
const sample = 100_000;
/**
 * The most characters of a text whose variety is detected after each edit, which takes some milliseconds. For longer
 * texts, that is done when they are saved.
 */
const short = 20_000;

/** What an open text needs. */
export interface TextHost {
  readonly engine: Engine;
  /** Called when findings have changed or may have changed. */
  readonly said: (text: OpenText) => void;
  /** Called when all findings are known. */
  readonly rested: (text: OpenText) => void;
}

const clock: Clock = {
  now: () => performance.now(),
  later: (run, ms) => Number(setTimeout(run, ms)),
  cancel: (timer) => clearTimeout(timer),
};

/** Another wording of a span of a text. */
export type PlacedRewrite = Pick<Rewrite, "kind" | "text" | "start" | "end">;

/** A text that is open in the editor, with its findings. */
export class OpenText {
  readonly uri: string;
  readonly #host: TextHost;
  readonly #format: TextFormat;
  readonly #paragraphs: Paragraphs;
  readonly #checker: Checker<LocatedParagraph>;
  readonly #port: ReturnType<typeof portHere>;
  #late: LateFindings | undefined;
  #document: TextDocument;
  #decisions: Decisions;
  #dialect: Dialect;
  /** The index of the last edited paragraph. */
  #edited = 0;
  /** Whether the text has been edited since its variety was last detected. */
  #isUnheard = false;
  #awaited: (() => void)[] = [];
  #silenced: { readonly text: string; readonly silenced: Silenced } | undefined;

  constructor(host: TextHost, item: TextDocumentItem, format: TextFormat, decisions: Decisions) {
    this.uri = item.uri;
    this.#host = host;
    this.#format = format;
    this.#document = TextDocument.create(item.uri, item.languageId, item.version, item.text);
    this.#decisions = decisions;
    this.#dialect = this.#english();
    this.#paragraphs = new Paragraphs(formOf(format, decisions.formats));
    const { engine } = host;
    this.#checker = new Checker<LocatedParagraph>(clock, {
      ready: () => undefined,
      failed: () => undefined,
      arrived: () => this.#said(),
      answered: () => undefined,
    });
    this.#port = portHere({
      open: (dialect, settings) => engine.session({ dialect, settings }),
      soon: (step) => setImmediate(step),
      now: () => performance.now(),
      rested: () => this.#rested(),
    });
    this.#checker.connect(this.#port, this.#dialect, decisions.settings);
    this.#checker.replace(this.#paragraphs.follow(item.text).insert);
  }

  /** Sets the slower checker. Findings of an earlier one are dropped. */
  set late(reader: LateReader | undefined) {
    const before = this.#late;
    before?.forget();
    this.#late = reader && new LateFindings(reader, () => this.#said());
    if (this.#port.isAtRest) this.#late?.read(this.#paragraphs.all, this.#dialect);
    if (before && this.isKnown) this.#said();
  }

  get document(): TextDocument {
    return this.#document;
  }

  get decisions(): Decisions {
    return this.#decisions;
  }

  /** Whether the current version of every paragraph has been checked. */
  get isKnown(): boolean {
    const { checked, total } = this.#checker.progress;
    return checked === total;
  }

  /** Checks without a pause. Returns whether there is nothing left to check. */
  hurry(): boolean {
    this.#checker.ask({ type: "near", index: this.#edited });
    return this.#port.isAtRest;
  }

  /** Applies a change made in the editor. */
  change(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    const edits = changes.map((change) => this.#edit(change, version));
    const known = edits.every((edit) => edit !== undefined) ? edits : undefined;
    const splice = this.#paragraphs.follow(this.#document.getText(), known);
    this.#edited = splice.at;
    this.#isUnheard = true;
    this.#checker.change(splice);
  }

  /** Applies changed settings. */
  decide(decisions: Decisions): void {
    if (decisions === this.#decisions) return;
    const before = this.#decisions.formats;
    this.#decisions = decisions;
    this.#checker.configure(decisions.settings);
    if (JSON.stringify(before) !== JSON.stringify(decisions.formats)) this.#cutAnew();
    this.hearEnglish();
    // Whether something else is found or not, something else may be shown of it.
    if (this.isKnown) this.#said();
  }

  #cutAnew(): void {
    this.#paragraphs.form = formOf(this.#format, this.#decisions.formats);
    this.#checker.change(this.#paragraphs.follow(this.#document.getText()));
  }

  /** Detects the English variety again. */
  hearEnglish(): void {
    this.#isUnheard = false;
    const dialect = this.#english();
    if (dialect === this.#dialect) return;
    this.#dialect = dialect;
    this.#late?.forget();
    this.#checker.speak(dialect);
  }

  /** All findings that the settings allow, in text order. */
  get findings(): readonly Finding[] {
    return this.#inBlocks(this.#paragraphs.all);
  }

  /** Returns the findings that touch a span, and waits for unknown ones unless the request is canceled. */
  async findingsAt(span: Span, isGivenUp: () => boolean): Promise<readonly Finding[]> {
    while (!isGivenUp() && this.#around(span).some(({ stamp }) => !this.#checker.arrival(stamp))) {
      this.#checker.ask({ type: "near", index: this.#paragraphs.indexAt(span.start) });
      if (this.#port.isAtRest) break;
      await this.news();
    }
    return this.#inBlocks(this.#around(span)).filter(({ start, end }) => start <= span.end && end >= span.start);
  }

  /** Returns other wordings of the sentences that a span touches; offsets count from the start of the text. */
  rewritesAt(span: Span): readonly PlacedRewrite[] {
    const { settings } = this.#decisions;
    return this.#around(span).flatMap(({ start, paragraph }) =>
      this.#host.engine
        .rewrites(paragraph, { start: span.start - start, end: span.end - start }, { dialect: this.#dialect, settings })
        .map(({ kind, text, ...found }) => ({ kind, text, start: found.start + start, end: found.end + start })),
    );
  }

  /** Waits until findings change or all are known. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited.push(resolve);
    });
  }

  /** Closes the text. Checking ends. */
  close(): void {
    this.#checker.replace([]);
    this.#late?.forget();
  }

  #edit(change: TextDocumentContentChangeEvent, version: number): TextEdit | undefined {
    const range = "range" in change ? change.range : undefined;
    const places = range && [this.#document.offsetAt(range.start), this.#document.offsetAt(range.end)];
    this.#document = TextDocument.update(this.#document, [change], version);
    if (!places) return undefined;
    const at = Math.min(...places);
    return { at, remove: Math.max(...places) - at, insert: change.text.length };
  }

  #english(): Dialect {
    const start = this.#document.getText().slice(0, sample);
    return this.#decisions.dialect ?? this.#host.engine.dialectOf(start, formOf(this.#format, this.#decisions.formats));
  }

  #around({ start, end }: Span): readonly LocatedParagraph[] {
    const { all } = this.#paragraphs;
    const last = this.#paragraphs.indexAt(end);
    // A note stands inside of another paragraph: the one that begins last is not the only one around a place.
    return all.slice(0, last + 1).filter((each) => each.start + each.paragraph.text.length >= start);
  }

  #inBlocks(blocks: readonly LocatedParagraph[]): Finding[] {
    const { level, settings, isLeft, dialect } = this.#decisions;
    const text = this.#document.getText();
    const silenced = this.#silencedIn(text);
    const isWanted = this.#late && lateFilter(settings);
    let strays = 0;
    const placed = blocks.flatMap((block) => {
      const found = this.#checker.arrival(block.stamp)?.findings ?? [];
      const late = isWanted ? (this.#late?.of(block).filter(isWanted) ?? []) : [];
      const all = late.length > 0 ? this.#host.engine.fold(found, late) : found;
      return all.flatMap((finding) => {
        const isGuessed = dialect === undefined && isStray(finding);
        // Nobody has said which English it is in: as `Engine.check` does, the first of another kind is told.
        if (isGuessed && strays++ > 0) return [];
        const here = isGuessed ? asStray(finding, this.#dialect) : finding;
        const placed = { ...here, start: here.start + block.start, end: here.end + block.start };
        const isTold = bySeverity(placed, { level }) <= 0 && !silenced.has(placed) && !isLeft(text, placed);
        return isTold ? [placed] : [];
      });
    });
    return inTextOrder(placed);
  }

  /** Returns what comments turn off, computed once for each text. */
  #silencedIn(text: string): Silenced {
    if (this.#silenced?.text !== text) {
      const blocks = () => this.#paragraphs.all.map(({ start, paragraph }) => ({ ...paragraph, start }));
      this.#silenced = { text, silenced: silencedIn(text, this.#format, blocks) };
    }
    return this.#silenced.silenced;
  }

  #said(): void {
    this.#host.said(this);
    this.#wake();
  }

  #rested(): void {
    if (this.#isUnheard && this.#document.getText().length <= short) this.hearEnglish();
    if (!this.#port.isAtRest) return;
    this.#late?.read(this.#paragraphs.all, this.#dialect);
    this.#host.rested(this);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#awaited.splice(0)) resolve();
  }
}
