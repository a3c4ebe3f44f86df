import type { Finding } from "@housestyle/engine";
import { type Ignored, ignoredFrom } from "@housestyle/panel";
import { done } from "../../texts/editor-done.ts";
import type { Desk } from "./desk.ts";

/** Puts a word into the dictionary of this device, with one step back. */
export function addWord(desk: Desk, word: string): void {
  addWords(desk, [word]);
  desk.tell(done.added(word), () => removeWords(desk, [word]));
}

/** The same for many at once. */
export function addNames(desk: Desk, names: readonly string[]): void {
  addWords(desk, names);
  desk.tell(done.addedAll(names.length), () => removeWords(desk, names));
}

/** The same without a word. */
export function addWords({ personal }: Desk, words: readonly string[]): void {
  personal.decide({ words: new Set([...personal.decided.words, ...words]) });
}

export function removeWords({ personal }: Desk, words: readonly string[]): void {
  const gone = new Set(words);
  personal.decide({ words: new Set([...personal.decided.words].filter((word) => !gone.has(word))) });
}

/** These findings, which say the same, are not to be shown at these places of their paragraphs again. */
export function ignore(desk: Desk, found: readonly { readonly finding: Finding; readonly paragraph: string }[]): void {
  const entries = found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph));
  const [first] = entries;
  if (!first) return;
  desk.personal.decide({ ignored: new Map([...desk.personal.decided.ignored, ...byId(entries)]) });
  const said = found.length === 1 ? done.ignored(first.text) : done.ignoredAll(found.length, first.text);
  desk.tell(said, () => bringBack(desk, entries));
}

export function bringBack({ personal }: Desk, entries: readonly Ignored[]): void {
  const back = byId(entries);
  personal.decide({ ignored: new Map([...personal.decided.ignored].filter(([id]) => !back.has(id))) });
}

/** A rule says nothing any more to this person; `title` is what people call it. */
export function turnOff(desk: Desk, rule: string, title: string): void {
  desk.personal.decide({ disabled: new Set([...desk.personal.decided.disabled, rule]) });
  desk.tell(done.turnedOff(title), () => turnOn(desk, rule));
}

export function turnOn({ personal }: Desk, rule: string): void {
  personal.decide({ disabled: new Set([...personal.decided.disabled].filter((other) => other !== rule)) });
}

function byId(entries: readonly Ignored[]): ReadonlyMap<string, Ignored> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
