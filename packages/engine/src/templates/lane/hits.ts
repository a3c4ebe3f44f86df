import type { Hit } from "../../rule/rule.ts";

/** What is said of each of some things, in their order; nothing is said of those `judge` is silent about. */
export function* hits<T>(things: Iterable<T>, judge: (thing: T) => Hit | undefined): Iterable<Hit> {
  for (const thing of things) {
    const hit = judge(thing);
    if (hit) yield hit;
  }
}
