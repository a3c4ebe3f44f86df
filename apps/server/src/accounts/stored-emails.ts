import { AsyncLocalStorage } from "node:async_hooks";

/** What became of the emails that the library asked for. */
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

/** Runs what makes the library ask for emails. The library hides it when one could not be stored; here it is told. */
export async function withEmails<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly failure: unknown }> {
  const note: Note = {};
  const answer = await notes.run(note, work);
  return { answer, failure: note.failure };
}
