import { expect, test } from "vitest";
import { modelChange, modelDraft } from "./model-draft.ts";

const stored = {
  ...{ IsAllowed: true, Url: "https://llm.example/v1", Model: "small", HasKey: true, PersonLimit: 5, TeamLimit: null },
  ...{ Device: { Browser: false, File: null }, Hosts: ["llm.example"], Server: null, Used: 0, Use: [] },
};
const draft = modelDraft(stored);

test("a key is sent only if it changes", () => {
  const same = { IsAllowed: true, Url: stored.Url, Model: "small", PersonLimit: 5, TeamLimit: null };
  expect(modelChange(draft)).toEqual(same);
  expect(modelChange({ ...draft, removesKey: true })).toEqual({ ...same, Key: "" });
  expect(modelChange({ ...draft, removesKey: true, key: "k" })).toEqual({ ...same, Key: "k" });
});

test("without a model of its own, a team has the server's", () => {
  expect(modelChange({ ...draft, isOwn: false })).toMatchObject({ Url: "", Model: "" });
});
