import { catalogue, say } from "@housestyle/texts";

/** The types of writing, by the names of their baselines. */
const kinds: Readonly<Record<string, string>> = {
  general: "published nonfiction",
  academic: "textbooks",
  business: "business writing",
  technical: "technical writing",
  creative: "published fiction",
  web: "web pages and blogs",
  casual: "blogs",
  "creative-1900s": "fiction from 1889 to 1909",
  "creative-1910s": "fiction from the 1910s",
  "creative-1920s": "fiction from the 1920s",
  "creative-1950s": "fiction from the 1950s and 1960s",
  "creative-crime": "crime fiction",
  "creative-science-fiction": "science fiction",
  "creative-literary": "literary fiction",
  "creative-humour": "humorous fiction",
  "creative-adventure": "adventure stories",
  own: "the texts you chose",
};

/** The texts about baselines. */
export const texts = catalogue("reportBaselines", {
  kinds,
  source: say(
    "Based on {texts, plural, one {# text} other {# texts}} with {words, number} words in total",
    (count: number, words: number) => ({ texts: count, words }),
  ),
});
