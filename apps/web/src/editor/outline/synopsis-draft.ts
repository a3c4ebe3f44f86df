/** What is typed in the field of a synopsis, and what of it was put into the document last. */
export interface SynopsisDraft {
  readonly typed: string;
  readonly kept?: string;
  /** What the document had until then, as long as it does not show what was put into it. */
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
