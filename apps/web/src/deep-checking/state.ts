import { Store } from "@housestyle/ui/store";
import type { DeepCheckOffer } from "./offer.ts";

/** The state of deep checking on this page. */
export interface DeepCheckingState {
  /** The offer of the server. Undefined while it is not known, and if there is none. */
  readonly offer: DeepCheckOffer | undefined;
  /** `failed` when it could not begin, `stopped` when it broke in the middle. */
  readonly reading: "off" | "loading" | "on" | "failed" | "stopped";
}

/** The one of this page: there is one text at a time. */
export const deepChecking = new Store<DeepCheckingState>({ offer: undefined, reading: "off" });
