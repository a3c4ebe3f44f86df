import { type DictionaryDraft, isSamePlace } from "./entry.ts";

/** What changing an entry needs of the server, which only adds and deletes. */
export interface EntryCalls {
  readonly add: (draft: DictionaryDraft) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/**
 * Puts `next` in the place of `before`. The new one is added first, so that nothing is lost on the way. Only where both
 * would stand in the same place the old one goes first, and comes back when the new one is refused.
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
