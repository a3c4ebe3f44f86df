import { expect, test } from "vitest";
import { mdxCutter } from "./mdx.ts";
import { flagged } from "./testing/flagged.ts";
import { seen } from "./testing/seen.ts";

const cut = (...lines: readonly string[]) => seen(mdxCutter(lines.join("\n")));

test.each([
  [
    "Markdown",
    ["# One *two*", "", "- Three `four`", "", "```", "{five", "```"],
    ["heading: One two", "list: Three ▢", "code: ▢"],
  ],
  [
    "imports and exports",
    ["import A from 'b'", "import C from 'd'", "", "export const e = {", "  f: 1,", "", "  g: 2", "}", "", "One."],
    ["prose: One."],
  ],
  ["tags on lines of their own", ['<A b={c > d} e="f">', "    One <G/> two.", "</A>"], ["prose: One two."]],
  [
    "expressions",
    ["One {a.b} two {/* three */} four.", "", "{five.map((six) => <li>{six}</li>)}"],
    ["prose: One ▢ two four."],
  ],
  ["what is none", ["One < two, \\{ three \\< and `{` `<a`."], ["prose: One < two, { three < and ▢ ▢."]],
  ["front matter", ["---", "title: One", "---", "", "Two."], ["code: ▢", "heading: One", "code: ▢", "prose: Two."]],
])("%s", (_, lines, paragraphs) => {
  expect(cut(...lines)).toEqual(paragraphs);
});

test.each([
  "---\ntitle: ‹Teh› one\nslug: teh\n---\n\nimport {Teh} from '@teh/asdfg';\n\nexport const teh = {\n  asdfg: 'teh',\n};\n\n# ‹Teh› <Teh asdfg={teh} />\n\nThis is ‹a› apple, {teh} and `a apple`.\n",
  '<Tabs>\n  <Tab label="Teh">\n    She ate ‹a› apple.\n  </Tab>\n</Tabs>\n\n{/* teh */}\n\n{teh.map((asdfg) => <Teh>{asdfg}</Teh>)}\n',
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "mdx")).toBe(text);
});
