import type { Analysis } from "../facts/analysis.ts";
import { hyphenMatters } from "../language/hyphen-matters.ts";
import type { Phrases } from "../pattern/phrases.ts";
import type { Hit } from "../rule/rule.ts";
import { choice, list } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";
import { wordTable } from "./lane/word-table.ts";

const prefixes =
  "re|pre|co|non|anti|multi|semi|post|sub|inter|over|under|un|micro|mini|macro|mega|hyper|super|ultra|extra|infra|intra|trans|bi|tri|pro|de|dis|mis|out|up|auto|bio|cyber|geo|neuro|socio|tele|counter";
const hyphened = new RegExp(`^(${prefixes})[-‑](\\p{Ll}{3,})$`, "u");

/** Words that hyphenating houses hyphenate, as they are written by others. */
const hyphenatedWords = wordTable("template/prefix-hyphens");

/** “re-use” written closed; undefined when nobody writes that, or it is another word. */
function closed({ lexicon }: Analysis, text: string): string | undefined {
  const [, prefix = "", stem = ""] = hyphened.exec(text.charAt(0).toLowerCase() + text.slice(1)) ?? [];
  const joined = text.slice(0, prefix.length) + stem;
  if (prefix === "" || hyphenMatters(joined.toLowerCase()) || lexicon.frequency(joined.toLowerCase()) === 0)
    return undefined;
  return joined;
}

function hyphenated(phrases: Phrases, text: string): string | undefined {
  const at = hyphenatedWords(phrases).get(text.toLowerCase())?.[0]?.indexOf("-") ?? -1;
  return at < 0 ? undefined : `${text.slice(0, at)}-${text.slice(at)}`;
}

/** “re-use” → “reuse”, or the other way round. */
export const prefixHyphens = defineTemplate({
  id: 24,
  key: "prefix-hyphens",
  name: "Prefix hyphenation",
  group: "Spelling",
  description: "Sets whether words with a prefix have a hyphen: reuse or re-use.",
  level: "warning",
  phrases: ["template/prefix-hyphens"],
  options: {
    mode: choice("Words with a prefix", "closed", "hyphen"),
    words: list("Words with a fixed spelling"),
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
    const wantedFor = ({ a, phrases }: TemplateContext, text: string): string | undefined => {
      const mine = own.get(plain(text));
      if (mine !== undefined) return /^\p{Lu}/u.test(text) ? mine.replace(/^./u, (c) => c.toUpperCase()) : mine;
      return mode === "closed" ? closed(a, text) : hyphenated(phrases, text);
    };
    return {
      *read(r): Iterable<Hit> {
        for (const token of r.a.tokens) {
          if (token.kind !== "word") continue;
          const wanted = wantedFor(r, token.text);
          if (wanted !== undefined && wanted !== token.text)
            yield say(token, `The preferred spelling is “${wanted}”.`, wanted);
        }
      },
    };
  },
});
