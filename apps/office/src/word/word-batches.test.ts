import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openedWord } from "../testing/opened-word.ts";

// The clock of these tests is not a real one: a round trip to Word takes as long as they say, and nothing else takes any time.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const thousand = Array.from({ length: 1_000 }, (_, index) => `In year ${index} we saw teh boat.`);

/** A long document, read; everything in it is known to be wrong. */
async function longDocument(latency: number) {
  const word = openedWord(thousand, { latency });
  const read = word.surface.read();
  await pass(2 * latency);
  await read;
  return word;
}

test.each([50, 150, 300])(
  "in 1,000 paragraphs the first correction is written within a second, whenever it is asked for, at %i ms a round trip",
  async (latency) => {
    for (const moment of [0, 1, latency - 1, latency, 1.5 * latency, 4 * latency, 7.5 * latency]) {
      const { fake, host, surface, check, fix } = await longDocument(latency);
      host.watch(() => void surface.read());
      check();
      await pass(moment);
      // The card is opened, which shows the words, and somebody else types.
      surface.markCurrent(surface.remarks()[0]?.key);
      await pass(latency);
      fake.type(999, "It sank.");
      expect(fix()).toBe(true);
      await pass(1_000);
      expect(fake.texts()[0], `after ${moment} ms`).toBe("In year 0 we saw the boat.");
    }
  },
);

test("a correction that is being written is not taken back by a text that was read before it", async () => {
  const { fake, host, surface, check, fix } = await longDocument(300);
  host.watch(() => void surface.read());
  check();
  await pass(5_000);
  fake.type(0, "In year 0 we saw teh big boat.");
  await pass(300);
  check();
  fake.type(999, "It sank.");
  await pass(100);
  expect(fix()).toBe(true);
  for (let passed = 0; passed < 3_000; passed += 100) {
    await pass(100);
    expect(surface.blocks[0]?.text).toBe("In year 0 we saw the big boat.");
  }
  expect([surface.blocks[999]?.text, fake.texts()[0]]).toEqual(["It sank.", "In year 0 we saw the big boat."]);
});

test("1,000 paragraphs are read once, and underlined in a few round trips", async () => {
  const { fake, check, told } = await longDocument(300);
  expect(fake.cost()).toEqual({ syncs: 1, texts: 1_000 });
  check();
  await pass(8 * 300);
  expect(fake.annotated()).toEqual(thousand.map(() => "Red: teh"));
  // Each text again, with and without its tracked changes.
  expect(fake.cost()).toEqual({ syncs: 9, texts: 3_000 });
  expect(told).toEqual(["underlined", "underlined", "underlined", "underlined"]);
  check();
  await pass(1_000);
  expect(fake.cost().syncs).toBe(9);
});

test("after an edit Word transfers the text of that paragraph only, and of new ones", async () => {
  const { fake, host, surface } = await longDocument(50);
  host.watch(() => void surface.read());
  await pass(50);
  const before = fake.cost();
  fake.type(500, "It was a big boat.");
  await pass(50);
  expect(surface.blocks[500]?.text).toBe("It was a big boat.");
  expect(fake.cost()).toEqual({ syncs: before.syncs + 1, texts: before.texts + 2 });
  fake.add(10, "It sank.");
  await pass(100);
  expect(surface.blocks[10]?.text).toBe("It sank.");
  expect([surface.blocks.length, fake.cost()]).toEqual([1_001, { syncs: before.syncs + 3, texts: before.texts + 4 }]);
  fake.remove(0);
  await pass(100);
  expect([surface.blocks.length, surface.blocks[0]?.text]).toEqual([1_000, thousand[1]]);
  expect(fake.cost().texts).toBe(before.texts + 4);
});

test("a paragraph that is changed and deleted before it can be read is no fault", async () => {
  const { fake, host, surface, told } = await longDocument(50);
  host.watch(() => void surface.read());
  await pass(50);
  fake.type(500, "It was a big boat.");
  fake.remove(500);
  await pass(300);
  expect([surface.blocks.length, surface.blocks[500]?.text, told]).toEqual([999, thousand[501], []]);
});

test.each([
  ["1.7", 30_000],
  ["1.5", 2_000],
])("what Word %s does not report is read within %i ms", async (version, wait) => {
  const { fake, host, surface } = openedWord(["We saw the boat."], { version });
  await surface.read();
  host.watch(() => void surface.read());
  await pass(1);
  fake.typeUntold(0, "We saw the sea.");
  await pass(wait);
  expect(surface.blocks[0]?.text).toBe("We saw the sea.");
});

test("on a Mac, where reading scrolls to tracked changes, the order of paragraphs is read again and no text", async () => {
  const { fake, host, surface } = openedWord(["We saw {-big -}boats.", "It sank."], { platform: "Mac" });
  await surface.read();
  host.watch(() => void surface.read());
  await pass(1);
  const { texts } = fake.cost();
  fake.removeUntold(1);
  await pass(30_000);
  expect([surface.blocks.map(({ text }) => text), fake.cost().texts]).toEqual([["We saw boats."], texts]);
});

test("underlines that Word has dropped by itself do not stop new ones", async () => {
  const { fake, host, surface, check, told } = openedWord(["We saw teh boat and teh sea.", "They saw teh sea."]);
  await surface.read();
  host.watch(() => void surface.read());
  check();
  await pass(1);
  fake.drop("teh");
  fake.type(1, "They saw teh big sea.");
  await pass(1);
  surface.underline([]);
  check();
  await pass(1);
  fake.drop("teh");
  fake.type(0, "We saw teh boat, teh sea, and teh sky.");
  await pass(1);
  check();
  await pass(1);
  expect(fake.annotated().toSorted()).toEqual(["Red: teh", "Red: teh", "Red: teh", "Red: teh"]);
  expect(new Set(told)).toEqual(new Set(["underlined"]));
});

test("a Word that refuses to underline is asked twice, and the pane is told; corrections go on", async () => {
  const { fake, surface, check, fix, told } = openedWord(["We saw teh boat."]);
  fake.refuseAnnotations();
  await surface.read();
  check();
  await pass(1);
  expect(told).toEqual(["not underlined"]);
  expect(fix()).toBe(true);
  await pass(1);
  expect([fake.texts(), told]).toEqual([["We saw the boat."], ["not underlined"]]);
});
