import { Store } from "@housestyle/ui/store";
import type { DeepCheckOffer } from "./offer.ts";

/** How deeper checking stands on this page. */
export interface DeepCheckingState {
  /** What there is; undefined while nobody knows, and when there is nothing. */
  readonly offer: DeepCheckOffer | undefined;
  /** `failed` when it could not begin, `stopped` when it broke in the middle. */
  readonly reading: "off" | "loading" | "on" | "failed" | "stopped";
}

/** The one of this page: there is one text at a time. */
export const deepChecking = new Store<DeepCheckingState>({ offer: undefined, reading: "off" });
