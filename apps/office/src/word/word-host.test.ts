import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openedWord as opened, placeOf } from "../testing/opened-word.ts";
import { placesOf } from "./word-search.ts";

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

test("several places of a paragraph are corrected together; each is an undo step of its own, as in Word", async () => {
  const { fake, host } = opened(["teh cat, teh dog"]);
  const last = await placeOf(host, 0, "teh");
  const first = { ...last, start: 0, end: 3 };
  await host.write([first, last].map((place) => ({ ...place, replacement: "that" })));
  expect(fake.texts()).toEqual(["that cat, that dog"]);
  fake.undo();
  expect(fake.texts()).toEqual(["that cat, teh dog"]);
  fake.undo();
  expect(fake.texts()).toEqual(["teh cat, teh dog"]);
});

test("marks are drawn in Word itself, go when they are drawn anew, and lead back when they are pressed", async () => {
  const { fake, host } = opened(["We saw teh boat."]);
  const paragraph = await placeOf(host, 0, "teh");
  const pressed = new Promise((done) => host.pressed((id, start) => done([id, start])));
  await host.mark?.([{ paragraph, findings: [{ ...paragraph, kind: "spelling" }] }]);
  expect(fake.annotated()).toEqual(["Red: teh"]);
  fake.press("teh");
  expect(await pressed).toEqual([paragraph.id, 7]);
  await host.mark?.([{ paragraph, findings: [] }]);
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

test.each([
  ["a line break", "We saw te\vh boat.", "te\vh"],
  ["a note", "We saw te\u0002h boat.", "te\u0002h"],
  ["more than 255 characters", `We saw ${"te".repeat(128)}h boat.`, `${"te".repeat(128)}h`],
])(
  "words with %s are not called changed: they cannot be corrected from here, and are shown by their paragraph",
  async (_, text, words) => {
    const { fake, host } = opened(["The first.", text]);
    const place = await placeOf(host, 1, words);
    expect(await host.write([{ ...place, replacement: "the" }])).toBe("unplaced");
    expect(fake.texts()[1]).toBe(text);
    await host.show(place);
    expect(fake.selected()).toBe(text);
  },
);

test("words after a line break and a note are corrected where they are", async () => {
  const { fake, host } = opened(["Teh first,\vteh\u0002 second,\vteh third."]);
  expect(await host.write([{ ...(await placeOf(host, 0, "teh")), replacement: "the" }])).toBe("written");
  expect(fake.texts()).toEqual(["Teh first,\vteh\u0002 second,\vthe third."]);
});

test("a paragraph that is gone has changed, too", async () => {
  const { fake, host } = opened(["We saw teh boat.", "It sank."]);
  const place = await placeOf(host, 0, "teh");
  fake.remove(0);
  expect(await host.write([{ ...place, replacement: "the" }])).toBe("changed");
  await host.show(place);
  expect(fake.selected()).toBe("");
});

test("Word finds words from the front, one place after another, whatever the shape of their quotation marks", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "'", "’", "^", " ") });
  holds(
    fc.property(
      letters,
      fc.string({ unit: fc.constantFrom("a", "b", "'", "^"), minLength: 1, maxLength: 3 }),
      (text, words) => {
        const found = [...fold(text).matchAll(new RegExp(fold(words).replace(/[\^]/g, "\\^"), "g"))];
        expect(placesOf(text, words)).toEqual(found.map(({ index }) => index));
      },
    ),
  );
});

const fold = (text: string) => text.replaceAll("’", "'");
