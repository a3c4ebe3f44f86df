import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { placeCard } from "./place-card.ts";

const room = { left: 0, right: 1000, top: 0, bottom: 800 };
const card = { width: 340, height: 200 };

test("the card stands under its words", () => {
  expect(placeCard({ left: 300, right: 350, top: 100, bottom: 130 }, card, room)).toMatchObject({
    left: 292,
    top: 138,
  });
});

test("near the foot it stands above them", () => {
  expect(placeCard({ left: 300, right: 350, top: 700, bottom: 730 }, card, room)).toMatchObject({ top: 492 });
});

test("at the right edge it moves to the left", () => {
  expect(placeCard({ left: 950, right: 990, top: 100, bottom: 130 }, card, room).left).toBe(652);
});

test("it never covers its lines and never leaves the room, wherever they are", () => {
  const lines = fc
    .record({ left: fc.nat(999), top: fc.nat(760), width: fc.nat(400), height: fc.integer({ min: 10, max: 400 }) })
    .map(({ left, top, width, height }) => ({ left, right: left + width, top, bottom: Math.min(800, top + height) }));
  const size = fc.record({ width: fc.integer({ min: 50, max: 900 }), height: fc.integer({ min: 40, max: 900 }) });
  holds(
    fc.property(lines, size, (words, wanted) => {
      const { left, top, maxHeight } = placeCard(words, wanted, room);
      const bottom = top + Math.min(wanted.height, maxHeight);
      expect(top >= words.bottom || bottom <= words.top).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wanted.width).toBeLessThanOrEqual(1000);
      if (maxHeight > 0) expect(top >= 0 && bottom <= 800).toBe(true);
    }),
  );
});
