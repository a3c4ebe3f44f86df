import { AsyncLocalStorage } from "node:async_hooks";

/** What happened to the emails that the library requested. */
interface Note {
  failure?: unknown;
}

const notes = new AsyncLocalStorage<Note>();

/** Stores an email for the library, and notes when that could not be done. */
export async function storing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const note = notes.getStore();
    if (!note) throw failure;
    note.failure = failure;
  }
}

/**
 * Runs an action for which the library requests emails, and fails if one could not be stored. The library itself hides
 * that.
 */
export async function withEmails<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly failure: unknown }> {
  const note: Note = {};
  const answer = await notes.run(note, work);
  return { answer, failure: note.failure };
}
