/** Why a file of another program could not be read. */
export type UnreadableReason = "damaged" | "locked" | "too-large" | "without-text";

/**
 * A file from another program that cannot be read, because it is damaged, has a password, is too large, or contains no
 * text.
 */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason = "damaged") {
    super(reason);
    this.reason = reason;
  }
}
