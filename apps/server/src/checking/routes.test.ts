import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";

const server = await sharedServer();

interface Tag {
  startPos: number;
  endPos: number;
  report: string;
  suggestions: string[];
  [member: string]: unknown;
}

async function tags(body: object): Promise<Tag[]> {
  const answer = await server.post("/api/tagtext", body);
  expect(answer.status).toBe(200);
  return answer.body.Tags as Tag[];
}

const sentence = "She recieved an e-mail from them.";

test("a house rule answers a house tag with an inclusive end", async () => {
  const Rules = [{ Match: "e-mail", Replace: "email", Message: "House spelling" }];
  const found = await tags({ Text: "Send an e-mail.", Rules, Style: "NotSet", Language: "en_US" });
  expect(found).toEqual([
    {
      startPos: 8,
      endPos: 13,
      report: "house",
      category: "househouse",
      categoryDisplayName: "House Style",
      subcategory: "e-mail",
      hint: "House spelling",
      suggestions: ["email"],
      isCorrection: true,
      isSubTag: false,
      helpId: "0",
      urls: null,
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    },
  ]);
});

test("spelling is answered beside the house rules, and both begin and end on the words", async () => {
  const found = await tags({ Text: sentence, Rules: [{ Id: 41, Match: "e-mail", Replace: "email" }] });
  const words = found.map(({ startPos, endPos }) => sentence.slice(startPos, endPos + 1));
  expect(words).toEqual(["recieved", "e-mail"]);
  expect(found.map(({ category, helpId }) => [category, helpId])).toEqual([
    ["grammarspelling", expect.stringMatching(/^spelling\//)],
    ["househouse", "41"],
  ]);
  expect(found[0]?.suggestions[0]).toBe("received");
});

test("what corrects is told from what only says it in another way", async () => {
  const text = "She ate a apple because she was really tired due to the fact that it rained.";
  const found = await tags({ Text: text });
  expect(found.map(({ subcategory, isCorrection }) => [subcategory, isCorrection])).toEqual([
    ["a-or-an", true],
    ["weak-adverb", false],
    ["wordy-phrase", false],
  ]);
  const { body } = await server.post("/api/v1/check", { text });
  const wire = body.findings as { ruleId: string; isCorrection: boolean }[];
  expect(wire.map(({ isCorrection }) => isCorrection)).toEqual([true, false, false]);
});

test("a text is read in the English it is written in, unless one is asked for", async () => {
  const Text = "The colour of the centre was grey, and the neighbours left the theater.";
  const words = async (more: object) => (await tags({ Text, ...more })).map(({ subcategory }) => subcategory);
  expect(await words({})).toEqual(["theater"]);
  expect(await words({ Language: "en" })).toEqual(["theater"]);
  expect(await words({ Language: "en_UK" })).toEqual(["theater"]);
  expect(await words({ Language: "en_US" })).toEqual(["colour", "centre", "grey", "neighbours"]);
  const { body } = await server.post("/api/v1/check", { text: Text, language: "auto" });
  expect(body.findings).toMatchObject([
    { level: "hint", message: expect.stringContaining("British"), text: "theater" },
  ]);
});

test("a word used twice is the writer's own, and what is a slip from it was meant to be it", async () => {
  const found = await tags({ Text: "We run the snorfblat.\n\nThe snorfblat is late.\n\nAnother snorfbalt came." });
  expect(found.map(({ subcategory, suggestions: [first] }) => [subcategory, first])).toEqual([
    ["snorfbalt", "snorfblat"],
  ]);
});

test("a house rule wins the words it shares with a mistake", async () => {
  const found = await tags({ Text: sentence, Rules: [{ Match: "recieved", Replace: "got" }] });
  expect(found.map(({ report, suggestions }) => [report, suggestions])).toEqual([["house", ["got"]]]);
});

test("a rule that is switched off finds nothing and keeps the numbers of the others", async () => {
  const Rules = [
    { Match: "from", Replace: "of", IsEnabled: false },
    { Match: "them", Replace: "us" },
  ];
  const found = await tags({ Text: "It came from them.", Rules });
  expect(found.map(({ helpId }) => helpId)).toEqual(["1"]);
});

test("a regular expression is one with IsRegex or between slashes", async () => {
  const Rules = [
    { Match: "c[ao]lour", Replace: "color", IsRegex: true },
    { Match: "/gr[ae]yness/", Replace: "gray" },
  ];
  const found = await tags({ Text: "The colour has a greyness to it.", Language: "en_UK", Rules });
  expect(found.map(({ suggestions }) => suggestions)).toEqual([["color"], ["gray"]]);
});

test("rules that cannot be used are named, the others work", async () => {
  const answer = await server.post("/api/tagtext", {
    Text: "A dog came.",
    Rules: [
      { Match: "((", IsRegex: true },
      { Match: "cat", Replace: "dog", IsEnabled: false },
      { Match: "dog", Replace: "hound", WrongSentence: "The cat sleeps." },
    ],
  });
  const errors = answer.body.RuleErrors as { Index: number; Message: string }[];
  expect(errors.map(({ Index }) => Index)).toEqual([0, 2]);
  expect(errors.every(({ Message }) => Message.length > 0)).toBe(true);
  expect((answer.body.Tags as Tag[]).map(({ helpId }) => helpId)).toEqual(["2"]);
});

test("the language decides what is right", async () => {
  const text = "The colour of the harbour is grey.";
  expect(await tags({ Text: text, Language: "en_UK" })).toEqual([]);
  expect((await tags({ Text: text, Language: "en_US" })).length).toBeGreaterThan(0);
});

test("addresses are found whatever their case, and with a slash at the end", async () => {
  const answer = await server.post("/API/TagText/", { Text: "Fine." });
  expect(answer.status).toBe(200);
});

test("tokens cover the words, counted in sentences, with inclusive ends", async () => {
  const text = "The cats 👩‍🚀 slept. It rained!";
  const answer = await server.post("/api/tokenize", { Text: text, Language: "en_US" });
  const tokens = answer.body.Tokens as {
    startPos: number;
    endPos: number;
    text: string;
    lemma: string;
    sentenceIndex: number;
  }[];
  for (const token of tokens) expect(text.slice(token.startPos, token.endPos + 1)).toBe(token.text);
  expect(tokens.find((token) => token.text === "cats")).toMatchObject({ lemma: "cat", sentenceIndex: 0, isWord: true });
  expect(tokens.find((token) => token.text === "rained")).toMatchObject({ sentenceIndex: 1, partOfSpeech: "VERB" });
});

test("tokenize takes a bare JSON string", async () => {
  const answer = await server.post("/api/tokenize", JSON.stringify("Two words"));
  expect((answer.body.Tokens as { text: string }[]).map(({ text }) => text)).toEqual(["Two", "words"]);
});

interface Wire {
  start: number;
  end: number;
  ruleId: string;
  level: string;
  explain: string;
}

async function findings(body: object): Promise<Wire[]> {
  const answer = await server.post("/api/v1/check", body);
  expect(answer.status).toBe(200);
  return answer.body.findings as Wire[];
}

test("our own dialect has exclusive ends, rule ids and explanations", async () => {
  const [found] = await findings({ text: "She ate a apple.", language: "en-US" });
  expect(found).toMatchObject({ start: 8, end: 9, ruleId: "grammar/a-or-an", level: "error", suggestions: ["an"] });
  expect(found?.explain).toMatch(/vowel/);
});

test("annotated text is checked as the reader sees it and marked as it is written", async () => {
  const annotation = [{ text: "She " }, { markup: "<b>" }, { text: "recieved" }, { markup: "</b>" }, { text: " it." }];
  const found = await findings({ annotation });
  expect(found.map(({ start, end }) => [start, end])).toEqual([[7, 15]]);
});

test("words, ignores and switched-off rules are respected", async () => {
  const text = "She recieved a apple.";
  expect((await findings({ text })).length).toBe(2);
  expect((await findings({ text, words: ["recieved"] })).map(({ ruleId }) => ruleId)).toEqual(["grammar/a-or-an"]);
  expect((await findings({ text, disabled: ["grammar/a-or-an"] })).length).toBe(1);
  expect(await findings({ text, ignores: [{ rule: "spelling" }, { rule: "grammar", pattern: "a" }] })).toEqual([]);
});

test("the level is the least that is told", async () => {
  const text = "At the end of the day, she recieved it.";
  const all = await findings({ text });
  const errors = await findings({ text, level: "error" });
  expect(errors.length).toBeLessThan(all.length);
  expect(new Set(errors.map(({ level }) => level))).toEqual(new Set(["error"]));
});

test("markup of Markdown is not read", async () => {
  expect(await findings({ text: "See `teh recieved` and more.", format: "markdown" })).toEqual([]);
});

test("only who asks for everything hears what is a matter of taste", async () => {
  const ids = async (more: object) => {
    const answer = await server.post("/api/v1/check", { text: "She nodded solemnly.", ...more });
    expect(answer.status).toBe(200);
    return (answer.body.findings as { ruleId: string }[]).map(({ ruleId }) => ruleId);
  };
  expect(await ids({})).toEqual([]);
  expect(await ids({ picky: false })).toEqual([]);
  expect(await ids({ picky: true })).toEqual(["style/adverb"]);
});
