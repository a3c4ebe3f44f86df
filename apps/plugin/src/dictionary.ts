import { z } from "zod/mini";

/** A word that is right, or one that another is to stand for. */
export interface LocalDictionaryEntry {
  readonly Id: string;
  readonly Word: string;
  readonly Replacement?: string | undefined;
}

const place = "housestyle-words";
const kept = z.array(z.object({ Id: z.string(), Word: z.string(), Replacement: z.optional(z.string()) }));

/**
 * The words of whoever writes on this site, in this browser alone: the key of a public page may check and nothing else, so that no
 * visitor writes into the dictionary of its owner. What cannot be kept holds until the page is left.
 */
export class LocalDictionary {
  #unsaved: readonly LocalDictionaryEntry[] | undefined;

  /** What is kept now, by whichever editor of the site. */
  get entries(): readonly LocalDictionaryEntry[] {
    return this.#unsaved ?? readStored();
  }

  /** Adds a word; one that is there already stays as it is. */
  add(word: string, replacement?: string): void {
    const { entries } = this;
    const Word = word.trim();
    const Replacement = replacement?.trim() || undefined;
    if (Word === "" || entries.some((entry) => entry.Word === Word && entry.Replacement === Replacement)) return;
    const Id = `${Word}\n${Replacement ?? ""}`;
    this.#keep([...entries, { Id, Word, ...(Replacement && { Replacement }) }]);
  }

  remove(id: string): void {
    this.#keep(this.entries.filter(({ Id }) => Id !== id));
  }

  #keep(entries: readonly LocalDictionaryEntry[]): void {
    try {
      localStorage.setItem(place, JSON.stringify(entries));
    } catch {
      // A page in a closed frame, or a full store.
      this.#unsaved = entries;
    }
  }
}

function readStored(): readonly LocalDictionaryEntry[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(place) ?? "[]"));
  } catch {
    return [];
  }
}
