import type { Finding } from "./finding.ts";
import type { Decisions, Reader } from "./reader.ts";
import type { Session, SessionParagraph } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import type { TemplateReading } from "./templates/lane/template-lane.ts";

/** A paragraph and what is known of it; `shown` is undefined while it waits. */
interface Slot {
  readonly paragraph: SessionParagraph;
  base: readonly Finding[] | undefined;
  /** What the chosen templates make of it; undefined when other ones are chosen. */
  read: TemplateReading | undefined;
  house: readonly Finding[];
  /** What is said here of the document as a whole. */
  placed: readonly Finding[];
  shown: readonly Finding[] | undefined;
}

const nothing: readonly Finding[] = [];

const waiting = (paragraph: SessionParagraph): Slot => ({
  paragraph,
  base: undefined,
  read: undefined,
  house: nothing,
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
export function openSession(reader: Reader, dialect: Dialect, settings: Settings): Session {
  let slots: Slot[] = [];
  let pending = 0;
  let decisions: Decisions = reader.prepare(settings);
  /** Whether the document has changed since it was last judged as a whole. */
  let changed = false;

  const settle = (slot: Slot, read: TemplateReading): void => {
    slot.shown = reader.settle(read, slot.house, slot.placed, decisions.wanted);
  };

  const read = (slot: Slot): void => {
    slot.base ??= reader.base(slot.paragraph, dialect);
    slot.read ??= reader.templates(slot.paragraph, dialect, slot.base, decisions.templates);
    slot.house = reader.house(slot.paragraph, dialect, decisions.house);
    settle(slot, slot.read);
    pending--;
  };

  const mustJudge = (): boolean => changed && decisions.templates.judges && slots.length > 0;

  /** Judges the document as a whole; answers the paragraphs where something else is said now. */
  const judge = (): number[] => {
    changed = false;
    const reads: TemplateReading[] = [];
    for (const { read } of slots) if (read) reads.push(read);
    const placed = decisions.templates.judge(reads, (index) => slots[index]?.paragraph.text ?? "");
    const others: number[] = [];
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index];
      if (!slot) continue;
      const now = placed.get(index) ?? nothing;
      if (now === slot.placed || same(now, slot.placed) || !slot.read) continue;
      slot.placed = now;
      settle(slot, slot.read);
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

  const readNearest = (limit: number, near: number): number[] => {
    const around = Math.max(0, Math.min(near, slots.length - 1));
    const done: number[] = [];
    while (pending > 0 && done.length < limit) {
      const next = nextAround(around);
      const slot = next === undefined ? undefined : slots[next];
      if (next === undefined || !slot) break;
      read(slot);
      done.push(next);
    }
    return done;
  };

  return {
    get length() {
      return slots.length;
    },
    get pending() {
      return pending === 0 && mustJudge() ? 1 : pending;
    },
    splice(at, remove, insert) {
      const gone = slots.slice(at, at + remove);
      pending += insert.length - gone.filter((slot) => !slot.shown).length;
      slots = [...slots.slice(0, at), ...insert.map(waiting), ...slots.slice(at + remove)];
      changed = true;
      walked.distance = 0;
    },
    work(limit, near = 0) {
      const done = readNearest(limit, near);
      if (pending > 0 || !mustJudge()) return done;
      return [...new Set([...done, ...judge()])];
    },
    findings: (index) => slots[index]?.shown,
    configure(next) {
      const before = decisions.templates;
      decisions = reader.prepare(next);
      const others = decisions.templates !== before;
      walked.distance = 0;
      if (others) changed = true;
      for (const slot of slots) {
        if (slot.shown) pending++;
        slot.shown = undefined;
        if (!others) continue;
        slot.read = undefined;
        slot.placed = nothing;
      }
    },
  };
}
