/** What is typed in the field of a synopsis, and the last value that was written to the document. */
export interface SynopsisDraft {
  readonly typed: string;
  readonly kept?: string;
  /** The value in the document before that, as long as the document does not show the written value. */
  readonly before?: string | undefined;
}

/** Returns what is to be put into the document; undefined where that was done. */
export function unsaved({ typed, kept }: SynopsisDraft): string | undefined {
  const now = typed.trim();
  return now === kept ? undefined : now;
}

/** Returns the draft when the document has a synopsis; undefined when that came from elsewhere and nothing that was typed waits. */
export function draftWith(draft: SynopsisDraft, inDocument: string): SynopsisDraft | undefined {
  if (unsaved(draft) !== undefined || inDocument === draft.before) return draft;
  if (inDocument !== draft.kept) return undefined;
  return draft.before === undefined ? draft : { ...draft, before: undefined };
}
