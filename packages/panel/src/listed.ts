import type { Kind } from "@housestyle/engine";
import type { Remark } from "@housestyle/surfaces";
import { ordered } from "./order.ts";
import type { Order } from "./orders.ts";
import type { RemarksState } from "./remarks-state.ts";

/** What a list of remarks shows, and in which order. */
export interface ListState extends RemarksState {
  /** The only category shown, or undefined for all. */
  readonly filter: Kind | undefined;
  readonly order: Order;
}

/** Returns the remarks of the chosen category in the chosen order. */
export function listed(
  remarks: readonly Remark[],
  { filter, order }: Pick<ListState, "filter" | "order">,
): readonly Remark[] {
  return ordered(filter ? remarks.filter(({ finding }) => finding.kind === filter) : remarks, order);
}
