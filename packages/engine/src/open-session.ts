import { bothPlaced, type Judging } from "./document/judging.ts";
import type { Slot } from "./document/slot.ts";
import { Slots } from "./document/slots.ts";
import { Summary } from "./document/summary.ts";
import type { Finding } from "./finding.ts";
import type { DocumentRules } from "./lanes/document-rules.ts";
import type { Decisions, Reader } from "./lanes/reader.ts";
import { createMeasuring } from "./reports/measuring.ts";
import { emptyParagraph } from "./reports/paragraph-measures.ts";
import type { Session } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import { type Coinages, coinagesOfText, differences, type Uses } from "./speller/coinages.ts";
import { goOn, type Steps } from "./text/steps.ts";

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
      one.suggestions.length === other.suggestions.length &&
      one.suggestions.every((suggestion, at) => suggestion === other.suggestions[at])
    );
  });

const readingOf = ({ heard }: Slot) => heard.templates?.reading;
const textOf = ({ paragraph }: Slot) => paragraph.text;

/** Opens a session over a reader. */
export function openSession(
  reader: Reader,
  decide: (settings: Settings) => Decisions,
  documentRules: DocumentRules,
  dialect: Dialect,
  settings: Settings,
): Session {
  const slots = new Slots();
  const measuring = createMeasuring(({ measures }: Slot) => measures ?? emptyParagraph);
  let decisions = decide(settings);
  let judging: Judging<Slot> = decisions.templates.judging(readingOf, textOf);
  const judgingRules = documentRules.judging(({ heard }: Slot) => heard.notes, textOf);
  /** What was there when paragraphs were last sent for. */
  let version = reader.version;
  const uses = new Summary<Slot, Uses, Uses>(coinagesOfText, ({ heard }) => reader.usesIn(heard));
  /** What the coinages of the document were told from, and those coinages. */
  let told: Uses = new Map();
  let coinages: Coinages = new Map();
  /** Words that have become coinages or no longer are one, and stand in paragraphs that do not show it yet. */
  let unsettled = new Set<string>();
  /** Whether the document has changed since it was last judged as a whole. */
  let changed = false;
  /** The judging of it, while it is under way. */
  let judgement: Steps<true> | undefined;
  /** Paragraphs of which something else is said by it, and nobody has been told. */
  let moved: number[] = [];

  function* readingOfSlot({ heard, paragraph, placed }: Slot): Steps<readonly Finding[]> {
    yield* reader.read(heard, paragraph, dialect, decisions);
    return yield* reader.settle(heard, paragraph, placed, coinages, decisions.wanted);
  }

  /** Reads a paragraph until it is read or the time is up; answers whether it is read. */
  const read = (index: number, slot: Slot, isTimeUp: () => boolean): boolean => {
    slot.reading ??= readingOfSlot(slot);
    const shown = goOn(slot.reading, isTimeUp);
    if (!shown) return false;
    slot.reading = undefined;
    slot.shown = shown;
    slots.renew(index);
    return true;
  };

  /** The words of the document that no dictionary has; all of its paragraphs have been read. */
  const usesNow = (): Uses => (slots.tree ? uses.of(slots.tree) : told);

  const mustJudge = (): boolean => changed && slots.length > 0;

  /** Takes notice of what is a coinage by now; answers the paragraphs that have a word of which something else is true. */
  const retold = (): Set<number> => {
    const now = usesNow();
    const next = coinagesOfText.result(now, () => []);
    for (const word of differences(coinages, next)) unsettled.add(word);
    [told, coinages] = [now, next];
    if (unsettled.size === 0) return new Set();
    const has = (words: Uses): boolean => [...unsettled].some((word) => words.has(word));
    return new Set([...uses.walk(slots.tree, has)].flatMap(({ paragraph, note }) => (has(note) ? paragraph : [])));
  };

  /** Judges the document as a whole, and shows what is said now wherever that is something else. */
  function* judge(): Steps<true> {
    const all = bothPlaced(judging.judge(slots.tree), judgingRules.judge(slots.tree));
    const other = retold();
    const gone = slots.placed.filter((index) => !all.has(index));
    // Should it be left for good, something is said at any of these.
    slots.placed = [...gone, ...all.keys()];
    for (const index of [...new Set([...slots.placed, ...other])].sort((x, y) => x - y)) {
      const slot = all.get(index)?.item ?? slots.at(index);
      const now = all.get(index)?.findings ?? nothing;
      if (!slot || (same(now, slot.placed) && !other.has(index))) continue;
      slot.shown = yield* reader.settle(slot.heard, slot.paragraph, now, coinages, decisions.wanted);
      slot.placed = now;
      moved.push(index);
    }
    slots.placed = [...all.keys()];
    unsettled = new Set();
    return true;
  }

  /** Goes on judging; answers the paragraphs where something else is said by now. */
  const judgeOn = (isTimeUp: () => boolean): number[] => {
    judgement ??= judge();
    if (goOn(judgement, isTimeUp)) [changed, judgement] = [false, undefined];
    const said = moved;
    moved = [];
    return said;
  };

  /** The document has changed: what was begun for it as it was is dropped. */
  const judgeAnew = (): void => {
    [changed, judgement] = [true, undefined];
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
    judgeAnew();
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
      judgeAnew();
    },
    work(limit, near = 0, isTimeUp = () => false) {
      catchUp();
      if (!reader.mayRead(decisions)) return [];
      const done = readNearest(limit, near, isTimeUp);
      if (slots.waiting > 0 || !mustJudge()) return done;
      return [...new Set([...done, ...judgeOn(isTimeUp)])];
    },
    findings: (index) => slots.at(index)?.shown,
    measure(isTimeUp = () => false) {
      for (let index = slots.firstUnmeasured(); index !== undefined; index = slots.firstUnmeasured()) {
        const slot = slots.at(index);
        if (!slot) break;
        slot.measuring ??= reader.measure(slot.paragraph, dialect);
        slot.measures = goOn(slot.measuring, isTimeUp);
        if (!slot.measures) break;
        slot.measuring = undefined;
        slots.renew(index);
        if (isTimeUp()) break;
      }
      return slots.unmeasured === 0 ? measuring.measures(slots.tree) : undefined;
    },
    offenders: (goal, target) => (slots.unmeasured > 0 ? [] : measuring.offenders(slots.tree, goal, target)),
    configure(next) {
      const before = decisions.templates;
      decisions = decide(next);
      const isOther = decisions.templates !== before;
      if (isOther) judging = decisions.templates.judging(readingOf, textOf);
      sendForAll(!isOther);
    },
  };
}
