import type { Finding } from "@housestyle/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WordInHand } from "./word-in-hand.ts";

const found = (start: number, end: number) => ({ start, end }) as Finding;

let caret: { readonly text: string; readonly at: number };
let rested: string[];
let hand: WordInHand;
beforeEach(() => {
  vi.useFakeTimers();
  rested = [];
  hand = new WordInHand(
    () => caret,
    (text) => rested.push(text),
  );
});
afterEach(() => {
  hand.end();
  vi.useRealTimers();
});

/** Writes a text with the caret at its end. */
function written(text: string): void {
  caret = { text, at: text.length };
  hand.written();
}

test("half a word is not flagged until its writer goes on or rests", () => {
  written("It is definat");
  expect(hand.without([found(6, 13)], caret.text)).toEqual([]);
  written("It is definat ");
  expect(hand.without([found(6, 13)], caret.text)).toEqual([found(6, 13)]);
  written("It is definat");
  expect(hand.without([found(6, 13)], caret.text)).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(rested).toEqual(["It is definat"]);
  expect(hand.without([found(6, 13)], caret.text)).toEqual([found(6, 13)]);
});

test("a word whose card has just been opened keeps its finding, however lately something else was written", () => {
  written("It is definately so.");
  // Opening the card selects the word.
  caret = { text: caret.text, at: 16 };
  expect(hand.without([found(6, 16)], caret.text)).toEqual([found(6, 16)]);
  expect(rested).toEqual([]);
});
