import { fillSnippet, type SnippetContext, unknownPlaceholders } from "@housestyle/panel/snippets";
import { describe, expect, test } from "vitest";
import { previewOf, type Snippet, searched } from "./snippet.ts";
import { inCaseOf, triggerBefore } from "./trigger.ts";

const context: SnippetContext = {
  today: new Date(2026, 1, 26),
  clipboard: "pasted",
  snippet: (name) => ({ sign: "Yours, {{field:Name}}", loop: "again {{snippet:loop}}" })[name],
};
const snippet = (over: Partial<Snippet>): Snippet => ({
  id: 1,
  folderId: 1,
  name: "Greeting",
  text: "Dear all,",
  shortcut: "dear",
  description: "",
  teamId: null,
  ...over,
});

describe("placeholders", () => {
  test("dates, clipboard and caret", () => {
    expect(fillSnippet("{{date}}: {{clipboard}}{{cursor}}.", context)).toEqual({
      text: "February 26, 2026: pasted.",
      fields: [],
      cursor: 25,
    });
    expect(fillSnippet("{{date+7}}", context).text).toBe("March 5, 2026");
  });

  test("fields stand in their order, with their default or their label", () => {
    const { text, fields } = fillSnippet("Dear {{field:Name}}, {{field:Greeting=hello}}", context);
    expect(text).toBe("Dear Name, hello");
    expect(fields.map(({ start, end }) => text.slice(start, end))).toEqual(["Name", "hello"]);
  });

  test("of a choice the first stands there", () => {
    expect(fillSnippet("{{choice:Mood=glad|sorry}}", context)).toMatchObject({
      text: "glad",
      fields: [{ label: "Mood", choices: ["glad", "sorry"] }],
    });
  });

  test("a snippet in a snippet is filled in, too, and one that calls itself comes to an end", () => {
    expect(fillSnippet("Bye. {{snippet:sign}}", context).text).toBe("Bye. Yours, Name");
    expect(fillSnippet("{{snippet:loop}}", context).text.match(/again/g)).toHaveLength(5);
  });

  test("what is no placeholder stays", () => {
    expect(fillSnippet("{{unknown}} {{", context).text).toBe("{{unknown}} {{");
  });
});

describe("shortcuts", () => {
  const own = snippet({});
  const team = snippet({ id: 2, teamId: 5 });

  test("the sign and the shortcut right before the caret call a snippet", () => {
    expect(triggerBefore("Hello \\dear", "\\", [own])).toEqual({ start: 6, typed: "dear", snippets: [own] });
    expect(triggerBefore("Hello dear", "\\", [own])).toBeUndefined();
    expect(triggerBefore("\\dear x", "\\", [own])).toBeUndefined();
    expect(triggerBefore("a;dear", ";", [own])?.start).toBe(1);
  });

  test("one's own and a team's of the same name are both offered", () => {
    expect(triggerBefore("\\dear", "\\", [own, team])?.snippets).toEqual([own, team]);
  });

  test("the text follows the case the shortcut was typed in, placeholders do not", () => {
    expect(inCaseOf("dear", "dear", "best wishes")).toBe("best wishes");
    expect(inCaseOf("Dear", "dear", "best wishes")).toBe("Best wishes");
    expect(inCaseOf("DEAR", "dear", "best {{field:name}}")).toBe("BEST {{field:name}}");
  });
});

test("a search looks at names first, then shortcuts, then words", () => {
  const byName = snippet({ id: 1, name: "Thanks" });
  const byShortcut = snippet({ id: 2, name: "Greeting", shortcut: "tha" });
  const byText = snippet({ id: 3, name: "Other", shortcut: "", text: "Many thanks!" });
  expect(searched([byText, byShortcut, byName], "tha")).toEqual([byName, byShortcut, byText]);
  expect(searched([byName], "tks")).toEqual([byName]);
  expect(searched([byName], "zzz")).toEqual([]);
});

test("a preview names what will be filled in", () => {
  expect(previewOf("Dear {{field:Name=Ann}},\n\non {{date+7}}{{cursor}} {{choice:Mood=a|b}}")).toBe(
    "Dear [Name], on [date] [Mood]",
  );
  expect(previewOf("Thank you, {{name}}. {{field:Name}}")).toBe("Thank you, {{name}}. [Name]");
});

test("what only looks like a placeholder is named, each once", () => {
  const text =
    "{{name}} {{Name}} {{name}} {{field:Name}} {{date}} {{ date-3 }} {{cursor}} {{snippet:sig}} {{fields:x}} {name}";
  expect(unknownPlaceholders(text)).toEqual(["{{name}}", "{{Name}}", "{{fields:x}}"]);
});
