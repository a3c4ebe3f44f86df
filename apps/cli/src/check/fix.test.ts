import { createEngine, defaultSettings } from "@housestyle/engine";
import { formOf, type TextFormat } from "@housestyle/formats";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import { parse as scriptOf } from "acorn";
import fc from "fast-check";
import { marked as markdown, type Token } from "marked";
import { expect, test } from "vitest";
import { parse as yamlOf } from "yaml";
import { withSureFixes } from "./fix.ts";

const engine = createEngine(await readAssets());

/** Prose with mistakes that are sure, and the same put right. */
const mistakes = [
  ["a apple", "an apple"],
  ["teh end", "the end"],
  ["i recieved it", "I received it"],
  ["We would of gone", "We would have gone"],
  ["bread , butter", "bread, butter"],
] as const;

const wrong = fc.constantFrom(...mistakes.map(([typed]) => typed));

/** What a format has besides prose, with mistakes in it that are nobody's business. */
const marked: Readonly<Partial<Record<TextFormat, fc.Arbitrary<string>>>> = {
  markdown: fc.oneof(
    wrong,
    wrong.map((words) => `**${words}**`),
    fc.tuple(wrong, wrong).map(([text, title]) => `[${text}](a%20teh/recieve?a=apple "${title}")`),
    wrong.map((words) => `[](#${words.replaceAll(" ", "-")})`),
    wrong.map((words) => `\`${words}\``),
    wrong.map((words) => `![${words}](teh.png)`),
    wrong.map((words) => `<!-- ${words} -->`),
    wrong.map((words) => `<b title="${words}">`),
    wrong.map((words) => `{{ ${words} }}`),
    fc.constantFrom(
      "a@teh.com",
      "https://teh.org/recieve",
      "teh_end",
      "\\*",
      "a **",
      "~~",
      "|",
      ",",
      ".",
      "?",
      "The the",
    ),
  ),
  javascript: wrong.map((words) => `"${words}"; /* ${words} */ f("${words}"); // ${words}\n`),
  yaml: wrong.map((words) => `# ${words}\n- teh: ${JSON.stringify(words)}`),
};

/** What a real parser makes of a text, but for its prose. */
const rest: Readonly<Partial<Record<TextFormat, (text: string) => unknown>>> = {
  markdown: (text) => structureOf(markdown.lexer(text)),
  javascript: (text) =>
    scriptOf(text, { ecmaVersion: "latest" }).body.map(({ start, end }) =>
      text.slice(start, end).replace(/\/\*.*?\*\//g, ""),
    ),
  yaml: (text) => yamlOf(text),
};

/** The tokens of Markdown with everything but the words of text and the title of a link. */
function structureOf(tokens: readonly Token[]): unknown {
  return tokens.map((token) => {
    if (token.type === "text" && !("tokens" in token))
      return (token.raw.match(/[\\{}%$&#_^~<>*`|[\]]/g) ?? []).join("");
    if (/^(?:codespan|code|html|image|escape)$/.test(token.type)) return token.raw;
    const inner = "tokens" in token && token.tokens ? structureOf(token.tokens) : token.raw;
    return [token.type, "href" in token ? [token.href, token.title] : [], inner];
  });
}

for (const [format, piece] of Object.entries(marked) as [TextFormat, fc.Arbitrary<string>][]) {
  test(`${format}: whatever is fixed, a parser of the format finds the same but for prose`, () => {
    const parsed = rest[format];
    holds(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(" ", "\n", "\n\n"),
        (pieces, between) => {
          const text = pieces.join(format === "markdown" ? between : "\n");
          const form = formOf(format, {});
          const { text: fixed } = withSureFixes(text, engine.check(text, { format: form, settings: defaultSettings }));
          expect(parsed?.(fixed)).toEqual(parsed?.(text));
        },
      ),
      { numRuns: 400 },
    );
  });
}

test("what is sure is fixed wherever it is prose", () => {
  for (const [typed, right] of mistakes) {
    const text = `**${typed}** and \`${typed}\`.`;
    const { text: fixed } = withSureFixes(text, engine.check(text, { format: "markdown", settings: defaultSettings }));
    expect(fixed).toBe(`**${right}** and \`${typed}\`.`);
  }
});

test.each([
  "(a *op* b) *op* c is a *op* (b *op* c).",
  "Push a utf8-encoded string.",
  "It counts an hundred, and an hesitation.",
  "It reduces both the cost an memory use.",
  "It is the ‘let ;’ of programs.",
  "It is at https://example.org/4.0/ .",
  "| one | orange ! | top,limit |\n|---|---|---|\n| two | orange ! | last,first |",
  "Generic allpairs skeleton ,1024 x 1024,0.12\nGeneric allpairs skeleton ,2048 x 2048,0.79",
  "Optimized OpenCL  ,1024 x 1024,0.12",
  "It takes $O(n)$ steps, an finding an inverse takes more.",
  "There are sources here, an target locations there.",
  "The directory has |  ├── galaxy.yml as its first file.",
  "Non, iusto provident itaque, voluptate labore a alias officia, amet sunt tempore.",
  "The -a option kills all but the one given.",
  "There are the registries A and B. A allows crates to depend on crates in B.",
  "It has no bytes, an then pushes one. It is a also good one, mapped onto a another space.",
  "When uppercasing, i turns into a dotted capital.",
  "Run new-window ; split-window now.",
  "It is a bit more complicated ;) but it works.",
  "sigma_u |  13.536118",
  "“He is arter ’im soon,” she said.",
  "Two!Ears is a model of how we hear.",
  "The author names are in last,first form to check that.",
  "It now knows the motions ; and , of the editor.",
  "hes\nshes\nzebra",
  "The method has the form a apple -> b option here.",
])("leaves alone what may be meant: %s", (text) => {
  const findings = engine.check(text, { format: "markdown", settings: defaultSettings });
  expect(withSureFixes(text, findings).text).toBe(text);
});

test("what TeX quotes is quoted", () => {
  const text = "He says ``a error'' is an error, and teh end.";
  const findings = engine.check(text, { format: formOf("latex", {}), settings: defaultSettings });
  expect(withSureFixes(text, findings).text).toBe(text.replace("teh", "the"));
});

test("a title keeps within its underline: what would make it longer is left to the writer", () => {
  const fixed = (format: TextFormat, text: string) =>
    withSureFixes(text, engine.check(text, { format: formOf(format, {}), settings: defaultSettings })).text;
  expect(fixed("rst", "It was a apple\n==============\n")).toBe("It was a apple\n==============\n");
  expect(fixed("rst", "It was a apple\n===============\n")).toBe("It was an apple\n===============\n");
  expect(fixed("rst", "It was teh end\n==============\n")).toBe("It was the end\n==============\n");
  expect(fixed("rst", "Once\n====\n\nIt was a apple.\n")).toBe("Once\n====\n\nIt was an apple.\n");
  expect(fixed("asciidoc", "It had an cup and an dog\n------------------------\n")).toBe(
    "It had an cup and an dog\n------------------------\n",
  );
});
