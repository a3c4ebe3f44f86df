import type { Hit } from "../../rule/rule.ts";

/** Returns the hits of `judge` for some items in order, without those for which it returns nothing. */
export function* hits<T>(things: Iterable<T>, judge: (thing: T) => Hit | undefined): Iterable<Hit> {
  for (const thing of things) {
    const hit = judge(thing);
    if (hit) yield hit;
  }
}
