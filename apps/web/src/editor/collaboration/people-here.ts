import type { PresentPerson } from "@housestyle/contract";
import { editorPeople as texts } from "../../texts/editor-people.ts";

/** Someone who has the open document open, too. */
export interface PersonHere {
  readonly id: number;
  readonly name: string;
  /** Whether it is the writer, in another window. */
  readonly isSelf: boolean;
  /** The ids of the person’s open editors, those with a caret first. */
  readonly clients: readonly string[];
}

/** Everyone who has the open document open, too, as far as there is room for names. */
export interface PeopleHere {
  readonly people: readonly PersonHere[];
  /** How many more open editors there are. */
  readonly more: number;
}

/** How many colors there are for people. */
const colors = 6;

/** Returns the people who have a document open, each once, others before the writer. */
export function peopleHere(present: readonly PresentPerson[], count: number, self: number | undefined): PeopleHere {
  const byPerson = new Map<number, PresentPerson[]>();
  for (const editor of present) byPerson.set(editor.PersonId, [...(byPerson.get(editor.PersonId) ?? []), editor]);
  const people = [...byPerson].map(
    ([id, editors]): PersonHere => ({
      id,
      name: editors[0]?.Name ?? "",
      isSelf: id === self,
      clients: editors.map(({ Client }) => Client),
    }),
  );
  const others = people.filter(({ isSelf }) => !isSelf).toSorted((one, other) => one.id - other.id);
  return { people: [...others, ...people.filter(({ isSelf }) => isSelf)], more: Math.max(0, count - present.length) };
}

/** Returns the number of a person’s color, from 0. It is the same on every page. */
export function colorOf(personId: number): number {
  return personId % colors;
}

/** Returns initials for a name, for use in small spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase() || "?";
}

/** Returns an announcement about people who have come or gone, or undefined if no one has. */
export function comings(before: PeopleHere | undefined, now: PeopleHere): string | undefined {
  const was = new Set(before?.people.map(({ id }) => id));
  const is = new Set(now.people.map(({ id }) => id));
  const named = (people: readonly PersonHere[]) =>
    people.filter(({ isSelf }) => !isSelf).map(({ name }) => name || texts.someone);
  const came = named(now.people.filter(({ id }) => !was.has(id)));
  const left = named(before?.people.filter(({ id }) => !is.has(id)) ?? []);
  const sentences = [...(came.length > 0 ? [texts.came(came)] : []), ...(left.length > 0 ? [texts.left(left)] : [])];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
