/** Why a file of another program could not be read. */
export type UnreadableReason = "damaged" | "locked" | "too-large" | "without-text";

/** A file of another program that cannot be read: it is damaged, has a password, is too large, or holds no text. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason = "damaged") {
    super(reason);
    this.reason = reason;
  }
}
