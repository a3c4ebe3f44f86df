import { type Book, openBook, readExplorer } from "@housestyle/explorer";

/** Loads the packed words with the first lookup, so that an unused explorer takes no memory. */
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

/** The words of this process, shared by all callers. */
export const lookUpWords: LookUp = openLookUp();
