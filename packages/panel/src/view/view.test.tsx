import type { Finding, RuleInfo } from "@housestyle/engine";
import type { Remark } from "@housestyle/surfaces";
import { finding, PlainSurface } from "@housestyle/surfaces/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListState } from "../listed.ts";
import type { RemarkCommands } from "../remark-commands.ts";
import { noRemarks } from "../remarks-state.ts";
import { Groups } from "./Groups.tsx";
import { PanelContext, type PanelHost } from "./panel-host.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import { RemarkRow } from "./RemarkRow.tsx";

const rule = { id: "spelling/unknown-word", title: "Unknown word", explain: "It stands in no word list." } as RuleInfo;

function remarkOf(over: Partial<Finding>): Remark {
  return { key: "0", from: 0, to: 3, finding: finding(over) };
}

/** What a host without a page shows. */
function drawn(part: React.ReactNode, over: Partial<ListState> = {}, known = rule): string {
  const state: ListState = { ...noRemarks, filter: undefined, order: "place", ...over };
  const host: PanelHost = {
    subscribe: () => () => {},
    list: () => state,
    shown: () => ({
      surface: new PlainSurface("teh"),
      remarks: { open() {}, leave() {} },
      commands: {} as RemarkCommands,
    }),
    ruleOf: (id) => (id === known.id ? known : undefined),
    choose() {},
    tookFocus() {},
    scroller: () => null,
    useActions: () => [
      { id: "never", label: "Never again", isRare: true, run() {} },
      { id: "add", label: "Add it", run() {} },
    ],
    Origin: ({ finding: { ruleId } }) => <p>Set by {ruleId}</p>,
  };
  return renderToStaticMarkup(<PanelContext value={host}>{part}</PanelContext>);
}

const buttons = (markup: string) => [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => inner);

test("a card says which remark it is, why, who set it, and everything that can be done", () => {
  const markup = drawn(<RemarkCard remark={remarkOf({ suggestions: ["the", "ten"] })} />);
  expect(markup).toContain('aria-label="Spelling: teh"');
  expect(markup).toContain('lang="en">This word is not in the dictionary.');
  expect(markup).toContain('lang="en">It stands in no word list.');
  expect(markup).not.toContain("<summary>Why?</summary>");
  expect(markup.match(/<li lang="en">/g)).toHaveLength(2);
  expect(markup).toContain("Set by spelling/unknown-word");
  expect(buttons(markup)).toEqual(["the", "ten", "Ignore here", "Add it", "Never again"]);
  expect(markup).toMatch(/<summary>More options<\/summary><button[^>]*>Never again/);
});

test("a long explanation is unfolded first", () => {
  const long = { ...rule, explain: "It is in no word list. ".repeat(20) };
  const markup = drawn(<RemarkCard remark={remarkOf({})} />, {}, long);
  expect(markup).toContain("<details");
  expect(markup).toContain("<summary>Why?</summary>");
  expect(markup).toContain(long.explain.trim());
});

test("words that are to go are shown as such, and many alike are offered together", () => {
  const remark = remarkOf({ suggestions: [""] });
  const remarks = [remark, { ...remark, key: "9", from: 9, to: 12 }];
  const markup = drawn(<RemarkCard remark={remark} />, { remarks });
  expect(buttons(markup)[0]).toBe('Delete <del lang="en">teh</del>');
  expect(buttons(markup)).toContain("Accept all 2 like this");
});

test("each group tells its number in words, too, and whether it stands alone", () => {
  const markup = drawn(<Groups />, { remarks: [remarkOf({})], filter: "spelling" });
  const [spelling, grammar] = buttons(markup).map((inner) => inner?.replace(/<[^>]*>/g, ""));
  expect([spelling, grammar]).toEqual(["Spelling 1 suggestion", "Grammar 0 suggestions"]);
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test("a suggestion of one space is named, because it would not be seen", () => {
  const remark = remarkOf({ text: "  ", suggestions: [" "] });
  expect(buttons(drawn(<RemarkCard remark={remark} />))).toContain("Single space");
  expect(drawn(<RemarkRow remark={remark} isCurrent={false} isInner={false} />)).toContain(remark.finding.message);
});
