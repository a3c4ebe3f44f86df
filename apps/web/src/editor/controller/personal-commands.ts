import { type FoundInParagraph, type Ignored, ignoredFrom } from "@housestyle/panel";
import { done } from "../../texts/editor-done.ts";
import type { PersonalController } from "./personal-controller.ts";

/** Where a writer's choices are kept, and how it is said that one was made. */
export interface PersonalHost {
  readonly personal: PersonalController;
  notify(text: string, undo?: () => void): void;
}

/** Puts a word into the dictionary of this device, with one step back. */
export function addWord(controller: PersonalHost, word: string): void {
  const fresh = addWords(controller, [word]);
  controller.notify(done.added(word), () => removeWords(controller, fresh));
}

/** The same for many at once. */
export function addNames(controller: PersonalHost, names: readonly string[]): void {
  const fresh = addWords(controller, names);
  controller.notify(done.addedAll(names.length), () => removeWords(controller, fresh));
}

/** The same without a word. Answers those that were not there before: taking it back must leave the others. */
export function addWords({ personal }: Pick<PersonalHost, "personal">, words: readonly string[]): readonly string[] {
  const before = personal.decided.words;
  personal.decide({ words: new Set([...before, ...words]) });
  return words.filter((word) => !before.has(word));
}

export function removeWords({ personal }: Pick<PersonalHost, "personal">, words: readonly string[]): void {
  const gone = new Set(words);
  personal.decide({ words: new Set([...personal.decided.words].filter((word) => !gone.has(word))) });
}

/** These findings, which say the same, are not to be shown at these places of their paragraphs again. */
export function ignore(controller: PersonalHost, found: readonly FoundInParagraph[]): void {
  const entries = found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph));
  const [first] = entries;
  if (!first) return;
  controller.personal.decide({ ignored: new Map([...controller.personal.decided.ignored, ...byId(entries)]) });
  const said = found.length === 1 ? done.ignored(first.text) : done.ignoredAll(found.length, first.text);
  controller.notify(said, () => bringBack(controller, entries));
}

export function bringBack({ personal }: Pick<PersonalHost, "personal">, entries: readonly Ignored[]): void {
  const back = byId(entries);
  personal.decide({ ignored: new Map([...personal.decided.ignored].filter(([id]) => !back.has(id))) });
}

/** A rule says nothing any more to this person; `title` is what people call it. */
export function turnOff(controller: PersonalHost, rule: string, title: string): void {
  controller.personal.decide({ disabled: new Set([...controller.personal.decided.disabled, rule]) });
  controller.notify(done.turnedOff(title), () => turnOn(controller, rule));
}

export function turnOn({ personal }: Pick<PersonalHost, "personal">, rule: string): void {
  personal.decide({ disabled: new Set([...personal.decided.disabled].filter((other) => other !== rule)) });
}

function byId(entries: readonly Ignored[]): ReadonlyMap<string, Ignored> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
