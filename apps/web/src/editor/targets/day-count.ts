/** How many words a text had when a day began, by the clock of this device. */
export interface DayCount {
  /** As in “2026-11-28”. */
  readonly day: string;
  readonly base: number;
}

/** The count of a text that is open. */
export interface OpenDayCount extends DayCount {
  /** The numbers of words before and after the whole text was replaced, as by a file that was opened. */
  readonly replacements: readonly (readonly [number, number])[];
}

/** A change of the text: its words before and after, and whether it was written, undone or redone, or replaced as a whole. */
export interface CountedChange {
  readonly day: string;
  readonly before: number;
  readonly after: number;
  readonly kind: "written" | "history" | "replaced";
}

/** Returns the day of a date by the clock of this device. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Returns the count after a change. What was written counts by how much longer it makes the text, whether typed or pasted, so
 * that words that are only moved change nothing. A text that replaces another does not count, and neither does taking that
 * back. A new day begins with the words the text had before its first change.
 */
export function counted(count: OpenDayCount, { day, before, after, kind }: CountedChange): OpenDayCount {
  const begun = count.day === day ? count : { ...count, day, base: before };
  const shifted = { ...begun, base: begun.base + after - before };
  if (kind === "replaced") return { ...shifted, replacements: [...begun.replacements, [before, after]] };
  const isReplacement = begun.replacements.some(
    ([one, other]) => (before === one && after === other) || (before === other && after === one),
  );
  return kind === "history" && isReplacement ? shifted : begun;
}

/** Returns how many words longer a text is than when the day began; 0 if it is shorter. */
export function wordsToday({ base }: DayCount, words: number): number {
  return Math.max(0, words - base);
}
