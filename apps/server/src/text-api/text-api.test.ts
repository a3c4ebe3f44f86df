import { publicReports, textApiResults } from "@housestyle/contract";
import { reports } from "@housestyle/reports";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { markHtml } from "../tagging/index.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

async function sent(path: string, body: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof URLSearchParams;
  const reply = await fetch(`${server.url}${path}`, {
    method: "POST",
    body: isForm ? body.toString() : JSON.stringify(body),
    headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json", ...headers },
  });
  return { status: reply.status, body: await reply.json() };
}

const Text = "The report was written by Ann. At the end of the day, she recieved it. It was long. It was grey.";

test("a text is answered at once, with marks and summaries of the reports that are named", async () => {
  const { status, body } = await sent("/api/async/text", {
    Text,
    Reports: ["grammar", "slength"],
    Style: "Business",
    Language: "en_US",
  });
  expect([status, Object.keys(body), body.TaskId]).toEqual([200, ["TaskId", "Result"], null]);
  const { Tags, WordCount, Summaries } = textApiResults.text.parse(body.Result);
  expect(WordCount).toBe(21);
  expect(Summaries.map(({ ReportName }) => ReportName)).toContain("slength");
  const [tag] = Tags.filter(({ subcategory }) => subcategory === "recieved");
  expect(tag).toMatchObject({
    report: "grammar",
    category: "grammarspelling",
    suggestions: expect.arrayContaining(["received"]),
  });
  expect(Text.slice(tag?.startPos, (tag?.endPos ?? 0) + 1)).toBe("recieved");
  expect(new Set(Tags.map(({ report }) => report))).not.toContain("passive");
});

test("forms, bare strings, other cases of names and the older paths are understood", async () => {
  const asked = [
    ["/api/text", new URLSearchParams({ Text, Reports: "grammar, slength", Style: "General", Language: "en" })],
    [
      "/api/text",
      new URLSearchParams([
        ["text", Text],
        ["reports[0]", "grammar"],
        ["reports[1]", "slength"],
      ]),
    ],
    ["/api/text", { text: Text, reports: "slength,grammar", style: 3 }],
    ["/api/text", { TEXT: Text, REPORTS: ["Grammar", "SLength"] }],
  ] as const;
  for (const [path, body] of asked) {
    const { status, body: answer } = await sent(path, body);
    expect(status).toBe(200);
    const { Tags, Summaries } = textApiResults.text.parse(answer);
    expect(Tags.map(({ subcategory }) => subcategory)).toContain("recieved");
    expect(Summaries.map(({ ReportName }) => ReportName)).toContain("slength");
  }
});

test("every report we have can be asked for by name, and every public name is taken", async () => {
  for (const { id } of reports) expect(publicReports).toContain(id);
  const { status, body } = await sent("/api/async/text", { Text, Reports: publicReports });
  expect(status).toBe(200);
  const named = textApiResults.text.parse(body.Result).Summaries.map(({ ReportName }) => ReportName);
  expect(named.toSorted()).toEqual(reports.map(({ id }) => id).toSorted());
  expect(await sent("/api/async/text", { Text, Reports: ["nonsense"] })).toMatchObject({ status: 400 });
});

test("a summary says what a measure is held to", async () => {
  const { body } = await sent("/api/async/text", { Text, Reports: ["slength"], Style: "General" });
  const [summary] = textApiResults.text.parse(body.Result).Summaries;
  expect(summary?.SummaryItems.map(({ IsPositive }) => IsPositive)).toContain("Negative");
  const graph = summary?.SummaryItems.find(({ Graph }) => Graph)?.Graph;
  expect(graph?.Items.reduce((sum, { Length }) => sum + Length, 0)).toBe(4);
});

test("HTML comes back with the marks in it, and nothing else changed", async () => {
  const Html = "<p>She <b>reci</b>eved &amp; read a <i>apple</i>.</p>";
  const { body } = await sent("/api/async/html", { Html, Reports: ["grammar"] });
  const { Html: marked } = textApiResults.html.parse(body.Result);
  expect(marked.replaceAll(/<span class="pwa[^>]*>|<\/span>/g, "")).toBe(Html);
  expect(marked).toContain('data-report="grammar"');
});

test("whatever is marked, the HTML is the same without the marks, and each mark lies in one element", () => {
  const html = fc
    .array(fc.constantFrom("word ", "<b>", "</b>", "<!-- a > b -->", "<", ">", "&amp;", "<br/>", "“x” "))
    .map((all) => all.join(""));
  const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 5 });
  holds(
    fc.property(html, spans, (source, wanted) => {
      const tags = wanted
        .map(([startPos, length]) => ({ startPos, endPos: startPos + length }))
        .filter(({ endPos }) => endPos < source.length)
        .sort((a, b) => a.startPos - b.startPos)
        .map((place) => ({
          ...place,
          report: "r",
          category: "c",
          categoryDisplayName: "",
          subcategory: "",
          hint: "h",
          suggestions: [],
        }))
        .map((tag) => ({ ...tag, isCorrection: false, isSubTag: false, helpId: "", urls: null, id: "" }));
      const marked = markHtml(source, tags);
      expect(marked.replaceAll(/<span class="pwa[^>]*>|<\/span>/g, "")).toBe(source);
    }),
  );
});

test("a summary is a page, held to the settings that are sent", async () => {
  const lenient = { LongestAverageSentenceLength: 90, ShortestAverageSentenceLength: 2 };
  const { body } = await sent("/api/async/summary", { Text, Settings: lenient, Style: "General" });
  const { Text: page } = textApiResults.summary.parse(body.Result);
  expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
  expect(page).toContain("goal: 2 to 90");
  expect(page).toMatch(/<p>Sentences average [\d.]+ words, /);
  const form = new URLSearchParams({ Text, "Settings[LongestIndividualSentence]": "77", Style: "Academic" });
  expect((await sent("/api/summary", form)).body.Text).toContain("goal: at most 77");
});

test("a summary is named by the first eight words, and its places count lines and columns from one", async () => {
  const pageOf = async (Text: string) =>
    (await sent("/api/summary", new URLSearchParams({ Text }))).body.Text as string;
  expect(await pageOf("One two three four five six seven eight")).toMatch(/<title>[^<]*seven eight[^<…]*<\/title>/);
  expect(await pageOf("One two three four five six seven eight nine")).toMatch(/<title>[^<]*eight …[^<]*<\/title>/);
  const page = await pageOf("She came home.\nDefinately late.\nThey recieved her.");
  expect([/<li>2:1 [^<]*<q>Definately/.test(page), /<li>3:6 [^<]*<q>recieved/.test(page)]).toEqual([true, true]);
});

test("a word is answered with its meanings, in a sentence with what fits there", async () => {
  const { body } = await sent("/api/thesaurus", { Word: "quick", Language: "en_US" });
  const { Word, Meanings } = textApiResults.thesaurus.parse(body);
  expect(Word).toBe("quick");
  expect(Meanings.flatMap(({ Synonyms }) => Synonyms)).toContain("fast");
  const Context = "It was a quick answer.";
  const start = Context.indexOf("quick");
  const asked = { Context, ContextStart: start, ContextEnd: start + 4 };
  const inPlace = await sent("/api/async/contextualthesaurus", asked);
  expect(textApiResults.contextualthesaurus.parse(inPlace.body.Result).Suggestions.length).toBeGreaterThan(2);
  const outside = await sent("/api/contextualthesaurus", { ...asked, ContextStart: 900, ContextEnd: 904 });
  expect(outside.body).toEqual({ Suggestions: [] });
});

test("a word cloud is a picture that needs no other address, with the words that are asked for", async () => {
  const Text = "A terrible storm came. The terrible storm took the lovely garden of Anna. Anna saw the storm.";
  const picture = async (asked: object) => {
    const { body } = await sent("/api/async/wordcloud", { Text, ...asked });
    const { Url, Language } = textApiResults.wordcloud.parse(body.Result);
    expect([Url.slice(0, 26), Language]).toEqual(["data:image/svg+xml;base64,", "en_US"]);
    return Buffer.from(Url.slice(26), "base64").toString();
  };
  const all = await picture({ Width: 640, Height: "480", FontName: 'A"><script>' });
  expect(all).toMatch(/^<svg [^>]*width="640" height="480"/);
  expect(all).toContain(">storm<");
  expect(all).not.toContain("<script");
  expect(all).not.toContain(">the<");
  expect(await picture({ MaximumWordCount: 1, CaseMethod: "uppercase" })).toContain(">STORM<");
  const feelings = await picture({ OnlySentimentWords: "true", Orientation: "Horizontal" });
  expect(feelings).toContain(">terrible<");
  expect(feelings).not.toContain(">garden<");
  expect(await sent("/api/wordcloud", { Text, Orientation: "Sideways" })).toMatchObject({ status: 400 });
});

test("no task is ever waited for", async () => {
  for (const path of ["/api/async/text/result/abc", "/api/async/result/text/abc"]) {
    const reply = await fetch(server.url + path);
    expect([reply.status, await reply.json()]).toEqual([404, expect.objectContaining({ Message: expect.any(String) })]);
  }
});

test("a licence code is a key: the team's words count, a wrong or narrow one is refused", async () => {
  const ann = await signedUp(server);
  await ann.post("/api/ignorepatterns", { Pattern: "recieved", IsEnabled: true });
  const make = (Scopes: readonly string[]) => ann.post<{ Token: string }>("/api/v1/tokens", { Name: "Key", Scopes });
  const key = (await make(["check"])).body.Token;
  const found = async (headers: Record<string, string>) =>
    sent("/api/text", { Text, Reports: ["grammar"] }, headers).then(({ body }) =>
      textApiResults.text.parse(body).Tags.map(({ subcategory }) => subcategory),
    );
  expect(await found({})).toContain("recieved");
  expect(await found({ licenseCode: key })).not.toContain("recieved");
  expect(await sent("/api/text", { Text }, { licenseCode: "wrong" })).toMatchObject({ status: 401 });
  const narrow = (await make(["read"])).body.Token;
  expect(await sent("/api/text", { Text }, { licenseCode: narrow })).toMatchObject({ status: 403 });
});

test("what cannot be read is said in our own words", async () => {
  expect(await sent("/api/async/text", {})).toMatchObject({ status: 400, body: { Message: expect.any(String) } });
  expect(await sent("/api/async/text", { Text: 5 })).toMatchObject({ status: 400 });
  const reply = await fetch(`${server.url}/api/async/text`, {
    method: "POST",
    body: "x",
    headers: { "content-type": "text/xml" },
  });
  expect(reply.status).toBe(415);
});
