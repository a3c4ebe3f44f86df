import { isPage } from "@housestyle/contract";
import { listedRules } from "@housestyle/engine/listed-rules";
import { expect, test } from "vitest";
import { markdownFiles } from "../docs-pages.ts";
import { headsOf } from "../page-heads.ts";
import { readDocs } from "./docs/read-docs.ts";

const docs = readDocs(markdownFiles());
const heads = headsOf(docs);

test("each page of the documentation and each rule has a title and a description of its own", () => {
  const addresses = [...docs.pages.keys(), ...listedRules.map(({ id }) => `/rules/${id}`)];
  expect(addresses.filter((address) => !heads.has(address))).toEqual([]);
  expect(new Set([...heads.values()].map(({ description }) => description)).size).toBeGreaterThan(addresses.length / 2);
  expect(heads.get("/docs/api")).toMatchObject({
    title: "HTTP API – Housestyle",
    description: expect.stringMatching(/^Check texts from your own programs\./),
  });
});

test("every address is one of the app, in lower case, and every description fits a search result", () => {
  for (const [address, { title, description }] of heads) {
    if (address !== "*") expect(isPage(address), address).toBe(true);
    expect(address).toBe(address.toLowerCase());
    expect(title).toMatch(/^\S.* – Housestyle$/);
    expect(description.length, address).toBeGreaterThan(10);
    expect(description.length, address).toBeLessThanOrEqual(180);
    expect(description).not.toMatch(/\n| {2}/);
  }
});
