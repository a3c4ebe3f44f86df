import type { Finding, RuleInfo, Span } from "@housestyle/engine";
import type { FromWorker, SentParagraph, StampedFindings, ToWorker } from "./messages.ts";
import type { Clock } from "./pause.ts";
import type { WorkerPort } from "./worker-port.ts";

/** The findings of a server, with what is shown about their rules. */
export interface FoundElsewhere {
  readonly findings: readonly Finding[];
  readonly rules: readonly RuleInfo[];
}

/**
 * Checks a whole text on a server. Returns findings with offsets into the text, or undefined if the server cannot be reached.
 */
export type CheckElsewhere = (text: string) => Promise<FoundElsewhere | undefined>;

/** The pause between two requests in milliseconds, after a response and after a failure. */
const waits = { answered: 1_000, unanswered: 10_000 };
/** The separator of paragraphs. */
const gap = "\n\n";

/**
 * Checks a text on a server instead of in a worker: the whole text, one request at a time, and again if it has changed since.
 * The same text is never sent twice.
 */
export class DistantPort implements WorkerPort {
  readonly #check: CheckElsewhere;
  readonly #clock: Clock;
  #receive: (message: FromWorker) => void = () => {};
  #paragraphs: readonly SentParagraph[] = [];
  #isWanted = false;
  #isAsking = false;
  #notBefore = 0;
  #timer: number | undefined;
  #isOver = false;

  constructor(check: CheckElsewhere, clock: Clock) {
    this.#check = check;
    this.#clock = clock;
  }

  listen(receive: (message: FromWorker) => void): void {
    this.#receive = receive;
  }

  postMessage(message: ToWorker): void {
    if (message.type === "splice") {
      const { at, remove, insert } = message;
      this.#paragraphs = this.#paragraphs.toSpliced(at, remove, ...insert);
    } else if (message.type !== "open" && message.type !== "configure" && message.type !== "dialect") return;
    this.#isWanted = this.#paragraphs.length > 0;
    this.#askSoon();
  }

  /** Ends the port. It sends no more requests. */
  end(): void {
    this.#isOver = true;
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
  }

  #askSoon(): void {
    if (!this.#isWanted || this.#isAsking || this.#timer !== undefined || this.#isOver) return;
    this.#timer = this.#clock.later(
      () => {
        this.#timer = undefined;
        void this.#ask();
      },
      Math.max(0, this.#notBefore - this.#clock.now()),
    );
  }

  async #ask(): Promise<void> {
    const asked = this.#paragraphs;
    this.#isWanted = false;
    this.#isAsking = true;
    const found = await this.#check(asked.map(sentText).join(gap)).catch(() => undefined);
    this.#isAsking = false;
    this.#notBefore = this.#clock.now() + (found ? waits.answered : waits.unanswered);
    if (this.#isOver) return;
    if (found) this.#tell(asked, found);
    else this.#receive({ type: "unanswered" });
    this.#askSoon();
  }

  #tell(asked: readonly SentParagraph[], { findings, rules }: FoundElsewhere): void {
    this.#receive({ type: "ready", rules, templates: [] });
    this.#receive({ type: "checked", paragraphs: byParagraph(asked, findings) });
  }
}

/** Returns the text of a paragraph to send. Code is not prose and is left out. */
const sentText = ({ paragraph: { kind, text } }: SentParagraph): string => (kind === "code" ? "" : text);

/** Returns the findings of a text by paragraph. Findings that span two paragraphs or lie in code are left out. */
function byParagraph(asked: readonly SentParagraph[], findings: readonly Finding[]): readonly StampedFindings[] {
  const inOrder = findings.toSorted((a, b) => a.start - b.start);
  let start = 0;
  let next = 0;
  return asked.map((sent) => {
    const { stamp, paragraph } = sent;
    const { opaque = [], markup = [] } = paragraph;
    const end = start + sentText(sent).length;
    const here: Finding[] = [];
    for (let found = inOrder[next]; found && found.start < end; found = inOrder[++next]) {
      const moved = { ...found, start: found.start - start, end: found.end - start };
      const isOurs = moved.start >= 0 && found.end <= end && ![...opaque, ...markup].some((span) => meet(span, moved));
      if (isOurs) here.push(moved);
    }
    start = end + gap.length;
    return { stamp, findings: here };
  });
}

const meet = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
