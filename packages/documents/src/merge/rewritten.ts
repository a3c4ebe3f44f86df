import { diffArrays } from "diff";

/** The longest time for comparing two texts, in milliseconds. */
const patience = 4_000;

/**
 * Returns a text as its author wrote it, updated with the changes between two printed forms of it. Only changed words
 * are replaced, so that line breaks and list markers stay as they were. If the texts are too different, or the result
 * would be wrong, the new printed form is returned.
 */
export function rewritten(source: string, before: string, now: string, isRight: (text: string) => boolean): string {
  if (before === now) return source;
  const [old, there] = [stretches(before), stretches(source)];
  // A space is a space, however wide and whether or not the line ends there.
  const comparator = (a: string, b: string) => a === b || (isSpace(a) && isSpace(b));
  const placed = diffArrays(old, there, { comparator, timeout: patience });
  const changed = diffArrays(old, stretches(now), { timeout: patience });
  if (!placed || !changed) return now;
  const places = placesOf(placed, old.length);
  let text = "";
  let at = 0;
  let copied = 0;
  const copyTo = (place: number) => {
    text += there.slice(copied, Math.max(copied, place)).join("");
    copied = Math.max(copied, place);
  };
  for (const { added, removed, value } of changed) {
    if (removed) {
      copyTo(places[at]?.start ?? there.length);
      copied = Math.max(copied, places[at + value.length - 1]?.end ?? there.length);
    } else if (added) {
      copyTo(places[at]?.start ?? there.length);
      text += value.join("");
    }
    if (!added) at += value.length;
  }
  copyTo(there.length);
  const isWindows = source.includes("\r\n");
  const ended = isWindows ? text.replace(/\r?\n/g, "\r\n") : text;
  // A space that the source lacks may have been all that stood between two words.
  return isRight(ended) ? ended : now;
}

/** Splits a text into words and the spaces around them, alternately. At either end, the space may be empty. */
const stretches = (text: string): string[] => text.split(/(\S+)/);

const isSpace = (text: string): boolean => /^\s+$/.test(text);

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Returns where each part of one text is in the other. A missing part has a place, and length 0. */
function placesOf(changes: ReturnType<typeof diffArrays<string>>, count: number): readonly Place[] {
  const places: Place[] = [];
  let there = 0;
  let gone = 0;
  const placeGone = (length: number) => {
    // What stands there instead belongs to the first of what is gone.
    if (gone > 0) places.push({ start: there, end: there + length });
    there += length;
    for (; gone > 1; gone--) places.push({ start: there, end: there });
    gone = 0;
  };
  for (const { added, removed, value } of changes) {
    if (removed) gone += value.length;
    else if (added) placeGone(value.length);
    else {
      placeGone(0);
      for (const _ of value) places.push({ start: there, end: ++there });
    }
  }
  gone = count - places.length;
  placeGone(0);
  return places;
}
