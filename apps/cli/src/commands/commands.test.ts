import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();

it("lists rules of a kind, for programs, too", async () => {
  const { out } = await housestyle(["rules", "punctuation"]);
  expect(new Set(out.match(/^\w+/gm))).toEqual(new Set(["punctuation"]));
  const [rule] = JSON.parse((await housestyle(["rules", "grammar/a-or-an", "--format", "json"])).out);
  expect(rule).toMatchObject({ id: "grammar/a-or-an", level: "error", kind: "grammar" });
  expect(await housestyle(["rules", "gram"])).toMatchObject({
    status: 2,
    err: expect.stringContaining("no rule “gram”"),
  });
});

it("explains a rule, a template, a line of the settings file", async () => {
  const { out } = await housestyle(["explain", "grammar/a-or-an"]);
  expect(out).toMatch(/^grammar\/a-or-an \(error\): .+\n.+\nWrong: .+\nRight: .+\n/);
  expect(out).toContain("<!-- housestyle-disable grammar/a-or-an -->");
  expect((await housestyle(["explain", "template/serial-comma"])).out).toContain("This is a team rule.");
  file(".housestyle.json", '{ "rules": [{ "match": "e-mail", "replace": "email" }] }');
  expect((await housestyle(["explain", "house/1"])).out).toContain('"match": "e-mail"');
  expect((await housestyle(["explain", "house/7"])).out).toContain("This is a team rule.");
});

it("says what rules are called like one that is not there", async () => {
  const { status, err } = await housestyle(["explain", "grammar/a-an"]);
  expect([status, err]).toEqual([2, expect.stringMatching(/no rule “grammar\/a-an”.+Did you mean .+\?\n$/)]);
  expect(await housestyle(["explain"])).toMatchObject({ status: 2, err: expect.stringContaining("Specify a rule") });
});

it("makes settings and ignore file once, in the English of the texts", async () => {
  file("book/a.md", "The colour of the neighbours’ harbour was grey, and the theatre was their favourite.");
  const { status, out } = await housestyle(["init", "book"]);
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/\.housestyle\.json: created\.\n.+ignore: created\.\nNext: /),
  ]);
  const made = () => readFileSync(join(folder, "book/.housestyle.json"), "utf8");
  expect(JSON.parse(made())).toMatchObject({ dialect: "en-GB" });
  file("book/.housestyle.json", '{ "words": ["mine"] }');
  expect((await housestyle(["init", "book"])).out).toContain("already exists");
  expect(made()).toContain("mine");
  expect(await housestyle(["check", "book"])).toMatchObject({ status: 0 });
  expect(await housestyle(["init", "nowhere"])).toMatchObject({ status: 2 });
});

it("tells about a whole text, in words, for programs and as a page", async () => {
  file(
    "long.md",
    `# On rain\n\nIt rained <script>. ${"It rained and rained on all of the hills and ".repeat(5)}nobody came.`,
  );
  const { status, out } = await housestyle(["report", "long.md", "--report", "slength,readability"]);
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/^Sentence length \(slength\).+3:21 \d+ words: .+\nReadability/s),
  ]);
  const { reports } = JSON.parse((await housestyle(["report", "-", "--format", "json"], "She ate an apple.")).out);
  expect(reports[0]).toMatchObject({
    id: "overview",
    measures: expect.arrayContaining([{ id: "words", label: "Words", value: 4, unit: "number" }]),
  });
  expect(reports.length).toBeGreaterThan(8);
  const page = (await housestyle(["report", "long.md", "--format", "html"])).out;
  expect(page).toMatch(/^<!doctype html>\n<html lang="en/);
  expect(page).not.toContain("<script");
  const rows = (await housestyle(["report", "long.md", "--report", "slength", "--format", "csv"])).out.split("\r\n");
  expect(rows[0]).toBe("report,what,group,name,value,line,column,words,source,source words,before");
  expect(rows).toContain("slength,measure,longest,Longest sentence (words),52,,,,,,");
  expect(rows.at(-2)).toMatch(/^slength,place,,52 words,,3,21,It rained/);
});

it("holds a text to rules only where there are some", async () => {
  const text = "It rained for days. We stayed at home and read, and nobody came. ".repeat(10);
  const told = async (path: string) => (await housestyle(["report", path, "--report", "terms"])).out;
  file("none/.housestyle.json", '{ "root": true }');
  file("none/text.txt", text);
  file("some/text.txt", text);
  file("some/.housestyle.json", '{ "terms": [{ "text": "sleet", "status": "Forbidden" }] }');
  expect(await told("none/text.txt")).toContain("There are no rules to check this text against");
  expect(await told("some/text.txt")).toMatch(/: 0, goal: 0/);
});

it("draws what is below nothing, too", async () => {
  file("dark.txt", "It was a terrible, horrible, awful and ugly death, and we were sad.");
  const dark = (form: string) => housestyle(["report", "dark.txt", "--report", "sentiment", "--format", form]);
  expect((await dark("text")).out).toMatch(/▒+ -\d/);
  expect((await dark("html")).out).toMatch(/class="bar below" style="width: \d+%"/);
});

it("says which reports there are, and that it wants one text", async () => {
  expect(await housestyle(["report", "a.md", "--report", "mood"])).toMatchObject({
    status: 2,
    err: expect.stringMatching(/no report “mood”.+overview, grammar/),
  });
  expect(await housestyle(["report"])).toMatchObject({ status: 2, err: expect.stringContaining("Specify one file") });
  expect(await housestyle(["report", "gone.md"])).toMatchObject({ status: 2, err: expect.stringContaining("gone.md") });
});

it("lists unknown words with their counts, and saves them as a first dictionary", async () => {
  file("words/one.md", "The zyntharil is here. A zyntharil's lid, `qworb`, and one florbish.");
  file("words/two.txt", "Zyntharil and zonqua. Bring a zonqua, and teh zyntharil.");
  file("words/.housestyle.json", '{ "root": true, "words": ["zyntharilla"] }');
  const cwd = join(folder, "words");
  const list = await housestyle(["words", "."], "", { cwd });
  expect(list).toMatchObject({ status: 0, out: "     3 zyntharil\n     2 zonqua\n" });
  expect(list.err).toContain("2 words occur fewer than 2 times.");
  expect((await housestyle(["words", ".", "--at-least", "1"], "", { cwd })).out).toContain(
    "     1 florbish\n     1 teh\n",
  );
  const saved = await housestyle(["words", ".", "--save"], "", { cwd });
  expect(saved.err).toContain("2 words added to");
  expect(JSON.parse(readFileSync(join(cwd, ".housestyle.json"), "utf8"))).toEqual({
    root: true,
    words: ["zyntharilla", "zyntharil", "zonqua"],
  });
  expect((await housestyle(["words", "."], "", { cwd })).out).toBe("");
  expect(await housestyle(["words", ".", "--at-least", "0"], "", { cwd })).toMatchObject({ status: 2 });
});
