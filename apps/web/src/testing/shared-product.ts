import { afterEach, expect } from "vitest";
import { Product } from "./product.ts";

/**
 * The product that all files of tests of a process share, for the tests of one file: after each of them no window is
 * left, and no page may have complained.
 */
export function sharedProduct(): Promise<Product> {
  const product = Product.open();
  afterEach(async () => {
    const troubles = await (await product).leave();
    expect(troubles, troubles.join("; ")).toEqual([]);
  });
  return product;
}
