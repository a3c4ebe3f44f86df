import { handClock } from "@housestyle/checker/testing";
import { expect, test } from "vitest";
import { Autosave, type SavedState } from "./autosave.ts";
import type { SavedContent } from "./shape.ts";

/** A shelf that several tabs write to, and that can break. */
function shelf() {
  const kept = { revision: 0, content: undefined as unknown, broken: false, writes: 0 };
  return {
    kept,
    write: async ({ content }: SavedContent, seen: number) => {
      if (kept.broken) throw new Error("The disk is full.");
      if (kept.revision !== seen) return undefined;
      kept.revision++;
      kept.writes++;
      kept.content = content;
      return kept.revision;
    },
  };
}

function tab(keeper: ReturnType<typeof shelf>, name: string) {
  const clock = handClock();
  const said: SavedState[] = [];
  let text = name;
  const autosave = new Autosave(
    keeper,
    () => ({ content: text }),
    (state) => said.push(state),
    clock,
    keeper.kept.revision,
  );
  const type = (more: string) => {
    text += more;
    autosave.touch();
  };
  return { clock, said, autosave, type };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("what was typed is saved half a second later, and the truth is told all the way", async () => {
  const keeper = shelf();
  const { clock, said, type } = tab(keeper, "a");
  type("b");
  clock.forward(499);
  expect(said).toEqual(["unsaved"]);
  clock.forward(1);
  await settled();
  expect(said).toEqual(["unsaved", "saving", "saved"]);
  expect(keeper.kept.content).toBe("ab");
});

test("someone who never rests is saved every two seconds", async () => {
  const keeper = shelf();
  const { clock, type } = tab(keeper, "");
  for (let key = 0; key < 50; key++) {
    type("x");
    clock.forward(100);
    await settled();
  }
  expect(keeper.kept.writes).toBe(2);
});

test("two tabs never overwrite each other in silence", async () => {
  const keeper = shelf();
  const [one, two] = [tab(keeper, "one"), tab(keeper, "two")];
  one.type("!");
  await one.autosave.flush();
  two.type("?");
  await two.autosave.flush();
  expect(two.autosave.state).toBe("conflict");
  expect(two.autosave.unsaved).toBeUndefined();
  expect(keeper.kept.content).toBe("one!");
  two.type("?");
  expect(two.autosave.state).toBe("conflict");
  await two.autosave.flush();
  expect(keeper.kept.content).toBe("one!");
  await two.autosave.overrule(1);
  expect([two.autosave.state, keeper.kept.content]).toEqual(["saved", "two??"]);
});

test("a tab that takes over the other's words goes on from there", async () => {
  const keeper = shelf();
  const [one, two] = [tab(keeper, "one"), tab(keeper, "two")];
  one.type("!");
  await one.autosave.flush();
  two.autosave.adopt(1, true);
  two.type("?");
  await two.autosave.flush();
  expect(keeper.kept).toMatchObject({ revision: 2, content: "two?" });
});

test("a save that fails is said to have failed, and the next change tries again", async () => {
  const keeper = shelf();
  const { autosave, type } = tab(keeper, "a");
  keeper.kept.broken = true;
  type("b");
  await autosave.flush();
  expect(autosave.state).toBe("failed");
  keeper.kept.broken = false;
  type("c");
  await autosave.flush();
  expect([autosave.state, keeper.kept.content]).toEqual(["saved", "abc"]);
});

test("nothing is said to be saved while something is still being kept beside it", async () => {
  const { said, autosave, type } = tab(shelf(), "a");
  type("b");
  let done = () => {};
  const kept = autosave.beside(() => new Promise((resolve) => (done = resolve)));
  await settled();
  expect(said).not.toContain("saved");
  done();
  await kept;
  expect(said.at(-1)).toBe("saved");
});

test("words typed while saving are saved too", async () => {
  const keeper = shelf();
  const { clock, autosave, type } = tab(keeper, "a");
  type("b");
  const saving = autosave.flush();
  type("c");
  await saving;
  expect(autosave.state).toBe("unsaved");
  clock.forward(500);
  await settled();
  expect([autosave.state, keeper.kept.content]).toEqual(["saved", "abc"]);
});

test("a flush while a save is under way ends only when the later words are saved, too", async () => {
  const keeper = shelf();
  const write = Promise.withResolvers<void>();
  const { autosave, type } = tab(
    { ...keeper, write: (...what) => write.promise.then(() => keeper.write(...what)) },
    "a",
  );
  type("b");
  void autosave.flush();
  type("c");
  const after = autosave.flush().then(() => keeper.kept.content);
  write.resolve();
  expect(await after).toBe("abc");
});

test("what would be lost if the page went now is known until it is kept", async () => {
  const keeper = shelf();
  const { clock, autosave, type } = tab(keeper, "");
  expect(autosave.unsaved).toBeUndefined();
  type("one");
  expect(autosave.unsaved).toEqual({ written: { content: "one" }, seen: 0, upTo: 0 });
  clock.forward(500);
  type(" two");
  expect(autosave.unsaved).toEqual({ written: { content: "one two" }, seen: 0, upTo: 1 });
  await settled();
  expect(autosave.unsaved).toEqual({ written: { content: "one two" }, seen: 1, upTo: 1 });
  clock.forward(500);
  await settled();
  expect(autosave.unsaved).toBeUndefined();
});

test("what another tab has kept is brought in, and both are kept; the words typed meanwhile, too", async () => {
  const keeper = shelf();
  const one = tab(keeper, "a");
  let text = "a";
  const two = new Autosave(
    {
      ...keeper,
      join: async () => {
        text = `${keeper.kept.content} ${text}`;
        two.touch();
        return keeper.kept.revision;
      },
    },
    () => ({ content: text }),
    () => {},
    handClock(),
    0,
  );
  one.type("1");
  await one.autosave.flush();
  text = "b";
  two.touch();
  await two.flush();
  expect([two.state, two.revision, keeper.kept.content]).toEqual(["saved", 2, "a1 b"]);
});

test("a tab that cannot bring the other's words in waits for a choice", async () => {
  const keeper = shelf();
  const one = tab(keeper, "a");
  const two = new Autosave(
    { ...keeper, join: async () => undefined },
    () => ({ content: "b" }),
    () => {},
    handClock(),
    0,
  );
  one.type("1");
  await one.autosave.flush();
  two.touch();
  await two.flush();
  expect([two.state, keeper.kept.content]).toEqual(["conflict", "a1"]);
});
