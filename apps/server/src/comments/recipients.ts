/** The people involved in a document and one of its threads. */
interface Concerned {
  readonly document: { readonly OwnerId: number; readonly CreatedBy: number | null };
  /** The comments before this action. */
  readonly comments: readonly { readonly CreatedBy: number | null; readonly Mentions: readonly number[] }[];
  readonly mentions?: readonly number[];
}

/** Whom an action concerns, each person once, for the closest reason. */
export interface Recipients {
  readonly mentioned: readonly number[];
  /** People who wrote or were mentioned in the thread before. */
  readonly inThread: readonly number[];
  /** The owners of the document, or the person who created it in their team. */
  readonly owners: readonly number[];
}

/** Returns whom a comment, or resolving a thread, concerns. */
export function recipientsOf({ document, comments, mentions = [] }: Concerned): Recipients {
  const mentioned = new Set(mentions);
  const before = comments.flatMap(({ CreatedBy, Mentions }) => [CreatedBy, ...Mentions]).filter((id) => id !== null);
  const inThread = new Set(before.filter((id) => !mentioned.has(id)));
  const owners = [document.OwnerId, document.CreatedBy].filter((id) => id !== null);
  return {
    mentioned: [...mentioned],
    inThread: [...inThread],
    owners: [...new Set(owners)].filter((id) => !mentioned.has(id) && !inThread.has(id)),
  };
}
