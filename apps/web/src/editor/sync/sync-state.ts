/**
 * How a document stands with the server: not there at all; the same there; on its way; waiting for the network; changed
 * on both sides; not accepted because nobody is signed in, because the server says no, or because it was deleted there. While
 * others write in it: all there (`live`), on its way (`sending`), or waiting because too many write already (`crowded`).
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
  | "live"
  | "sending"
  | "crowded";
