import { type Dialect, defineLane, type Finding, type LateLane, readable, source } from "@housestyle/engine";
import { LRUCache } from "lru-cache";
import type { Answer, Question } from "./messages.ts";

/** A thread that answers questions. `ended` resolves when it is gone, for whatever reason. */
export interface Thread {
  ask(question: Question): void;
  onAnswer(listener: (answer: Answer) => void): void;
  readonly ended: Promise<void>;
  stop(): void;
}

/**
 * A second, slower checker that adds what the first does not know yet: a lane that answers late. It never rejects: a
 * paragraph that kills the reader or takes too long has no findings.
 */
export interface SlowLane extends LateLane {
  close(): void;
}

export interface SlowLaneOptions {
  readonly start: () => Thread;
  /** How long one paragraph may take, milliseconds. The first one also waits for the reader to open. */
  readonly patience?: number;
  /** How many paragraphs' findings are remembered. */
  readonly memory?: number;
}

interface Waiting extends Question {
  readonly done: (findings: readonly Finding[]) => void;
}

/** Asks one question at a time of a thread that is replaced when it dies or dawdles. */
function createQueue(start: () => Thread, patience: number) {
  const queue: Waiting[] = [];
  let thread: Thread | undefined;
  let current: { readonly question: Waiting; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let closed = false;

  const finish = (findings: readonly Finding[]): void => {
    if (!current) return;
    const { question, timer } = current;
    clearTimeout(timer);
    current = undefined;
    question.done(findings);
    next();
  };
  const open = (): Thread => {
    const opened = start();
    opened.onAnswer(({ id, findings }) => {
      if (current?.question.id === id) finish(findings);
    });
    void opened.ended.then(() => {
      if (thread !== opened) return;
      thread = undefined;
      finish([]);
    });
    return opened;
  };
  const next = (): void => {
    if (current || closed) return;
    const question = queue.shift();
    if (!question) return;
    const timer = setTimeout(() => thread?.stop(), patience);
    current = { question, timer };
    thread ??= open();
    thread.ask({ id: question.id, text: question.text, dialect: question.dialect });
  };
  return {
    add(question: Waiting): void {
      if (closed) question.done([]);
      else queue.push(question);
      next();
    },
    close(): void {
      closed = true;
      for (const { done } of queue.splice(0)) done([]);
      const last = thread;
      thread = undefined;
      last?.stop();
      finish([]);
    },
  };
}

/** In text order; of two that overlap the one that begins first. */
function apart(findings: readonly Finding[]): Finding[] {
  let end = 0;
  return [...findings]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((finding) => {
      if (finding.start < end) return false;
      end = finding.end;
      return true;
    });
}

/** Starts the lane. The reader itself is opened with the first paragraph. */
export function createSlowLane({ start, patience = 15_000, memory = 2000 }: SlowLaneOptions): SlowLane {
  const queue = createQueue(start, patience);
  const known = new LRUCache<string, Promise<readonly Finding[]>>({ max: memory });
  let id = 0;

  const read = (text: string, dialect: Dialect): Promise<readonly Finding[]> => {
    const key = `${dialect} ${text}`;
    const found =
      known.get(key) ?? new Promise<readonly Finding[]>((done) => queue.add({ id: id++, text, dialect, done }));
    known.set(key, found);
    return found;
  };

  const lane = defineLane({
    id: "harper",
    needs: [source],
    *read([paragraph]) {
      const { text, kind, dialect } = paragraph;
      if (kind === "code") return Promise.resolve([]);
      return read(readable(paragraph), dialect).then((found) =>
        // It was given a text of the same length without the markup.
        apart(found).map((finding) => ({ ...finding, text: text.slice(finding.start, finding.end) })),
      );
    },
  });
  return { ...lane, close: () => queue.close() };
}
