/** The orders of a list of remarks. */
export const orders = ["place", "importance"] as const;
/** An order of the list. */
export type Order = (typeof orders)[number];
