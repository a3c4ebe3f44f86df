import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Book, explore, openBook, readExplorer, searchWords } from "./index.ts";

let book: Book;
beforeAll(async () => {
  book = openBook(await readExplorer());
});

const section = (text: string, name: string, context = "") =>
  explore(book, text, { section: name, context })[0]?.items ?? [];
const texts = (text: string, name: string) => section(text, name).map((item) => item.text);

describe("what a word means", () => {
  test("definitions come by part of speech, the commonest first, with an example", () => {
    const [first, ...others] = section("happy", "Definitions");
    expect(first).toMatchObject({ partOfSpeech: "adjective", example: "a happy smile", source: "WordNet" });
    expect(first?.text).toContain("joy");
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(section("light", "Definitions").map((item) => item.partOfSpeech))).toEqual(
      new Set(["noun", "adjective", "verb", "adverb"]),
    );
  });

  test("a British spelling has its meanings in the order of the American one", () => {
    const meanings = (word: string) => [...new Set(section(word, "Synonyms").map((item) => item.meaning))];
    for (const [british, american] of [
      ["colour", "color"],
      ["honour", "honor"],
      ["vigour", "vigor"],
    ] as const) {
      expect(meanings(british).slice(0, 3)).toEqual(meanings(american).slice(0, 3));
    }
    expect(section("colour", "Definitions")[0]?.text).toMatch(/^a visual attribute of things/);
  });

  test("synonyms are grouped by sense", () => {
    const found = section("happy", "Synonyms");
    const senses = [...new Set(found.map((item) => item.meaning))];
    expect(senses.length).toBeGreaterThan(2);
    expect(found.filter((item) => item.meaning === senses[0]).map((item) => item.text)).toEqual(
      expect.arrayContaining(["glad", "cheerful", "joyful"]),
    );
    expect(found.find((item) => item.text === "fortunate")?.meaning).not.toBe(senses[0]);
    // All of one sense stand together.
    const order = found.map((item) => senses.indexOf(item.meaning));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("opposites, also by way of a word of nearly the same meaning", () => {
    expect(texts("hot", "Antonyms")[0]).toBe("cold");
    expect(texts("chilly", "Antonyms")).toContain("hot");
  });

  test("broader, narrower, parts and wholes", () => {
    expect(texts("dog", "Broader")).toContain("canine");
    expect(texts("dog", "Narrower")).toContain("poodle");
    expect(section("car", "Parts").find((item) => item.text === "bumper")?.meaning).toMatch(/^part of it: /);
    expect(section("wheel", "Parts").some((item) => /^it is part of this: /.test(item.meaning ?? ""))).toBe(true);
  });

  test("the family of a word", () => {
    expect(texts("happy", "WordFamily")).toEqual(expect.arrayContaining(["happiness", "happily", "unhappy"]));
    expect(texts("decide", "WordFamily")).toContain("decision");
    expect(texts("see", "WordFamily")).not.toContain("vision");
  });

  test("sentences name their source", () => {
    const found = section("quiet", "Examples");
    expect(found.some((item) => item.source === "WordNet")).toBe(true);
    expect(found.some((item) => /^(?:G\. K\.|H\. G\.|Jerome|Virginia)/.test(item.source ?? ""))).toBe(true);
  });

  test("words that go together, of every kind", () => {
    expect(texts("decision", "Collocations")).toEqual(expect.arrayContaining(["make decision", "final decision"]));
    expect(texts("walk", "Collocations")).toEqual(expect.arrayContaining(["walk slowly", "take walk"]));
    expect(texts("loss", "Collocations")).toContain("loss of life");
  });

  test("idioms, clichés and phrases with the word; an idiom tells that it is one", () => {
    expect(texts("ice", "Idioms")).toEqual(expect.arrayContaining(["break the ice", "on thin ice"]));
    expect(section("a piece of cake", "Idioms")[0]).toMatchObject({ partOfSpeech: "cliché" });
    expect(section("ice cream", "Definitions")[0]?.text).toContain("frozen");
  });
});

describe("how a word sounds", () => {
  test("rhymes come by syllables; nothing rhymes with orange", () => {
    const found = section("time", "Rhymes");
    expect(found.map((item) => item.text)).toEqual(expect.arrayContaining(["rhyme", "climb", "sublime"]));
    const syllables = found.map((item) => Number.parseInt(item.meaning ?? "", 10));
    expect(syllables).toEqual(syllables.toSorted((a, b) => a - b));
    expect(texts("orange", "Rhymes")).toEqual([]);
    expect(texts("orange", "NearRhymes")).toEqual(expect.arrayContaining(["porridge", "storage"]));
  });

  test("homophones, and none among the rhymes", () => {
    expect(texts("their", "Homophones")).toEqual(expect.arrayContaining(["there", "they're"]));
    expect(texts("their", "Rhymes")).toContain("where");
    expect(texts("their", "Rhymes")).not.toContain("there");
  });

  test("words that begin alike, first those it is met with", () => {
    expect(section("happy", "Alliteration")[0]).toMatchObject({ text: "happy home", meaning: "adjective + noun" });
    expect(texts("happy", "Alliteration")).toContain("habit");
  });

  test("syllables, stress, frequency and reading age", () => {
    const facts = Object.fromEntries(section("decision", "Facts").map((item) => [item.text, item.meaning]));
    expect(facts).toMatchObject({ Syllables: "3", Stress: "syllable 2 of 3", "Reading age": "7–9" });
    expect(facts["Pronunciation (US)"]).toBe("/dɪˈsɪʒən/");
    expect(facts.Frequency).toMatch(/^Common, about \d+ times per million words$/);
    const rare = Object.fromEntries(section("zymosis", "Facts").map((item) => [item.text, item.meaning]));
    expect(rare).toMatchObject({ Syllables: "about 3", "Reading age": "16 and older" });
  });

  test("anagrams", () => {
    expect(texts("listen", "Anagrams")).toEqual(expect.arrayContaining(["silent", "enlist"]));
    expect(texts("listen", "Anagrams")).not.toContain("listen");
  });
});

describe("what is looked up", () => {
  test.each([
    ["went", "go"],
    ["mice", "mouse"],
    ["happier", "happy"],
    ["running", "run"],
    ["kicked the bucket", "kick the bucket"],
    ["apple of my eye", "apple of one's eye"],
  ])("“%s” is a form of “%s”, and says so", (form, word) => {
    const [first] = section(form, "FormOf");
    expect(first).toMatchObject({ text: word, meaning: `“${form}” is a form of “${word}”.` });
  });

  test("a form has the meanings of its word", () => {
    expect(section("went", "Definitions")).toEqual(section("go", "Definitions"));
    expect(texts("mice", "Rhymes")).toContain("ice");
    expect(texts("mouse", "Rhymes")).toContain("house");
  });

  test("case, blanks and curly apostrophes do not count", () => {
    expect(explore(book, "  HAPPY ")).toEqual(explore(book, "happy"));
    expect(texts("they’re", "Homophones")).toContain("there");
  });

  test.each([
    ["fear of heights", "acrophobia"],
    ["morbid fear of spiders", "arachnophobia"],
    ["study of insects", "entomology"],
    ["person who collects stamps", "philatelist"],
  ])("“%s” describes %s", (description, word) => {
    expect(texts(description, "ReverseDictionary").slice(0, 5)).toContain(word);
  });

  test("a sentence decides which synonym comes first", () => {
    const first = (context: string) => section("big", "InContext", context)[0]?.text;
    expect(section("big", "InContext")).toEqual([]);
    expect(first("It was a big mistake.")).not.toBe(first("She came from a big city."));
    expect(section("strong", "InContext", "He drank a strong cup of coffee.").length).toBeGreaterThan(3);
  });

  test("nothing for what nobody knows", () => {
    for (const text of ["", "   ", "zzzzqq", "\u0000", "💥", "of the"]) expect(explore(book, text)).toEqual([]);
  });

  test("rude words are answered and never suggested", () => {
    expect(section("bitch", "Definitions").length).toBeGreaterThan(0);
    const all = ["dog", "itch", "female", "rich", "person", "jerk", "fool"].flatMap((word) => explore(book, word));
    const suggested = all
      .filter(({ name }) => name !== "Examples")
      .flatMap(({ items }) => items.map((item) => item.text));
    expect(suggested.filter((text) => /\b(?:bitch|bastard|asshole|shit|nigger|fuck)/i.test(text))).toEqual([]);
    // Harmless words in a meaning that insults.
    expect(texts("homosexual", "Narrower")).not.toContain("fairy");
    expect(texts("homosexual", "Narrower")).toContain("lesbian");
    expect(searchWords(book, "bitc").map(({ text }) => text)).not.toContain("bitch");
    expect(searchWords(book, "bitch").map(({ text }) => text)).toContain("bitch");
  });

  test("any text is answered without a throw, and sections are never empty", () => {
    const words = fc.constantFrom("happy", "went", "of", "'", "-", "the cat", "\uD800", "ﬁ", "__proto__", "go to", "İ");
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(words).map((each) => each.join(" ")),
    );
    holds(
      fc.property(text, text, (query, context) => {
        for (const { items } of explore(book, query, { context })) {
          expect(items.length).toBeGreaterThan(0);
          for (const { weight } of items) expect(weight >= 0 && weight <= 100).toBe(true);
        }
        expect(searchWords(book, query).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe("search", () => {
  const found = (query: string) => searchWords(book, query);

  test("what begins so comes first, the commonest before others", () => {
    const words = found("hap").map(({ text }) => text);
    // “hap” is a word itself, and comes first.
    expect(words.slice(0, 4)).toEqual(["hap", ...["happen", "happened", "happy"].toSorted(byFrequency)]);
    expect(words).toHaveLength(10);
  });

  test("then words one letter away", () => {
    expect(found("hapy").map(({ text }) => text)).toContain("happy");
    expect(found("recieve").map(({ text }) => text)).toContain("receive");
    expect(found("qzzzx")).toEqual([]);
  });

  test("phrases and idioms are told apart", () => {
    expect(found("kick the b")).toContainEqual({ text: "kick the bucket", kind: "idiom" });
    expect(found("ice crea")).toContainEqual({ text: "ice cream", kind: "phrase" });
    expect(found("acrophob")[0]).toEqual({ text: "acrophobia", kind: "word" });
  });

  function byFrequency(a: string, b: string): number {
    return book.frequency(book.find(b)) - book.frequency(book.find(a));
  }
});
