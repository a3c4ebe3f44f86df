import { expect, test } from "vitest";
import { openedWord, placeOf } from "../testing/opened-word.ts";

test.each(["1.7", "1.4"])(
  "deleted words are not checked, inserted ones are, in Word with WordApi %s",
  async (version) => {
    const { host } = openedWord(["They was {-recieving-}{+getting+} it.", "We saw it."], { version });
    expect((await host.read()).map(({ text, isRevised }) => [text, isRevised ?? false])).toEqual([
      ["They was getting it.", true],
      ["We saw it.", false],
    ]);
  },
);

test("a word that was deleted and typed again is a tracked change, although the text reads the same before and after", async () => {
  const { host } = openedWord(["We {-saw-}{+saw+} it."]);
  expect(await host.read()).toEqual([{ id: "P100", text: "We saw it.", isRevised: true }]);
});

test("with Track Changes on, corrections of one paragraph follow one another, and none is found twice", async () => {
  const { fake, host, surface, fix, check, told } = openedWord(["Teh, teh cat, teh dog, and teh end."]);
  fake.track();
  host.watch(() => void surface.read());
  await surface.read();
  for (const left of [3, 2, 1]) {
    check();
    expect(surface.remarks()).toHaveLength(left);
    expect(fix(left > 1 ? 1 : 0)).toBe(true);
    await expect.poll(() => surface.isRevised).toBe(true);
    await surface.read();
  }
  check();
  expect(surface.remarks()).toEqual([]);
  expect(fake.accepted()).toEqual(["Teh, the cat, the dog, and the end."]);
  expect(fake.texts()[0]).toContain("tehthe");
  fake.accept();
  await expect.poll(() => surface.isRevised).toBe(false);
  expect(surface.blocks.map(({ text }) => text)).toEqual(["Teh, the cat, the dog, and the end."]);
  expect(new Set(told)).toEqual(new Set(["underlined"]));
});

test("the right one of several equal words is corrected and shown beside deleted ones", async () => {
  const { fake, host } = openedWord(["{-teh -}One teh, {-teh-}two teh, te{-x-}h, {+teh+} end."]);
  const place = await placeOf(host, 0, "teh");
  const { text } = place;
  expect(text).toBe("One teh, two teh, teh, teh end.");
  const nth = (index: number) => ({ ...place, start: index, end: index + 3, replacement: "the" });
  expect(await host.write([nth(text.indexOf("teh, teh end"))])).toBe("unplaced");
  expect(await host.write([nth(text.indexOf("teh, teh, teh"))])).toBe("written");
  expect(fake.texts()).toEqual(["{-teh -}One teh, {-teh-}two the, te{-x-}h, {+teh+} end.".replace(/[{}+-]/g, "")]);
  await host.show({ ...place, text: text.replace("two teh", "two the") });
  expect(fake.selected()).toBe("teh");
});

test("paragraphs with tracked changes are not underlined until the changes are accepted", async () => {
  const { fake, host, surface, check } = openedWord(["We saw teh {-big -}boat.", "They saw teh sea."]);
  host.watch(() => void surface.read());
  await surface.read();
  check();
  await expect.poll(fake.annotated).toEqual(["Red: teh"]);
  fake.accept();
  await expect.poll(() => surface.isRevised).toBe(false);
  check();
  await expect.poll(fake.annotated).toEqual(["Red: teh", "Red: teh"]);
});

test("notes and breaks are no tracked changes", async () => {
  const { host } = openedWord(["We saw{-\u0002-} the\v boat.", "They {-did-}swim."]);
  const [first] = await host.read();
  expect([first?.isRevised, first?.text]).toEqual([undefined, "We saw\u0002 the\v boat."]);
});
