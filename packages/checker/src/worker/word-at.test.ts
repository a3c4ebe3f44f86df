import { type Dialect, dialects, type Engine } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { portOf } from "../port-of.ts";
import { spliced } from "../spliced.ts";
import { likelyDialect } from "./likely-dialect.ts";
import { wordAt } from "./word-at.ts";

/** Words are what stands between blanks. */
const engine = {
  tokenize: (text: string) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
      isWord: /^[\p{L}\p{N}]/u.test(word),
      lemma: word.toLowerCase(),
      partOfSpeech: "noun",
    })),
} as unknown as Pick<Engine, "tokenize">;

const at = (text: string, place: number) => wordAt(engine, text, place, "en-US")?.text;

test("a word is found at each of its letters and at both its ends", () => {
  expect([0, 1, 4].map((place) => at("Dogs bark !", place))).toEqual(["Dogs", "Dogs", "Dogs"]);
  expect(wordAt(engine, "Dogs bark", 6, "en-US")).toEqual({
    text: "bark",
    lemma: "bark",
    partOfSpeech: "noun",
    start: 5,
    end: 9,
  });
});

test("between words, at marks and in numbers there is none", () => {
  expect([at("a  b", 2), at("a  b", 9), at("a !", 2), at("on 1984", 5), at("", 0)]).toEqual(
    new Array(5).fill(undefined),
  );
});

const lists = fc.array(fc.nat(9), { maxLength: 12 });

test("a splice is done whole, and what left the list is told, however much comes in at once", () => {
  holds(
    fc.property(lists, lists, fc.nat(12), fc.nat(12), fc.boolean(), (before, few, start, count, many) => {
      const place = Math.min(start, before.length);
      const remove = Math.min(count, before.length - place);
      const insert = many ? Array.from({ length: 1_001 }, (_, index) => index) : few;
      const { list, gone } = spliced([...before], { at: place, remove, insert });
      expect(list).toEqual(before.toSpliced(place, remove, ...insert));
      expect(gone).toEqual(before.slice(place, place + remove));
    }),
    { numRuns: 60 },
  );
});

test("a worker is spoken to, and what it says is heard without what is around it", () => {
  const sent: unknown[] = [];
  let say: (event: { data: unknown }) => void = () => {};
  const port = portOf({
    postMessage: (message: unknown) => sent.push(message),
    addEventListener: (_: string, listener: typeof say) => {
      say = listener;
    },
  } as unknown as Worker);
  const heard: unknown[] = [];
  port.listen((message) => heard.push(message));
  const message = { type: "failed" } as const;
  port.postMessage(message as never);
  say({ data: message });
  expect([sent, heard]).toEqual([[message], [message]]);
});

test("the English that is offered is never the one that is set, and most of the words are right in it", () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 8 });
  const knowing = fc.dictionary(fc.stringMatching(/^[a-z]$/), fc.subarray([...dialects]));
  holds(
    fc.property(words, knowing, fc.constantFrom(...dialects), (foreign, known, current) => {
      const dialectsOf = (word: string): readonly Dialect[] => known[word.charAt(0)] ?? [];
      const found = likelyDialect(foreign, current, dialectsOf);
      if (found === undefined) return;
      expect(found).not.toBe(current);
      const right = foreign.filter((word) => dialectsOf(word).includes(found)).length;
      expect(right).toBeGreaterThanOrEqual(Math.max(3, foreign.length * 0.8));
    }),
  );
});
