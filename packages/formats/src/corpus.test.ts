import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { formatOf, formOf } from "./index.ts";

const engine = createEngine(await readAssets());
const folder = join(import.meta.dirname, "../corpus");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".txt") && !name.startsWith("licences"),
);

/** What is no prose in these files, said in another way than by what is tested. */
const code: Readonly<Record<string, RegExp>> = {
  latex:
    /\$[^$\n]+\$|\\begin\{(equation|align|verbatim|eqnarray)(\*?)\}[\s\S]*?\\end\{\1\2\}|\\[A-Za-z]+|\\(?:cite|ref|label|url|begin|end)[a-z]*(?:\[[^\]]*\])*\{[^}]*\}|%[^\n]*/g,
  rst: /``[^`\n]+``|:[\w:]+:`[^`]+`|^( *)\.\. code[^\n]*\n(?:\s*\n|\1 +[^\n]*\n)*|^https?:\S+/gm,
  asciidoc: /^----\n[\s\S]*?^----$|`[^`\n]+`|^:[\w-]+:[^\n]*|^\[[^\]\n]*\]$|[a-z]+::[^\n]*\[[^\n]*\]/gm,
  org: /^ *#\+begin_src[\s\S]*?^ *#\+end_src|[=~][^\s=~]+[=~]|\[\[[^\]]*\]|^ *:\w+:.*$|^#[ +][^\n]*/gim,
  mdx: /^```[\s\S]*?^```|^(?:import|export) [^\n]*|<[^>\n]*>|`[^`\n]+`/gm,
  subtitles: /^.*-->.*$|^\d+\s*$|^WEBVTT.*$|<[^>\n]*>/gm,
  // What stands in a line before its comment, or in one without any.
  code: /^(?:(?!\/\/|#|--|\*|"""|'''|\{-).)*?(?=\/\/|#|--|\/\*|"""|'''|\{-)/gm,
};

test.each(files)("%s: no remark on what is no prose", (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const format = formatOf(name.replace(/\.txt$/, ""));
  const found = engine.check(text, { format: formOf(format, {}) });
  const kind = name.split(/[/\\]/)[0] ?? "";
  const stretches = [...text.matchAll(code[kind] ?? /$^/g)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const wrong = found.filter((finding) =>
    stretches.some(({ start, end }) => start <= finding.start && finding.end <= end),
  );
  expect(wrong.map(({ ruleId, start, end }) => `${ruleId}: ${text.slice(start, end)}`)).toEqual([]);
});

test("the files hold prose, and most of them mistakes", () => {
  expect(files.length).toBeGreaterThan(25);
});
