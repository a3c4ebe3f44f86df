import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Lru } from "./lru.ts";

test("what was asked for last stays, as much as there is room for, whatever happens", () => {
  const word = fc.constantFrom("a", "bb", "ccc", "dddd", "eeeee");
  const act = fc.record({ word, keeps: fc.boolean() });
  holds(
    fc.property(fc.array(act, { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (acts, most) => {
      const lru = new Lru<string, number>(most, (key) => key.length);
      let list: [string, number][] = [];
      for (const [i, { word: key, keeps }] of acts.entries()) {
        const known = list.find(([each]) => each === key);
        if (!keeps) expect(lru.get(key)).toBe(known?.[1]);
        else expect(lru.set(key, i)).toBe(i);
        if (!keeps && !known) continue;
        list = [...list.filter((each) => each !== known), [key, keeps ? i : (known?.[1] ?? 0)]];
        while (list.reduce((sum, [each]) => sum + each.length, 0) > most) list.shift();
      }
      for (const [key, value] of list) expect(lru.get(key)).toBe(value);
    }),
    { numRuns: 200 },
  );
});
