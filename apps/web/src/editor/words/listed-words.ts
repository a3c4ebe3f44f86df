import { parts } from "../../texts/editor-parts.ts";
import { sortedWords } from "./word-list.ts";

/** A word that the server keeps, for the account or, with a number, for a team. */
export interface SharedWord {
  readonly id: string;
  readonly word: string;
  readonly teamId: number | null;
  /** Whether this person may take it out. */
  readonly isMine: boolean;
}

/** A row of the dictionary: a word, and whose it is in words. */
export interface ListedWord {
  readonly key: string;
  readonly word: string;
  readonly whose: string;
  /** Its id where the server keeps it; undefined for a word of this device. */
  readonly id: string | undefined;
  readonly mayRemove: boolean;
}

interface Team {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns all words in alphabetical order that contain the search text. A word that belongs to two owners is listed
 * twice.
 */
export function listedWords(
  device: ReadonlySet<string>,
  shared: readonly SharedWord[],
  teams: readonly Team[],
  search: string,
): readonly ListedWord[] {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const rows: ListedWord[] = [...device].map((word) => ({
    key: `device/${word}`,
    word,
    whose: parts.dictionary.device,
    id: undefined,
    mayRemove: true,
  }));
  for (const { id, word, teamId, isMine } of shared) {
    const whose = teamId === null ? parts.dictionary.account : names.get(teamId);
    if (whose !== undefined) rows.push({ key: id, word, whose, id, mayRemove: isMine });
  }
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ word }) => word.toLowerCase().includes(wanted));
  const place = new Map(sortedWords(new Set(found.map(({ word }) => word))).map((word, index) => [word, index]));
  return found.sort((a, b) => (place.get(a.word) ?? 0) - (place.get(b.word) ?? 0));
}
