import { explorerSection } from "@housestyle/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { sharedServer } from "../testing/shared-server.ts";
import type { TestServer } from "../testing/test-server.ts";
import { openLookUp } from "./look-up.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const post = (path: string, init: RequestInit = {}) => fetch(server.url + path, { method: "POST", ...init });
const sections = async (query: string) => {
  const response = await post(`/en/apiv1/WordExplorer?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return z.array(explorerSection).parse(await response.json());
};
const search = async (q: string) => (await post(`/en/apiv1/WordExplorerSearch?q=${encodeURIComponent(q)}`)).json();

describe("WordExplorer", () => {
  test("the first screen comes complete, the other sections on demand", async () => {
    const lazy = await sections("lazyLoad=true&text=happy");
    const loaded = lazy.filter(({ IsLoaded }) => IsLoaded).map(({ Id }) => Id);
    expect(loaded).toEqual(["Definitions", "Synonyms"]);
    for (const { Id, Name, Kind, Type, IsLoaded, Loaded, Count, Total, Items } of lazy) {
      expect([Id, Kind, IsLoaded, Count]).toEqual([Name, Type, Loaded, Total]);
      expect(Items).toHaveLength(Loaded ? Math.min(20, Total) : 0);
      expect(Total).toBeGreaterThan(0);
    }
    expect(lazy.map(({ Id }) => Id)).toEqual(expect.arrayContaining(["Antonyms", "Rhymes", "Collocations", "Facts"]));
  });

  test("a section is fetched whole, by its Id in any case", async () => {
    const lazy = await sections("lazyLoad=true&text=happy");
    const [rhymes, ...others] = await sections("lazyLoad=true&text=happy&section=nearrhymes");
    expect(others).toEqual([]);
    expect(rhymes).toMatchObject({ Id: "NearRhymes", Loaded: true, IsLoaded: true });
    expect(rhymes?.Items).toHaveLength(lazy.find(({ Id }) => Id === "NearRhymes")?.Total ?? -1);
    expect(rhymes?.Items.length).toBeGreaterThan(20);
  });

  test("without lazyLoad everything comes at once", async () => {
    for (const { Loaded, Items, Total } of await sections("text=happy")) {
      expect([Loaded, Items.length]).toEqual([true, Total]);
    }
  });

  test("every item has every member", async () => {
    const [definitions] = await sections("lazyLoad=true&text=happy");
    expect(definitions?.Items[0]).toEqual({
      Text: "enjoying or showing or marked by joy or pleasure",
      Weight: 100,
      Meaning: null,
      PartOfSpeech: "adjective",
      Example: "a happy smile",
      Source: "WordNet",
    });
  });

  test("a form says whose it is, a description finds its word, a sentence ranks synonyms", async () => {
    const [form] = await sections("lazyLoad=true&text=went");
    expect(form).toMatchObject({ Id: "FormOf", Items: [{ Text: "go" }] });
    const [described] = await sections("lazyLoad=true&text=fear%20of%20heights");
    expect(described).toMatchObject({ Id: "ReverseDictionary", Loaded: true });
    expect(described?.Items[0]?.Text).toBe("acrophobia");
    const inContext = await sections("lazyLoad=true&text=big&context=It%20was%20a%20big%20mistake.");
    expect(inContext.find(({ Id }) => Id === "InContext")?.Loaded).toBe(true);
  });

  test("nothing is 204 without a body", async () => {
    for (const query of ["?text=zzzzqq", "?lazyLoad=true&text=", "", "?text=happy&section=Etymology"]) {
      const response = await post(`/en/apiv1/WordExplorer${query}`);
      expect([response.status, await response.text()]).toEqual([204, ""]);
    }
  });

  test("path and names are found whatever their case", async () => {
    const response = await post("/EN/ApiV1/wordexplorer?LAZYLOAD=True&TEXT=Happy");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await sections("lazyLoad=true&text=happy"));
  });

  test("a type without a body, and odd texts, do no harm", async () => {
    const typed = await post("/en/apiv1/WordExplorer?text=happy", { headers: { "content-type": "application/json" } });
    expect(typed.status).toBe(200);
    for (const text of ["%F0%9F%92%A5", "'%3B--", "%3Cscript%3E", "__proto__", "a%0Ab", "%25"]) {
      expect([200, 204]).toContain((await post(`/en/apiv1/WordExplorer?lazyLoad=true&text=${text}`)).status);
    }
    // What no database can hold is refused at the border, whoever asks.
    expect((await post("/en/apiv1/WordExplorer?text=%00")).status).toBe(400);
    expect((await post("/en/apiv1/WordExplorer?text=a&text=b")).status).toBe(400);
  });

  test("a word has at most 100 characters, a description 200", async () => {
    const status = async (text: string) =>
      (await post(`/en/apiv1/WordExplorer?text=${encodeURIComponent(text)}`)).status;
    expect(await status("x".repeat(100))).toBe(204);
    expect(await status("x".repeat(101))).toBe(400);
    expect(await status("fear ".repeat(39))).toBe(200);
    expect(await status(`${"fear ".repeat(40)}fear`)).toBe(400);
  });
});

describe("WordExplorerSearch", () => {
  test("what begins so, then what is one letter away", async () => {
    expect((await search("accommod"))[0]).toEqual({
      Text: "accommodate",
      Kind: "word",
      Url: "/word-explorer/accommodate",
    });
    expect(await search("hapy")).toContainEqual({ Text: "happy", Kind: "word", Url: "/word-explorer/happy" });
    expect(await search("hap")).toHaveLength(10);
  });

  test("a phrase keeps its blanks in the address", async () => {
    const found = { Text: "kick the bucket", Kind: "idiom", Url: "/word-explorer/kick%20the%20bucket" };
    expect(await search("kick the b")).toContainEqual(found);
  });

  test("nothing is 204 without a body", async () => {
    for (const query of ["?q=zzzzqq", "?q=", ""]) {
      const response = await post(`/en/apiv1/WordExplorerSearch${query}`);
      expect([response.status, await response.text()]).toEqual([204, ""]);
    }
  });
});

test("no word somebody looked up reaches the log", async () => {
  await post("/en/apiv1/WordExplorer?text=sesquipedalian&context=a%20sesquipedalian%20canary");
  await post("/en/apiv1/WordExplorerSearch?q=sesquiped");
  await post(`/en/apiv1/WordExplorer?text=${"sesquiped".repeat(20)}`);
  expect(server.logged()).toContain("/en/apiv1/WordExplorer");
  expect(server.logged()).not.toMatch(/sesquiped|canary/);
});

test("words that could not be read are tried again", async () => {
  let tries = 0;
  const lookUp = openLookUp(async () => {
    tries++;
    throw new Error("not there");
  });
  await expect(lookUp()).rejects.toThrow("not there");
  await expect(lookUp()).rejects.toThrow("not there");
  expect(tries).toBe(2);
});
