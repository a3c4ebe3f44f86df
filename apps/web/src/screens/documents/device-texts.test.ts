import { expect, test } from "vitest";
import { documents as texts } from "../../texts/documents.ts";
import { type DeviceText, deviceText, foundIn } from "./device-texts.ts";

const paragraph = (...words: string[]) => ({
  type: "paragraph",
  content: words.map((text) => ({ type: "text", text })),
});
const content = { type: "doc", content: [paragraph("Dear ", "all,"), paragraph("the QUÁSARS are far.")] };
const server = { version: 1, base: null, synced: 1, project: "", language: "en-US", style: "general" };

test("what only this device has is listed by its title or as what it is, with its words", () => {
  const text = "Dear all,\nthe QUÁSARS are far.";
  expect(deviceText("here", { revision: 1, content }, undefined)).toEqual({
    address: "/editor",
    title: texts.device.draft,
    text,
  });
  expect(deviceText("7/new-1", { revision: 2, content, title: "Stars", server }, 7)).toEqual({
    address: "/editor?document=new-1",
    title: "Stars",
    text,
  });
});

test("what is empty, sent, or somebody else’s is not", () => {
  const empty = { type: "doc", content: [{ type: "paragraph" }] };
  expect(deviceText("here", { revision: 1, content: empty }, 7)).toBeUndefined();
  expect(deviceText("7/12", { revision: 1, content, server }, 7)).toBeUndefined();
  expect(deviceText("8/12", { revision: 2, content, server }, 7)).toBeUndefined();
  expect(deviceText("undefined/12", { revision: 2, content, server }, undefined)).toBeUndefined();
});

test("words are found in titles and texts, in any case and alphabet", () => {
  const one: DeviceText = { address: "/editor", title: "Ёлка", text: "The QUÁSARS are far." };
  for (const search of ["ёлка", " quásars ", "qua\u0301sars", "", "are far"])
    expect(foundIn([one], search)).toEqual([one]);
  expect(foundIn([one], "quasars near")).toEqual([]);
});
