/**
 * How a document stands with the server: not there at all; the same there; on its way; waiting for the network; changed
 * on both sides; not accepted because nobody is signed in, because the server says no, because it is in the trash there (`gone`), or
 * because there is no such document for this person (`noAccess`). While others write in it: all there (`live`), on its way (`sending`), or waiting because too many write already (`crowded`).
 */
export type SyncState =
  | "none"
  | "synced"
  | "waiting"
  | "offline"
  | "conflict"
  | "signedOut"
  | "refused"
  | "gone"
  | "noAccess"
  | "live"
  | "sending"
  | "crowded";

/**
 * Why the server no longer accepts a document: it is in the trash, or there is no such document for this person. The
 * server does not tell a document that was deleted permanently from one that is no longer shared.
 */
export type LostState = Extract<SyncState, "gone" | "noAccess">;

/** Returns whether a document is lost, and nothing is sent until its writer decides. */
export const isLost = (state: SyncState | undefined): state is LostState => state === "gone" || state === "noAccess";
