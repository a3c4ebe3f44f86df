import type { Slot } from "./document/slot.ts";
import { Slots } from "./document/slots.ts";
import type { Finding } from "./finding.ts";
import type { Decisions, Reader } from "./lanes/reader.ts";
import { createMeasuring } from "./reports/measuring.ts";
import { emptyParagraph } from "./reports/paragraph-measures.ts";
import type { Session } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import type { Judging } from "./templates/lane/judging.ts";

const nothing: readonly Finding[] = [];

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

const readingOf = ({ heard }: Slot) => heard.templates?.reading;

/** Opens a session over a reader. */
export function openSession(
  reader: Reader,
  decide: (settings: Settings) => Decisions,
  dialect: Dialect,
  settings: Settings,
): Session {
  const slots = new Slots();
  const measuring = createMeasuring(({ measures }: Slot) => measures ?? emptyParagraph);
  let decisions = decide(settings);
  let judging: Judging<Slot> = decisions.templates.judging(readingOf);
  /** What was there when paragraphs were last sent for. */
  let version = reader.version;
  /** Whether the document has changed since it was last judged as a whole. */
  let changed = false;

  /** Reads a paragraph until it is read or the time is up; answers whether it is read. */
  const read = (index: number, slot: Slot, isTimeUp: () => boolean): boolean => {
    slot.reading ??= reader.read(slot.heard, slot.paragraph, dialect, decisions);
    while (!slot.reading.next().done) if (isTimeUp()) return false;
    slot.reading = undefined;
    slot.shown = reader.settle(slot.heard, slot.placed, decisions.wanted);
    slots.renew(index, slot);
    return true;
  };

  const mustJudge = (): boolean => changed && decisions.templates.judges && slots.length > 0;

  /** Says something else of the document at a paragraph; answers whether it is something else. */
  const place = (index: number, now: readonly Finding[]): boolean => {
    const slot = slots.at(index);
    if (!slot || same(now, slot.placed)) return false;
    slot.placed = now;
    slot.shown = reader.settle(slot.heard, now, decisions.wanted);
    slots.renew(index, slot);
    return true;
  };

  /** Judges the document as a whole; answers the paragraphs where something else is said now. */
  const judge = (): number[] => {
    changed = false;
    const placed = judging.judge(slots.tree, (index) => slots.at(index)?.paragraph.text ?? "");
    const concerned = new Set([...slots.placed(), ...placed.keys()]);
    return [...concerned].sort((x, y) => x - y).filter((index) => place(index, placed.get(index) ?? nothing));
  };

  const readNearest = (limit: number, near: number, isTimeUp: () => boolean): number[] => {
    const around = Math.max(0, Math.min(near, slots.length - 1));
    const done: number[] = [];
    while (done.length < limit) {
      const next = slots.nearestWaiting(around);
      const slot = next === undefined ? undefined : slots.at(next);
      if (next === undefined || !slot || !read(next, slot, isTimeUp)) break;
      done.push(next);
      if (isTimeUp()) break;
    }
    return done;
  };

  /** Everything waits again; what was read is kept. */
  const sendForAll = (keep: boolean): void => {
    changed = true;
    slots.renewAll((slot) => {
      slot.shown = undefined;
      slot.reading = undefined;
      if (!keep) slot.placed = nothing;
    });
  };

  /** What has arrived since may say something about every paragraph. */
  const catchUp = (): void => {
    if (version === reader.version) return;
    version = reader.version;
    sendForAll(true);
  };

  return {
    get length() {
      return slots.length;
    },
    get pending() {
      catchUp();
      if (!reader.mayRead(decisions)) return 0;
      return slots.waiting === 0 && mustJudge() ? 1 : slots.waiting;
    },
    get isWhole() {
      return reader.hasAll(decisions);
    },
    splice(from, remove, insert) {
      slots.splice(from, remove, insert);
      changed = true;
    },
    work(limit, near = 0, isTimeUp = () => false) {
      catchUp();
      if (!reader.mayRead(decisions)) return [];
      const done = readNearest(limit, near, isTimeUp);
      if (slots.waiting > 0 || !mustJudge()) return done;
      return [...new Set([...done, ...judge()])];
    },
    findings: (index) => slots.at(index)?.shown,
    measure(isTimeUp = () => false) {
      for (let index = slots.firstUnmeasured(); index !== undefined; index = slots.firstUnmeasured()) {
        const slot = slots.at(index);
        if (!slot) break;
        slot.measures = reader.measure(slot.paragraph, dialect);
        slots.renew(index, slot);
        if (isTimeUp()) break;
      }
      return slots.unmeasured === 0 ? measuring.measures(slots.tree) : undefined;
    },
    offenders: (goal, target) => measuring.offenders(slots.tree, goal, target),
    configure(next) {
      const before = decisions.templates;
      decisions = decide(next);
      const isOther = decisions.templates !== before;
      if (isOther) judging = decisions.templates.judging(readingOf);
      sendForAll(!isOther);
    },
  };
}
