import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FakeWordWish, installFakeWord } from "../testing/fake-word.ts";
import { nthOf } from "./nth-of.ts";
import type { OfficeGlobal, WordGlobal } from "./word-api.ts";
import { WordHost } from "./word-host.ts";

function opened(paragraphs: readonly string[], wish: Partial<FakeWordWish> = {}) {
  const fake = installFakeWord({ paragraphs, version: "1.7", ...wish });
  const { Office, Word } = globalThis as unknown as { Office: OfficeGlobal; Word: WordGlobal };
  return { fake, host: new WordHost(Office, Word, wish.platform) };
}

/** The place of words in the paragraph that was read with this index; of the last of them. */
async function placeOf(host: WordHost, index: number, words: string) {
  const paragraph = (await host.read())[index];
  if (!paragraph) throw new Error("There is no such paragraph.");
  const start = paragraph.text.lastIndexOf(words);
  return { ...paragraph, start, end: start + words.length };
}

test.each(["1.7", "1.6", "1.3"])(
  "words are written over where they stand, in Word with WordApi %s",
  async (version) => {
    const { fake, host } = opened(["The first.", "Cost ^p: “teh” and ‘teh’, teh 😀 teh end."], { version });
    const place = await placeOf(host, 1, "teh");
    expect(await host.write([{ ...place, replacement: "the" }])).toBe("written");
    expect(fake.texts()[1]).toBe("Cost ^p: “teh” and ‘teh’, teh 😀 the end.");
    await host.show(await placeOf(host, 1, "^p"));
    expect(fake.selected()).toBe("^p");
    fake.undo();
    expect(fake.texts()[1]).toContain("😀 teh end");
  },
);

test("a paragraph that has changed since it was read is not written in, nor are the others of the same step", async () => {
  const { fake, host } = opened(["We saw teh boat.", "They saw teh sea."]);
  const edits = [
    { ...(await placeOf(host, 0, "teh")), replacement: "the" },
    { ...(await placeOf(host, 1, "teh")), replacement: "the" },
  ];
  fake.type(1, "They saw teh big sea.");
  expect(await host.write(edits)).toBe("changed");
  expect(fake.texts()).toEqual(["We saw teh boat.", "They saw teh big sea."]);
});

test("several places of a paragraph are one step of undo", async () => {
  const { fake, host } = opened(["teh cat, teh dog"]);
  const last = await placeOf(host, 0, "teh");
  const first = { ...last, start: 0, end: 3 };
  await host.write([first, last].map((place) => ({ ...place, replacement: "that" })));
  expect(fake.texts()).toEqual(["that cat, that dog"]);
  fake.undo();
  expect(fake.texts()).toEqual(["teh cat, teh dog"]);
});

test("marks are drawn in Word itself, go when they are drawn anew, and lead back when they are pressed", async () => {
  const { fake, host } = opened(["We saw teh boat."]);
  const paragraph = await placeOf(host, 0, "teh");
  const pressed = new Promise((done) => host.pressed((id, start) => done([id, start])));
  await host.mark?.(paragraph, [{ ...paragraph, kind: "spelling" }]);
  expect(fake.annotated()).toEqual(["Red: teh"]);
  fake.press("teh");
  expect(await pressed).toEqual([paragraph.id, 7]);
  await host.mark?.(paragraph, []);
  expect(fake.annotated()).toEqual([]);
});

test("an older Word is asked for nothing that it does not have", async () => {
  const { host } = opened(["We saw teh boat."], { version: "1.3" });
  expect(host.mark).toBeUndefined();
  host.pressed(() => {});
  expect(await host.read()).toEqual([{ id: "0", text: "We saw teh boat." }]);
});

test("what is kept with the document lies in its settings, and a Mac counts as one", async () => {
  const { host } = opened([""], { platform: "Mac" });
  await host.keep("document", "ignored", "[]");
  expect([await host.recall("document", "ignored"), await host.recall("document", "other")]).toEqual(["[]", undefined]);
  expect([host.client, opened([""]).host.client]).toEqual([12, 3]);
});

test("the place that is named is where the words begin, or none", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "'", "’", "^", " ") });
  holds(
    fc.property(letters, fc.nat(20), fc.nat(6), (text, from, length) => {
      const start = Math.min(from, text.length);
      const words = text.slice(start, start + length);
      const nth = nthOf(text, words, start);
      if (nth === undefined) return;
      const found = [...fold(text).matchAll(new RegExp(fold(words).replace(/[\^]/g, "\\^"), "g"))];
      expect(found[nth]?.index).toBe(start);
    }),
  );
});

const fold = (text: string) => text.replaceAll("’", "'");
