import { type Book, openBook, readExplorer } from "@housestyle/explorer";

/** The packed words: read when the first word is looked up, so that a server nobody asks keeps its memory. */
export type LookUp = () => Promise<Book>;

/** Reads them once; a failure is tried again at the next call. */
export function openLookUp(read: () => Promise<Uint8Array> = readExplorer): LookUp {
  let opening: Promise<Book> | undefined;
  return () => {
    opening ??= read()
      .then(openBook)
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
}

/** The words of this process: whoever looks words up shares them. */
export const lookUpWords: LookUp = openLookUp();
