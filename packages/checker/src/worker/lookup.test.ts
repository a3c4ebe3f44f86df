import { createEngine, defaultSettings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { lookUp } from "./lookup.ts";

const assets = await readAssets();
const engine = createEngine(assets);
const loop = {
  paragraph: (stamp: number) => (stamp === 1 ? { text: "They don't know.", kind: "prose" as const } : undefined),
  dialect: "en-US" as const,
  settings: defaultSettings,
};

test("other wordings come with the stamp and the span that they were requested for", () => {
  const request = { type: "rewrites", stamp: 1, start: 3, end: 3 } as const;
  if (!assets.lexicon) throw new Error("The word list is missing.");
  const response = lookUp(request, { engine, lexicon: assets.lexicon, loop });
  expect(response).toMatchObject({ ...request, rewrites: [{ kind: "expand", text: "They do not know." }] });
  expect(lookUp({ ...request, stamp: 2 }, { engine, lexicon: assets.lexicon, loop })).toMatchObject({ rewrites: [] });
});

test("versions of a sentence are judged, and a paragraph that is gone has none", () => {
  const request = { type: "judge", stamp: 1, start: 3, end: 3, versions: ["They know."] } as const;
  if (!assets.lexicon) throw new Error("The word list is missing.");
  const response = lookUp(request, { engine, lexicon: assets.lexicon, loop });
  expect(response).toMatchObject({ ...request, type: "judged", judged: { faults: ["negations"] } });
  const gone = lookUp({ ...request, stamp: 2 }, { engine, lexicon: assets.lexicon, loop });
  expect(gone).toMatchObject({ judged: { span: undefined, faults: [] } });
});

test("a continuation may use the words of its text, and adds no mistake and no address", () => {
  if (!assets.lexicon) throw new Error("The word list is missing.");
  const before = "Elowynn waited. See www.example.org.";
  const additions = [
    "Elowynn sat down.",
    "She recieved it.",
    "She sitted down.",
    "It is at www.example.org.",
    "Read https://evil.example/now.",
  ];
  const response = lookUp({ type: "judge-additions", before, additions }, { engine, lexicon: assets.lexicon, loop });
  expect(response).toEqual({
    ...{ type: "judged-additions", additions },
    faults: [undefined, "mistakes", "mistakes", undefined, "links"],
  });
});
