import { schema } from "@housestyle/documents";
import type { InputRule } from "prosemirror-inputrules";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { type SmartDialect, smartRules } from "./smart-rules.ts";

interface Rule extends InputRule {
  readonly match: RegExp;
  readonly handler: (
    state: EditorState,
    match: RegExpMatchArray,
    start: number,
    end: number,
  ) => EditorState["tr"] | null;
}

/** What stands there after a text was typed letter by letter, as the plugin of rules does it. */
function typed(text: string, smart: SmartDialect = () => "en-US"): string {
  const rules = smartRules(smart) as unknown as Rule[];
  let state = EditorState.create({ doc: schema.nodes.doc.create(null, schema.nodes.paragraph.create()) });
  for (const letter of text) {
    const at = state.selection.from;
    const before = state.doc.textBetween(1, at) + letter;
    const made = rules.reduce<EditorState["tr"] | null>((tr, { match, handler }) => {
      const found = tr ? null : match.exec(before);
      return found ? handler(state, found, at - (found[0].length - 1), at) : tr;
    }, null);
    const tr = made ?? state.tr.insertText(letter);
    state = state.apply(tr.setSelection(TextSelection.atEnd(tr.doc)));
  }
  return state.doc.textContent;
}

test.each([
  [`"Yes," she said. 'No.'`, `“Yes,” she said. ‘No.’`],
  [`He said, "She said 'go', didn't she?"`, `He said, “She said ‘go’, didn’t she?”`],
  [`"I was--" he said`, `“I was—” he said`],
  [`He ran--"Stop!"--and fell`, `He ran—“Stop!”—and fell`],
  [`'I don't--' he said. 'Go'--'no'`, `‘I don’t—’ he said. ‘Go’—‘no’`],
  [`'Wait—'`, `‘Wait—’`],
  [
    `rock 'n' roll, fish 'n chips, the '90s were, in the '68 car`,
    `rock ’n’ roll, fish ’n chips, the ’90s were, in the ’68 car`,
  ],
  [`'tis and 'twas, get 'em now`, `’tis and ’twas, get ’em now`],
  [`'12 people' came`, `‘12 people’ came`],
  [`So... and so. It ended--late -- very late`, `So… and so. It ended—late — very late`],
  [`See http://a.com/b--c and use --fix or -- now; ../...`, `See http://a.com/b--c and use --fix or — now; ../...`],
])("%s", (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test("a dash between spaces goes by the English; nothing is set where nobody wants it", () => {
  expect(typed("one -- two", () => "en-GB")).toBe("one – two");
  expect(typed(`"one" -- two...`, () => undefined)).toBe(`"one" -- two...`);
});
