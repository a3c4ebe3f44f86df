import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();
const check = async (...args: string[]) => {
  const { out, err } = await housestyle(["check", "--vale", "docs.ini", "--no-config", ...args]);
  return { found: out.match(/^.*?:\d+:\d+: \w+ (?:house|term)\/\S+(?=:)/gm) ?? [], out, err };
};

file(
  "styles/Ours/Words.yml",
  "extends: substitution\nmessage: Use '%s' instead of '%s'.\nlevel: error\nignorecase: true\nswap:\n  utilize: use\n  'e-?mail': email\n",
);
file(
  "styles/Ours/Bold.yml",
  "extends: existence\nmessage: Avoid '%s'.\nlevel: suggestion\ntokens:\n  - obviously\n  - 'clear(?:ly)?'\n",
);
file("styles/Ours/Slow.yml", "extends: existence\nmessage: No.\ntokens:\n  - '(x)y\\1'\n");
file("styles/Ours/Nouns.yml", "extends: sequence\nmessage: No.\ntokens:\n  - tag: NN\n");
file("styles/Web/Site.yml", "extends: existence\nmessage: Say page.\nlevel: warning\ntokens: [web site]\n");
file("styles/config/vocabularies/House/accept.txt", "Zyntharil\n");
file("styles/config/vocabularies/House/reject.txt", "whitelist\n");
const text = "We utilize Zyntharil, obviously. Send an EMail to the web site and the whitelist.\n";
file("a.md", text);
file("b.txt", text);

it("obeys styles, vocabularies and what sections say of files and rules", async () => {
  file(
    "docs.ini",
    "StylesPath = styles\nMinAlertLevel = suggestion\nVocab = House\nPackages = x\n\n[*]\nBasedOnStyles = Vale, Ours\n" +
      "# Only here\n[*.md]\nBasedOnStyles = Ours, Web\nOurs.Bold = warning\nWeb.Site = YES\nVale.Spelling = NO\n",
  );
  const { found, out, err } = await check("a.md", "b.txt");
  expect(found).toEqual([
    ...["a.md:1:4: error house/Ours.Words", "a.md:1:23: warning house/Ours.Bold", "a.md:1:42: error house/Ours.Words"],
    ...["a.md:1:55: warning house/Web.Site", "a.md:1:72: warning term/vale-1"],
    ...["b.txt:1:4: error house/Ours.Words", "b.txt:1:23: hint house/Ours.Bold", "b.txt:1:42: error house/Ours.Words"],
    "b.txt:1:72: warning term/vale-1",
  ]);
  expect(out).toContain("Style guide: use “use”. → use");
  expect(out).toContain("Say page.");
  expect(out).not.toContain("Zyntharil");
  // What cannot be obeyed is said, never passed over.
  expect(err).toMatch(/Vale: Ours\.Nouns: .+“sequence”.+\n/);
  expect(err).toMatch(/Vale: Ours\.Slow: .+\n/);
});

it("leaves out what is off or below the least level, and says which styles are not there", async () => {
  file(
    "docs.ini",
    "StylesPath=styles\nMinAlertLevel=warning\n[*.{md,txt}]\nBasedOnStyles = Ours, Gone\nOurs.Words = NO\n",
  );
  const { found, err } = await check("a.md");
  expect(found).toEqual([]);
  expect(err).toContain(`There is no style “Gone” in ${join(folder, "styles")}`);
  rmSync(join(folder, "docs.ini"));
  expect((await check("a.md")).err).toBe("docs.ini: could not be read (ENOENT).\n");
});

it("looks at whole headings, at definitions anywhere, and at sums over a text", async () => {
  const rules = {
    Title: "extends: capitalization\nmessage: \"'%s' is no title\"\nscope: heading\nmatch: $title\nexceptions: [git]\n",
    Sentence: "extends: capitalization\nmessage: No title.\nscope: heading\nmatch: $sentence\nexceptions: [Azure]\n",
    Capital: "extends: capitalization\nmessage: A capital.\nscope: list\nmatch: '^[A-Z]'\n",
    Stop: "extends: existence\nmessage: \"No stop in '%s'\"\nscope: heading\nnonword: true\ntokens: ['[a-z][.]\\s*$']\n",
    Fruit:
      "extends: existence\nmessage: Fruit.\nscope: [list, heading]\nignorecase: true\ntokens: [pears, APPLE]\nexceptions: [Apple]\n",
    Acronyms:
      "extends: conditional\nmessage: Spell out '%s'.\nlevel: error\nfirst: '\\b([A-Z]{3,5})\\b'\nsecond: '(?:\\b[A-Z][a-z]+ )+\\(([A-Z]{3,5})\\)'\nexceptions: [API]\n",
    Grade: "extends: readability\nmessage: Grade %s.\ngrade: 3\nmetrics: [Flesch-Kincaid, Gunning Fog]\n",
    Long: "extends: metric\nmessage: '%s words a sentence.'\nformula: words / sentences\ncondition: '> 5 && words > 9'\n",
    Short: "extends: metric\nmessage: Short.\nformula: words / sentences\ncondition: '> 90'\n",
    Strange: "extends: metric\nmessage: No.\nformula: heading_h1 + 1\ncondition: '> 0'\n",
    Ahead: "extends: conditional\nmessage: No.\nfirst: '(a)\\1'\nsecond: b\n",
    Cells: "extends: capitalization\nmessage: No.\nscope: table.cell\nmatch: $upper\n",
  };
  for (const [name, rule] of Object.entries(rules)) file(`styles/Whole/${name}.yml`, rule);
  file("docs.ini", "StylesPath = styles\n[*.md]\nBasedOnStyles = Whole\nWhole.Long = suggestion\n");
  file(
    "whole.md",
    "# How to write a good title in git\n\nThe World Health Organization (WHO) asks NATO and the API about considerable responsibilities of" +
      " international organizations.\n\n## How To Write Better Headings: A Short Guide.\n\n## *Using* Azure with the pears\n\n" +
      "The WHO and NASA agree. It is `ABCD`.\n\n- one apple\n- Two pears\n",
  );
  const { out, err } = await check("whole.md");
  const told = out.match(/^whole\.md:\d+:\d+: \w+ house\/Whole\.\S+: .*$/gm);
  expect(told).toEqual([
    "whole.md:1:3: warning house/Whole.Grade: Grade 12.15.",
    "whole.md:1:7: hint house/Whole.Long: 7.67 words a sentence.",
    "whole.md:1:10: warning house/Whole.Title: 'How to write a good title in git' is no title",
    "whole.md:3:42: error house/Whole.Acronyms: Spell out 'NATO'.",
    "whole.md:5:8: warning house/Whole.Sentence: No title.",
    "whole.md:5:46: warning house/Whole.Stop: No stop in 'e.'",
    "whole.md:7:27: warning house/Whole.Fruit: Fruit.",
    "whole.md:7:27: warning house/Whole.Title: 'Using  Azure with the pears' is no title",
    "whole.md:9:13: error house/Whole.Acronyms: Spell out 'NASA'.",
    "whole.md:11:3: warning house/Whole.Capital: A capital.",
    "whole.md:12:7: warning house/Whole.Fruit: Fruit.",
  ]);
  expect(err).toMatch(/Vale: Whole\.Strange: .+characters, words/);
  expect(err).toMatch(/Vale: Whole\.Ahead: “\(a\)\\1” cannot be used/);
  expect(err).toMatch(/Vale: Whole\.Cells: .+table\.cell/);
  expect(err.match(/Vale: /g)).toHaveLength(3);
});

it("lets the lists, exceptions and filters of a spelling rule count for its own speller", async () => {
  file(
    "styles/Spell/Spelling.yml",
    "extends: spelling\nmessage: No.\nignore: [names.txt, gone.txt]\nfilters: ['parz\\w+s']\nexceptions: [frobnicate]\ndic: x\n",
  );
  file("styles/config/ignore/names.txt", "# ours\nzyntharil\n");
  file("docs.ini", "StylesPath = styles\n[*]\nBasedOnStyles = Spell\n");
  file("c.txt", "They frobnicate it daily. A zyntharil came by. Two parzels came. A parzel was sent home.\n");
  const { out, err } = await check("c.txt");
  expect(out.match(/spelling\/unknown-word/g)).toHaveLength(1);
  expect(out).toMatch(/^c\.txt:1:68: /m);
  expect(err).toMatch(/Vale: Spell\.Spelling: .+gone\.txt.+\nVale: Spell\.Spelling: Its dictionaries/);
});

it("passes over what TokenIgnores and BlockIgnores match, reads formats as others, and names what it cannot obey", async () => {
  file(
    "docs.ini",
    "StylesPath=styles\n[formats]\nnote = md\n[*.{md,note}]\nBasedOnStyles = Ours\nTokenIgnores = (\\$+[^\\n$]+\\$+), (x)\\1\n" +
      "BlockIgnores = (?s) *({%[^%]*%}.*?{%[^%]*%})\nIgnoredScopes = code, strong\n",
  );
  const text = "We utilize $utilize$ and `utilize`.\n\n{% if x %} utilize {% endif %}\n";
  file("passed.md", text);
  file("passed.note", text);
  const { found, err } = await check("passed.md", "passed.note");
  expect(found).toEqual(["passed.md:1:4: error house/Ours.Words", "passed.note:1:4: error house/Ours.Words"]);
  expect(err).toContain("Vale: the setting IgnoredScopes is not supported.");
  expect(err).toContain("unsupported pattern in TokenIgnores or BlockIgnores: (x)\\1");
});

it("obeys patterns that look around, and long ones", async () => {
  const verbs = Array.from({ length: 300 }, (_, i) => `awak${"aeiou"[i % 5]}n${i}ed`);
  const rules = {
    Colons: "extends: existence\nmessage: Small.\nnonword: true\nscope: sentence\ntokens: ['(?<!:[^ ]+?):\\s[A-Z]']\n",
    Contractions: "extends: substitution\nmessage: Use '%s'.\nignorecase: true\nswap:\n  'it is(?!\\.)': it's\n",
    Passive: `extends: existence\nmessage: Passive.\nignorecase: true\nraw: ['\\b(?:is|was)\\b\\s*']\ntokens: ['\\w+ed', ${verbs.join(", ")}]\n`,
    Acronyms: "extends: conditional\nmessage: Spell it.\nfirst: '\\b([A-Z]{3})(?!s)\\b'\nsecond: '\\(([A-Z]{3})\\)'\n",
  };
  for (const [name, rule] of Object.entries(rules)) file(`styles/Around/${name}.yml`, rule);
  file("docs.ini", "StylesPath = styles\n[*]\nBasedOnStyles = Around\nTokenIgnores = (?<=<)[^>]+(?=>)\n");
  file("around.txt", "Note: This is closed. So it is. And it is good. It is <It is> fine. The NQX and NQXs.\n");
  const { out, err } = await check("around.txt");
  expect(out.match(/^around\.txt:\d+:\d+: \w+ house\S+(?=:)/gm)).toEqual([
    "around.txt:1:5: warning house/Around.Colons",
    "around.txt:1:12: warning house/Around.Passive",
    "around.txt:1:37: warning house/Around.Contractions",
    "around.txt:1:49: warning house/Around.Contractions",
    "around.txt:1:73: warning house/Around.Acronyms",
  ]);
  expect(err).not.toContain("Vale:");
});

it("tells what two rules find in the same words, each on its own, and one rule no more than once", async () => {
  const rule = (...tokens: string[]) => `extends: existence\nmessage: "No '%s'"\ntokens: [${tokens.join(", ")}]\n`;
  file("styles/One/Spacing.yml", `${rule("'[a-z][.?!] {2,}[A-Z]'")}nonword: true\n`);
  file("styles/One/Long.yml", rule("should not", "should not be"));
  file("styles/Two/Contractions.yml", rule("It is", "should not"));
  file(
    "styles/Two/Spelled.yml",
    "extends: conditional\nmessage: Spell it.\nfirst: '\\b(QXZ)\\b'\nsecond: '\\((QXZ)\\)'\n",
  );
  file("styles/Two/Again.yml", "extends: existence\nmessage: Again.\nscope: paragraph\ntokens: [QXZ]\n");
  file("docs.ini", "StylesPath = styles\n[*]\nBasedOnStyles = One, Two\n");
  const words = "It stops here.  It is late. You should not be so. The QXZ is a apple.\n";
  file("both.txt", words);
  const { out } = await check("--fix", "both.txt");
  expect(out.match(/^both\.txt:\d+:\d+: \w+ \S+(?=:)/gm)).toEqual([
    "both.txt:1:13: warning house/One.Spacing",
    "both.txt:1:17: warning house/Two.Contractions",
    "both.txt:1:33: warning house/Two.Contractions",
    "both.txt:1:33: warning house/One.Long",
    "both.txt:1:55: warning house/Two.Again",
    "both.txt:1:55: warning house/Two.Spelled",
  ]);
  expect(readFileSync(join(folder, "both.txt"), "utf8")).toBe(words.replace("a apple", "an apple"));
});
