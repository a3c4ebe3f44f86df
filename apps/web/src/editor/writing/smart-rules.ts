import type { Dialect } from "@housestyle/engine";
import { InputRule } from "prosemirror-inputrules";
import type { EditorState, Transaction } from "prosemirror-state";

/** Returns the variety of English for typographic replacements while typing. Undefined if they are turned off. */
export type SmartDialect = () => Dialect | undefined;

const quotes = { '"': ["“", "”"], "'": ["‘", "’"] } as const;
/** What a quotation opens after. */
const opener = /(?:^|[\s([{“‘/])$/;
/** An apostrophe within a word closes nothing. */
const apostrophe = /(?<=\p{L})’(?=\p{L})/gu;
/** Words that begin with an apostrophe, followed by another character. */
const clipped =
  /‘(n’?|tis|twas|twere|em|til|cause|bout|ello|kay|neath|nother|\d\ds|(?<=\b(?:the|of|in|since) ‘)\d\d)([\s.,;:!?)”])$/i;
/** Addresses, paths, and options are not prose. */
const noProse = /[/\\@=]|www\./i;

/** Returns rules that put typographic signs in place of those that were typed. */
export function smartRules(smart: SmartDialect): InputRule[] {
  const rule = (match: RegExp, written: (dialect: Dialect, ...groups: string[]) => string | undefined) =>
    new InputRule(
      match,
      (state, [all, ...groups], start, end) => {
        const dialect = smart();
        const text = dialect && written(dialect, ...groups);
        return text === undefined ? null : withText(state, start, end, all, text);
      },
      { inCodeMark: false },
    );
  return [
    rule(/^(.*)(?<![\s-])--(["'])$/s, (_, before = "", quote) => quoted(`${before}—`, quote)),
    rule(/^(.*)(["'])$/s, (_, before = "", quote) => quoted(before, quote)),
    rule(clipped, (_, word, after) => `’${word}${after}`),
    rule(/(\S*)\.\.\.$/, (_, before = "") => (noProse.test(before) ? undefined : `${before}…`)),
    rule(/(\S+)(?<!-)--([^\s-])$/, (_, before = "", after) =>
      noProse.test(before) ? undefined : `${before}—${after}`,
    ),
    rule(/ -- $/, (dialect) => (dialect === "en-GB" || dialect === "en-AU" ? " – " : " — ")),
  ];
}

/** Returns a text with the matching quotation mark appended. */
function quoted(before: string, quote: string | undefined): string {
  const [open, close] = quotes[quote === '"' ? '"' : "'"];
  const read = before.replace(apostrophe, "'");
  const isOpen = read.lastIndexOf(open) > read.lastIndexOf(close);
  const opens = /[—–]$/.test(before) ? !isOpen : opener.test(before);
  return before + (opens ? open : close);
}

/** Replaces only the part that differs, so that the text before it keeps its formatting. */
function withText({ tr }: EditorState, start: number, end: number, typed: string, text: string): Transaction {
  let same = 0;
  while (typed[same] === text[same] && start + same < end) same += 1;
  return tr.insertText(text.slice(same), start + same, end);
}
