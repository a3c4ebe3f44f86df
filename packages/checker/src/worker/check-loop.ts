import type { Dialect, Finding, Goal, Session, SessionParagraph, Settings, Target } from "@housestyle/engine";
import type { FromWorker, Lookup, Offender, SentParagraph, StampedFindings, ToWorker } from "../messages.ts";

/** The duration of one slice of work in milliseconds, after which waiting messages are handled. */
const slice = 12;

/** What the loop needs from its surroundings. */
export interface LoopHost {
  readonly open: (dialect: Dialect, settings: Settings) => Session;
  readonly post: (message: FromWorker) => void;
  /** Runs `step` soon, after the messages that are already waiting. */
  readonly soon: (step: () => void) => void;
  /** Returns the time in milliseconds since any fixed point. */
  readonly now: () => number;
  /** Called when no work is left. */
  readonly rested?: () => void;
}

interface Mirrored extends SentParagraph {
  /** The findings last posted to the page, or undefined if there are none yet. */
  posted?: readonly Finding[];
}

/**
 * Keeps a session in step with the page, and checks in short slices, starting with the paragraphs nearest to the
 * reader.
 */
export class CheckLoop {
  readonly #host: LoopHost;
  #session: Session;
  #dialect: Dialect;
  #settings: Settings;
  #paragraphs: Mirrored[] = [];
  #near = 0;
  #edited: number | undefined;
  #running = false;
  #wantsMeasures = false;
  /** Whether the measures of the current text have been posted. */
  #isMeasured = false;
  #offence: { readonly goal: Goal; readonly target: Target } | undefined;

  constructor(host: LoopHost, dialect: Dialect, settings: Settings) {
    this.#host = host;
    this.#dialect = dialect;
    this.#settings = settings;
    this.#session = host.open(dialect, settings);
  }

  /** Returns the paragraph with this stamp, or undefined if it is not in the text. */
  paragraph(stamp: number): SessionParagraph | undefined {
    return this.#paragraphs.find((each) => each.stamp === stamp)?.paragraph;
  }

  /** The English variety of the text. */
  get dialect(): Dialect {
    return this.#dialect;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Whether all received work is done. */
  get isAtRest(): boolean {
    return !this.#running;
  }

  /** Handles a message of the page. All messages except `configure` are cheap; the work follows in slices. */
  receive(message: Exclude<ToWorker, { type: "open" } | Lookup>): void {
    switch (message.type) {
      case "splice":
        this.#splice(message.at, message.remove, message.insert);
        break;
      case "near":
        this.#near = message.index;
        break;
      case "configure":
        this.#settings = message.settings;
        this.#session.configure(message.settings);
        this.#postChanges();
        break;
      case "dialect":
        this.#dialect = message.dialect;
        this.#reopen();
        break;
      case "measure":
        this.#wantsMeasures = message.isWanted;
        this.#isMeasured = false;
        break;
      case "offenders":
        this.#offence = message.goal && { goal: message.goal, target: message.target };
        this.#isMeasured = false;
        break;
    }
    this.wake();
  }

  /** Ends all work on the text. */
  end(): void {
    this.#splice(0, this.#paragraphs.length, []);
    this.#wantsMeasures = false;
  }

  get #mayMeasure(): boolean {
    return this.#wantsMeasures && !this.#isMeasured && this.#session.isWhole;
  }

  #splice(at: number, remove: number, insert: readonly SentParagraph[]): void {
    this.#paragraphs = this.#paragraphs.toSpliced(at, remove, ...insert.map((sent) => ({ ...sent })));
    this.#session.splice(at, remove, insert.map(contentOf));
    this.#isMeasured = false;
    // One paragraph is an edit and comes first of all; many are a text, and there the reader's place does.
    if (insert.length === 1) this.#edited = at;
  }

  #reopen(): void {
    this.#session = this.#host.open(this.#dialect, this.#settings);
    this.#session.splice(0, 0, this.#paragraphs.map(contentOf));
    for (const paragraph of this.#paragraphs) {
      delete paragraph.posted;
    }
    this.#isMeasured = false;
  }

  /** Resumes work if there is any, after a message or when the engine has loaded more data. */
  wake(): void {
    if (this.#running) return;
    if (this.#session.pending === 0 && !this.#mayMeasure) {
      this.#host.rested?.();
      return;
    }
    this.#running = true;
    this.#host.soon(() => this.#step());
  }

  #step(): void {
    const end = this.#host.now() + slice;
    const isTimeUp = () => this.#host.now() >= end;
    const checked: StampedFindings[] = [];
    while (this.#session.pending > 0) {
      const one = this.#edited !== undefined;
      const done = this.#session.work(one ? 1 : 4, this.#edited ?? this.#near, isTimeUp);
      if (done.length > 0) this.#edited = undefined;
      for (const index of done) this.#note(index, checked);
      if (one || isTimeUp()) break;
    }
    if (checked.length > 0) this.#host.post({ type: "checked", paragraphs: checked });
    if (this.#session.pending === 0 && this.#mayMeasure) this.#measure(isTimeUp);
    this.#running = false;
    this.wake();
  }

  /** Measures unmeasured paragraphs until time is up, and posts the measures when all are done. */
  #measure(isTimeUp: () => boolean): void {
    const measures = this.#session.measure(isTimeUp);
    if (!measures) return;
    this.#isMeasured = true;
    this.#host.post({ type: "measured", measures });
    if (this.#offence) this.#tellOffenders(this.#offence);
  }

  #tellOffenders({ goal, target }: { readonly goal: Goal; readonly target: Target }): void {
    const spans = this.#session.offenders(goal, target);
    const offenders = this.#paragraphs.flatMap(({ stamp }, index): Offender[] =>
      (spans[index] ?? []).map(({ start, end }) => ({ stamp, start, end })),
    );
    this.#host.post({ type: "offend", goal, offenders });
  }

  #note(index: number, checked: StampedFindings[]): void {
    const paragraph = this.#paragraphs[index];
    const findings = this.#session.findings(index);
    if (!paragraph || !findings) return;
    // Before everything is there, silence says nothing yet.
    if (findings.length === 0 && !this.#session.isWhole) return;
    paragraph.posted = findings;
    checked.push({ stamp: paragraph.stamp, findings });
  }

  /** After a change of settings, posts every paragraph whose findings have changed. */
  #postChanges(): void {
    const checked: StampedFindings[] = [];
    for (const [index, paragraph] of this.#paragraphs.entries()) {
      const findings = this.#session.findings(index);
      if (findings && !(paragraph.posted && sameFindings(paragraph.posted, findings))) this.#note(index, checked);
    }
    if (checked.length > 0) this.#host.post({ type: "checked", paragraphs: checked });
  }
}

function contentOf(sent: SentParagraph): SessionParagraph {
  return sent.paragraph;
}

/** Whether two lists of findings of a paragraph are the same. */
function sameFindings(a: readonly Finding[], b: readonly Finding[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((finding, index) => sameFinding(finding, b[index]));
}

function sameFinding(a: Finding, b: Finding | undefined): boolean {
  return (
    b !== undefined &&
    a.start === b.start &&
    a.end === b.end &&
    a.ruleId === b.ruleId &&
    a.message === b.message &&
    a.suggestions.join("\n") === b.suggestions.join("\n")
  );
}
