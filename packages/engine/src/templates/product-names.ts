import type { Analysis } from "../facts/analysis.ts";
import type { Hit } from "../rule/rule.ts";
import { list } from "./lane/options.ts";
import { phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** The parts of a name: Git, Hub. */
const partsOf = (name: string): string[] => name.split(/[\s‑-]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);

/** A name however people space and hyphenate it: git hub, git-hub, github. */
const spellings = (name: string): string[] => {
  const parts = partsOf(name);
  return [...new Set([name, parts.join(" "), parts.join("-"), parts.join("")])];
};

/** “slack”, “face time”: one or two small words of the language are probably not the name. */
const isOrdinary = ({ lexicon }: Analysis, text: string): boolean =>
  text === text.toLowerCase() &&
  text.split(/\s+/).length < 3 &&
  text.split(/\s+/).every((word) => lexicon.isWord(word) && lexicon.frequency(word) > 0);

/** A capital that begins a heading or stands in one that is all capitals. */
const isShouted = ({ kind, text }: Analysis): boolean => kind === "heading" && text === text.toUpperCase();

/** “Github” → “GitHub”. */
export const productNames = defineTemplate({
  id: 40,
  key: "product-names",
  name: "Product and brand names",
  group: "Capitals",
  description:
    "Sets names that must be written exactly as listed, with their capitals, spaces, and hyphens. The spelling check accepts them.",
  level: "warning",
  options: { names: list("Names") },
  examples: [
    {
      config: { names: ["GitHub"] },
      wrong: "Github's rival, Git hub, is on GITHUB.",
      right: "GitHub's rival, GitHub, is on GitHub.",
    },
    { config: { names: ["Visual Studio Code"] }, wrong: "Use visual studio Code.", right: "Use Visual Studio Code." },
    { config: { names: ["iPhone"] }, wrong: "IPhone is here.", right: "iPhone is here." },
    { config: { names: ["Teams"] }, wrong: "Open TEAMS.", right: "Open Teams." },
  ],
  leaves: [
    { text: "Github." },
    {
      config: { names: ["GitHub", "Teams"] },
      text: "GitHub’s teams, a git hub of sorts, use https://github.com and `github`. “github,” he wrote.",
    },
    { config: { names: ["GitHub"] }, text: "# ALL ABOUT GITHUB" },
  ],
  compile({ names }) {
    const found = phrases(names.flatMap((name) => spellings(name).map((each): [string, string] => [each, name])));
    return {
      known: names,
      *read({ a }): Iterable<Hit> {
        for (const { start, end, value, ending } of found.in(a)) {
          const text = a.text.slice(start, end);
          const bare = ending === "" ? text : text.slice(0, -ending.length);
          if (bare === value || isShouted(a) || isOrdinary(a, bare)) continue;
          yield say({ start, end }, `Write this name as “${value}”.`, value + text.slice(bare.length));
        }
      },
    };
  },
});
