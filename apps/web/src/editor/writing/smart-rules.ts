import type { Dialect } from "@housestyle/engine";
import { InputRule } from "prosemirror-inputrules";
import type { EditorState, Transaction } from "prosemirror-state";

/** The English that typographic signs are set for, as they are typed; undefined where nobody wants them. */
export type SmartDialect = () => Dialect | undefined;

/** What a quotation opens after. */
const opener = /(?:^|[\s([{“‘—–/])$/;
/** Words that begin with an apostrophe, once something follows. */
const clipped = /‘(tis|twas|em|til|cause|\d\ds)([\s.,;:!?)”])$/i;

/** Returns rules that put typographic signs in place of those that were typed. */
export function smartRules(smart: SmartDialect): InputRule[] {
  const rule = (match: RegExp, written: (dialect: Dialect, ...groups: string[]) => string) =>
    new InputRule(match, (state, [all, ...groups], start, end) => {
      const dialect = smart();
      return dialect === undefined ? null : withText(state, start, end, all, written(dialect, ...groups));
    });
  return [
    rule(/(.?)"$/, (_, before) => `${before}${opener.test(before) ? "“" : "”"}`),
    rule(/(.?)'$/, (_, before) => `${before}${opener.test(before) ? "‘" : "’"}`),
    rule(clipped, (_, word, after) => `’${word}${after}`),
    rule(/\.\.\.$/, () => "…"),
    rule(/([^\s-])--([^\s-])$/, (_, before, after) => `${before}—${after}`),
    rule(/ -- $/, (dialect) => (dialect === "en-GB" || dialect === "en-AU" ? " – " : " — ")),
  ];
}

/** Writes over the part that differs, so that what stands before it keeps its look. */
function withText({ tr }: EditorState, start: number, end: number, typed: string, text: string): Transaction {
  let same = 0;
  while (typed[same] === text[same] && start + same < end) same += 1;
  return tr.insertText(text.slice(same), start + same, end);
}
