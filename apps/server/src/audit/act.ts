import type { ActCode, ActDetails } from "@housestyle/contract";
import type { Origin } from "../caller/index.ts";

/** Who does something; a caller is one. */
export interface Actor {
  /** Undefined where the server does it by itself. */
  readonly personId: number | undefined;
  /** The key they came with. */
  readonly keyId?: number | undefined;
  readonly from: Origin;
}

/** Something done that others may want to know of later. */
export interface Act {
  readonly what: ActCode;
  /** The team it concerns; undefined for the server. */
  readonly teamId: number | undefined;
  readonly targetId?: number | undefined;
  /** Counts, ids and names; never a word of a document. */
  readonly details?: ActDetails;
}
