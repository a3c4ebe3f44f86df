import type { Finding } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { counted, isLinear } from "../testing/counted.ts";
import { toPlain, toWritten } from "./annotated.ts";

const node = fc.oneof(
  fc.string({ maxLength: 6 }).map((text) => ({ text, markup: undefined, interpretAs: undefined })),
  fc
    .tuple(fc.string({ maxLength: 6 }), fc.option(fc.string({ maxLength: 4 }), { nil: undefined }))
    .map(([markup, interpretAs]) => ({ text: undefined, markup, interpretAs })),
);

function finding(start: number, end: number, text = "x"): Finding {
  return { start, end, text, suggestions: ["x"], sure: true } as unknown as Finding;
}

test("a finding with suggestions covers the very same letters as written", () => {
  holds(
    fc.property(fc.array(node), fc.nat(40), fc.integer({ min: 1, max: 10 }), (nodes, start, length) => {
      const plain = toPlain(nodes);
      const written = nodes.map(({ text, markup }) => text ?? markup ?? "").join("");
      fc.pre(start + length <= plain.text.length);
      for (const placed of toWritten([finding(start, start + length)], plain)) {
        expect(placed.start).toBeGreaterThanOrEqual(0);
        expect(placed.end).toBeLessThanOrEqual(written.length);
        expect(placed.end).toBeGreaterThanOrEqual(placed.start);
        if (placed.suggestions.length === 0) continue;
        expect(written.slice(placed.start, placed.end)).toBe(plain.text.slice(start, start + length));
      }
    }),
  );
});

test("a finding that spans markup keeps its remark and loses its fix", () => {
  const plain = toPlain([{ text: "a " }, { markup: "<i>" }, { text: "apple" }] as never);
  expect(toWritten([finding(0, 7)], plain)).toMatchObject([{ start: 0, end: 10, suggestions: [], sure: false }]);
});

test("a finding about markup alone is dropped", () => {
  const plain = toPlain([{ markup: "&nbsp;", interpretAs: "  " }] as never);
  expect(toWritten([finding(0, 2)], plain)).toEqual([]);
});

test("spaces around code that is not read are none too many", () => {
  const plain = toPlain([{ text: "She took " }, { markup: "`teh`" }, { text: " home." }] as never);
  expect(toWritten([finding(8, 10, "  ")], plain)).toEqual([]);
  expect(toWritten([finding(3, 5, "  ")], toPlain([{ text: "She  took it." }] as never))).toHaveLength(1);
});

test("findings in a hundred thousand pieces are placed in one walk, not one walk each", () => {
  isLinear((n) => {
    const { text, pieces } = toPlain(
      Array.from({ length: n }, () => [{ text: "a apple. " }, { markup: "<b>" }] as never[]).flat(),
    );
    const looked = counted(pieces);
    toWritten(
      Array.from({ length: n }, (_, i) => finding(9 * i, 9 * i + 1)),
      { text, pieces: looked.values },
    );
    return looked.count();
  });
});

test("findings in one long piece do not walk through it again", () => {
  isLinear((n) => {
    const { text, pieces } = toPlain([
      { text: "a ".repeat(n) },
      ...Array.from({ length: n }, () => ({ markup: "" })),
    ] as never);
    const looked = counted(pieces);
    toWritten(
      Array.from({ length: n }, (_, i) => finding(2 * i, 2 * i + 1)),
      { text, pieces: looked.values },
    );
    return looked.count();
  });
});
