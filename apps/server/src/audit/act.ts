import type { ActCode, ActDetails } from "@housestyle/contract";
import type { Origin } from "../caller/index.ts";

/** Who does something, such as a caller. */
export interface Actor {
  /** Undefined if the server itself acts. */
  readonly personId: number | undefined;
  /** The key that was used. */
  readonly keyId?: number | undefined;
  readonly from: Origin;
}

/** An action that is recorded in the activity log. */
export interface Act {
  readonly what: ActCode;
  /** The team it concerns, or undefined for the server. */
  readonly teamId: number | undefined;
  readonly targetId?: number | undefined;
  /** Counts, ids, and names, but no text of documents. */
  readonly details?: ActDetails;
}
