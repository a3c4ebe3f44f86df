/** A stretch of a paragraph in the stand-in for Word: UTF-16, end exclusive. It moves with the text. */
export interface WordPlace {
  readonly id: string;
  start: number;
  end: number;
  /** Its words were edited. */
  isGone?: boolean;
}

/** Which text a reader wants: what is stored, with deleted words, or the text after or before all tracked changes. */
export type WordView = "stored" | "Current" | "Original";

/** The text of the stand-in for Word. */
export interface WordText {
  ids(): string[];
  has(id: string): boolean;
  text(id: string, view: WordView, start?: number, end?: number): string;
  /** Keeps a place up to date from now on. */
  follow<P extends WordPlace>(place: P): P;
  /** Writes over a place as one undo step; as tracked changes if asked. */
  write(place: WordPlace, words: string, isTracked: boolean): void;
  /** Sets the text of a paragraph, as if a person had typed it. */
  type(index: number, text: string): string;
  add(index: number, text: string): string;
  remove(index: number): string;
  /** Accepts all tracked changes. Returns the paragraphs that had any. */
  accept(): string[];
  undo(): void;
}

/**
 * Creates the text of the stand-in for Word. In `{-deleted-}` and `{+inserted+}` are tracked changes. The function refers to nothing
 * outside itself, so it can be sent into a page.
 */
export function newWordText(paragraphs: readonly string[]): WordText {
  type Letter = { readonly letter: string; readonly is: "kept" | "inserted" | "deleted" };
  type Paragraph = { readonly id: string; readonly letters: readonly Letter[] };
  let lastId = 99;
  const lettersOf = (text: string, is: Letter["is"]) => text.split("").map((letter): Letter => ({ letter, is }));
  const parsed = (text: string) =>
    text.split(/(\{-.*?-\}|\{\+.*?\+\})/).flatMap((part) => {
      if (part.startsWith("{-")) return lettersOf(part.slice(2, -2), "deleted");
      if (part.startsWith("{+")) return lettersOf(part.slice(2, -2), "inserted");
      return lettersOf(part, "kept");
    });
  const made = (text: string): Paragraph => ({ id: `P${++lastId}`, letters: parsed(text) });
  let model: Paragraph[] = paragraphs.map(made);
  const before: Paragraph[][] = [];
  const places: WordPlace[] = [];

  const at = (id: string) => model.find((each) => each.id === id);
  const put = (id: string, letters: readonly Letter[]) => {
    model = model.map((each) => (each.id === id ? { id, letters } : each));
  };
  const spoil = (id: string) => {
    for (const place of places) if (place.id === id) place.isGone = true;
  };
  /** Places after what was written move; places in it are gone, except for the one that was written over. */
  const move = (written: WordPlace, by: number, end: number) => {
    for (const place of places) {
      if (place.id !== written.id || place === written || place.end <= written.start) continue;
      if (place.start < end) place.isGone = true;
      else {
        place.start += by;
        place.end += by;
      }
    }
  };
  const isIn = (view: WordView, { is }: Letter) =>
    view === "stored" || is !== (view === "Current" ? "deleted" : "inserted");

  return {
    ids: () => model.map(({ id }) => id),
    has: (id) => at(id) !== undefined,
    text: (id, view, start = 0, end = Number.POSITIVE_INFINITY) =>
      (at(id)?.letters ?? [])
        .slice(start, end)
        .filter((letter) => isIn(view, letter))
        .map(({ letter }) => letter)
        .join(""),
    follow(place) {
      places.push(place);
      return place;
    },
    write(place, words, isTracked) {
      before.push(model);
      const letters = at(place.id)?.letters ?? [];
      const old = letters.slice(place.start, place.end);
      // Words that were inserted under tracking and are deleted again leave no trace.
      const left = isTracked
        ? old.filter(({ is }) => is !== "inserted").map(({ letter }): Letter => ({ letter, is: "deleted" }))
        : [];
      const now = [...left, ...lettersOf(words, isTracked ? "inserted" : "kept")];
      put(place.id, [...letters.slice(0, place.start), ...now, ...letters.slice(place.end)]);
      move(place, now.length - old.length, place.end);
      place.end = place.start + now.length;
    },
    type(index, text) {
      const id = model[index]?.id ?? "";
      put(id, parsed(text));
      spoil(id);
      return id;
    },
    add(index, text) {
      const paragraph = made(text);
      model = model.toSpliced(index, 0, paragraph);
      return paragraph.id;
    },
    remove(index) {
      const id = model[index]?.id ?? "";
      model = model.toSpliced(index, 1);
      spoil(id);
      return id;
    },
    accept() {
      const revised = model.filter(({ letters }) => letters.some(({ is }) => is !== "kept"));
      for (const { id, letters } of revised) {
        const kept = letters.filter(({ is }) => is !== "deleted").map(({ letter }): Letter => ({ letter, is: "kept" }));
        put(id, kept);
        spoil(id);
      }
      return revised.map(({ id }) => id);
    },
    undo() {
      const last = before.pop();
      if (!last) return;
      for (const { id } of model) spoil(id);
      model = last;
    },
  };
}
