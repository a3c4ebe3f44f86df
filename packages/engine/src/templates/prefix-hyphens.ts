import type { Analysis } from "../facts/analysis.ts";
import type { Hit } from "../rule.ts";
import { choice, list } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const prefixes =
  "re|pre|co|non|anti|multi|semi|post|sub|inter|over|under|un|micro|mini|macro|mega|hyper|super|ultra|extra|infra|intra|trans|bi|tri|pro|de|dis|mis|out|up|auto|bio|cyber|geo|neuro|socio|tele|counter";
const hyphened = new RegExp(`^(${prefixes})[-‑](\\p{Ll}{3,})$`, "u");

/** With and without the hyphen these are two words: re-form a group, reform a law. */
const twoWords =
  /^(?:re(?:form|cover|create|creation|lease|mark|sign|sent|sort|serve|count|press|dress|present|solve|store|treat|act|call|bound|search|fuse|view|tire|place|move|pose|late)|co(?:op|ops)|pre(?:position|serve|sent|tend|vent|view)|un(?:ionized|ionised)|over(?:all)?|under(?:way)?|out(?:put)?|multi(?:ply)|pro(?:creation|nouns?|verbs?|claim|ceed|noun|verb|vision)|de(?:part|port)|extra(?:ordinary))(?:s|ed|d|ing|ation)?$/;

/** Words that hyphenating houses hyphenate. Written by us. */
const closedPairs: ReadonlyMap<string, string> = new Map(
  `re: use used uses using usable open opened opens opening enter entered enters entry elect elected election evaluate evaluated
  examine examined examination establish established establishment employ employed engage engaged enact enacted emerge emerged
  co: operate operates operated operating operation operative ordinate ordinates ordinated ordinating ordination ordinator
  exist exists existed existing existence worker workers author authors authored founder founders founded pilot pilots owner owners
  pre: heat heated heating order orders ordered existing school eminent empt empted emptive paid pay approved packaged
  non: profit profits essential fiction smoker smokers smoking stop linear verbal violent existent standard toxic member members
  anti: virus viral social aging ageing war inflammatory bacterial trust hero
  multi: lingual national purpose media cultural tasking player faceted
  semi: final finals circle conductor conductors formal annual automatic
  post: war graduate graduates modern operative partum
  micro: services organism organisms
  inter: disciplinary departmental
  sub: category categories committee committees section sections task tasks`
    .split("\n")
    .reduce<[string, string][]>((rows, line) => {
      const [, label, rest = line] = /^\s*(\w+): (.*)$/.exec(line) ?? [];
      const prefix = label ?? rows.at(-1)?.[1].split("-")[0] ?? "";
      for (const stem of rest.trim().split(/\s+/)) rows.push([prefix + stem, `${prefix}-${stem}`]);
      return rows;
    }, []),
);

/** “re-use” written closed; undefined when nobody writes that, or it is another word. */
function closed({ lexicon }: Analysis, text: string): string | undefined {
  const [, prefix = "", stem = ""] = hyphened.exec(text.charAt(0).toLowerCase() + text.slice(1)) ?? [];
  const joined = text.slice(0, prefix.length) + stem;
  if (prefix === "" || twoWords.test(joined.toLowerCase()) || lexicon.frequency(joined.toLowerCase()) === 0)
    return undefined;
  return joined;
}

function hyphenated(text: string): string | undefined {
  const pair = closedPairs.get(text.toLowerCase());
  const at = pair?.indexOf("-") ?? -1;
  return at < 0 ? undefined : `${text.slice(0, at)}-${text.slice(at)}`;
}

/** “re-use” → “reuse”, or the other way round. */
export const prefixHyphens = defineTemplate({
  id: 24,
  key: "prefix-hyphens",
  name: "Hyphens behind prefixes",
  group: "Spelling",
  description: "Whether words with a prefix are written closed or with a hyphen: reuse or re-use.",
  level: "warning",
  options: {
    mode: choice("Written", "closed", "hyphen"),
    words: list("Words written as they stand here"),
  },
  examples: [
    { wrong: "We re-use it and co-operate.", right: "We reuse it and cooperate." },
    { wrong: "A non-profit multi-national.", right: "A nonprofit multinational." },
    { config: { mode: "hyphen" }, wrong: "We reuse it. Nonprofit work.", right: "We re-use it. Non-profit work." },
    { config: { words: ["co-operate"] }, wrong: "We re-open it and cooperate.", right: "We reopen it and co-operate." },
  ],
  leaves: [
    { text: "Re-form the group, re-sign the deal, at the co-op, anti-Semitic, ex-wife, self-made. `re-use`" },
    { config: { mode: "hyphen" }, text: "The return of a preview. We re-use it. Reform it." },
    { config: { words: ["co-operate"] }, text: "We co-operate." },
  ],
  compile({ mode, words }) {
    const plain = (text: string): string => text.toLowerCase().replace(/[-‑]/g, "");
    const own = new Map(words.map((word) => [plain(word), word]));
    const wantedFor = (a: Analysis, text: string): string | undefined => {
      const mine = own.get(plain(text));
      if (mine !== undefined) return /^\p{Lu}/u.test(text) ? mine.replace(/^./u, (c) => c.toUpperCase()) : mine;
      return mode === "closed" ? closed(a, text) : hyphenated(text);
    };
    return {
      *read({ a }): Iterable<Hit> {
        for (const token of a.tokens) {
          if (token.kind !== "word") continue;
          const wanted = wantedFor(a, token.text);
          if (wanted !== undefined && wanted !== token.text) yield say(token, `We write “${wanted}”.`, wanted);
        }
      },
    };
  },
});
