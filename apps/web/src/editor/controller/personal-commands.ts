import { done } from "../../texts/editor-done.ts";
import type { PersonalController } from "./personal-controller.ts";

/** Where a writer’s choices are stored, and how a message about a choice is shown. */
export interface PersonalHost {
  readonly personal: PersonalController;
  notify(text: string, undo?: () => void): void;
}

/** Puts a word into the dictionary of this device, with one step back. */
export function addWord(controller: PersonalHost, word: string): void {
  const fresh = addWords(controller, [word]);
  controller.notify(done.added(word), () => removeWords(controller, fresh));
}

/** Adds several names at once. */
export function addNames(controller: PersonalHost, names: readonly string[]): void {
  const fresh = addWords(controller, names);
  controller.notify(done.addedAll(names.length), () => removeWords(controller, fresh));
}

/** Adds words without a message. Returns those that are new, because undo must leave the others in place. */
export function addWords({ personal }: Pick<PersonalHost, "personal">, words: readonly string[]): readonly string[] {
  const before = personal.decided.words;
  personal.decide({ words: new Set([...before, ...words]) });
  return words.filter((word) => !before.has(word));
}

export function removeWords({ personal }: Pick<PersonalHost, "personal">, words: readonly string[]): void {
  const gone = new Set(words);
  personal.decide({ words: new Set([...personal.decided.words].filter((word) => !gone.has(word))) });
}

/** Turns a rule off for this person. `title` is what people call it, `count` how many suggestions of it the text has. */
export function turnOff(controller: PersonalHost, rule: string, title: string, count = 1): void {
  controller.personal.decide({ disabled: new Set([...controller.personal.decided.disabled, rule]) });
  controller.notify(done.turnedOff(title, count), () => turnOn(controller, rule));
}

export function turnOn({ personal }: Pick<PersonalHost, "personal">, rule: string): void {
  personal.decide({ disabled: new Set([...personal.decided.disabled].filter((other) => other !== rule)) });
}
