import type { Depth } from "@housestyle/model-en/page";
import type { DeepCheckOffer } from "./offer.ts";

/** The instructions that a worker for deep checking is given in its name. */
export interface LateOrder extends Pick<DeepCheckOffer, "model" | "runtime"> {
  readonly depth: Depth;
  /** The lock that it holds as long as it lives; its first message comes when it does. */
  readonly life: string;
}
