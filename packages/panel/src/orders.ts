/** How a list of remarks may be ordered. */
export const orders = ["place", "importance"] as const;
export type Order = (typeof orders)[number];
