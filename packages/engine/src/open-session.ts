import type { Finding } from "./finding.ts";
import type { Decisions, Heard, Reader } from "./lanes/reader.ts";
import type { Session, SessionParagraph } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import type { Steps } from "./text/steps.ts";

/** A paragraph and what is known of it; `shown` is undefined while it waits. */
interface Slot {
  readonly paragraph: SessionParagraph;
  readonly heard: Heard;
  /** The reading of it, while it is under way. */
  reading: Steps<void> | undefined;
  /** What is said here of the document as a whole. */
  placed: readonly Finding[];
  shown: readonly Finding[] | undefined;
}

const nothing: readonly Finding[] = [];

const waiting = (paragraph: SessionParagraph): Slot => ({
  paragraph,
  heard: {},
  reading: undefined,
  placed: nothing,
  shown: undefined,
});

/** Whether two lists of remarks on the document say the same at the same places. */
const same = (x: readonly Finding[], y: readonly Finding[]): boolean =>
  x.length === y.length &&
  x.every((one, i) => {
    const other = y[i];
    return (
      one.ruleId === other?.ruleId &&
      one.start === other.start &&
      one.end === other.end &&
      one.message === other.message &&
      one.suggestions.join("\n") === other.suggestions.join("\n")
    );
  });

/** Opens a session over a reader. */
export function openSession(
  reader: Reader,
  decide: (settings: Settings) => Decisions,
  dialect: Dialect,
  settings: Settings,
): Session {
  let slots: Slot[] = [];
  let pending = 0;
  let decisions = decide(settings);
  /** What was there when paragraphs were last sent for. */
  let version = reader.version;
  /** Whether the document has changed since it was last judged as a whole. */
  let changed = false;

  const settle = (slot: Slot): void => {
    slot.shown = reader.settle(slot.heard, slot.placed, decisions.wanted);
  };

  /** Reads a paragraph until it is read or the time is up; answers whether it is read. */
  const read = (slot: Slot, isTimeUp: () => boolean): boolean => {
    slot.reading ??= reader.read(slot.heard, slot.paragraph, dialect, decisions);
    while (!slot.reading.next().done) if (isTimeUp()) return false;
    slot.reading = undefined;
    settle(slot);
    pending--;
    return true;
  };

  const mustJudge = (): boolean => changed && decisions.templates.judges && slots.length > 0;

  /** Judges the document as a whole; answers the paragraphs where something else is said now. */
  const judge = (): number[] => {
    changed = false;
    const readings = slots.map(({ heard }) => heard.templates?.reading);
    const placed = decisions.templates.judge(readings, (index) => slots[index]?.paragraph.text ?? "");
    const others: number[] = [];
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index];
      if (!slot) continue;
      const now = placed.get(index) ?? nothing;
      if (now === slot.placed || same(now, slot.placed)) continue;
      slot.placed = now;
      settle(slot);
      others.push(index);
    }
    return others;
  };

  /** How far around which index nothing waits any more: what was walked once is not walked again. */
  let walked = { around: 0, distance: 0 };

  const isWaiting = (index: number): boolean => slots[index] !== undefined && slots[index]?.shown === undefined;

  /** The nearest paragraph that waits, those below before those above. */
  const nextAround = (around: number): number | undefined => {
    if (walked.around !== around) walked = { around, distance: 0 };
    for (; walked.distance <= slots.length; walked.distance++) {
      const below = around + walked.distance;
      const above = around - walked.distance - 1;
      if (isWaiting(below)) return below;
      if (isWaiting(above)) return above;
    }
    return undefined;
  };

  const readNearest = (limit: number, near: number, isTimeUp: () => boolean): number[] => {
    const around = Math.max(0, Math.min(near, slots.length - 1));
    const done: number[] = [];
    while (pending > 0 && done.length < limit) {
      const next = nextAround(around);
      const slot = next === undefined ? undefined : slots[next];
      if (next === undefined || !slot || !read(slot, isTimeUp)) break;
      done.push(next);
      if (isTimeUp()) break;
    }
    return done;
  };

  /** Everything waits again; what was read is kept. */
  const sendForAll = (): void => {
    walked.distance = 0;
    for (const slot of slots) {
      if (slot.shown) pending++;
      slot.shown = undefined;
      slot.reading = undefined;
    }
  };

  /** What has arrived since may say something about every paragraph. */
  const catchUp = (): void => {
    if (version === reader.version) return;
    version = reader.version;
    changed = true;
    sendForAll();
  };

  return {
    get length() {
      return slots.length;
    },
    get pending() {
      catchUp();
      if (!reader.mayRead(decisions)) return 0;
      return pending === 0 && mustJudge() ? 1 : pending;
    },
    splice(at, remove, insert) {
      const gone = slots.slice(at, at + remove);
      pending += insert.length - gone.filter((slot) => !slot.shown).length;
      slots = [...slots.slice(0, at), ...insert.map(waiting), ...slots.slice(at + remove)];
      changed = true;
      walked.distance = 0;
    },
    get isWhole() {
      return reader.hasAll(decisions);
    },
    work(limit, near = 0, isTimeUp = () => false) {
      catchUp();
      if (!reader.mayRead(decisions)) return [];
      const done = readNearest(limit, near, isTimeUp);
      if (pending > 0 || !mustJudge()) return done;
      return [...new Set([...done, ...judge()])];
    },
    findings: (index) => slots[index]?.shown,
    configure(next) {
      const before = decisions.templates;
      decisions = decide(next);
      sendForAll();
      if (decisions.templates === before) return;
      changed = true;
      for (const slot of slots) slot.placed = nothing;
    },
  };
}
