import { type DictionaryDraft, isSamePlace } from "./entry.ts";

/** What changing an entry needs of the server, which only adds and deletes. */
export interface EntryCalls {
  readonly add: (draft: DictionaryDraft) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/**
 * Replaces the entry `before` with `next`. The new one is added first, so that nothing can be lost in between. Only if
 * both cannot exist at the same time is the old one deleted first, and restored if the new one is rejected.
 */
export async function replaceEntry(
  before: DictionaryDraft,
  next: DictionaryDraft,
  { add, remove }: EntryCalls,
): Promise<void> {
  if (!isSamePlace(before, next)) {
    await add(next);
    await remove();
    return;
  }
  await remove();
  try {
    await add(next);
  } catch (error) {
    await add(before);
    throw error;
  }
}
