import type { Analysis } from "./analysis.ts";
import { repairTags } from "./language/repair-tags.ts";
import { sentenceEnds } from "./language/sentence-ends.ts";
import type { Tagger } from "./language/tagger.ts";
import { tokenize } from "./language/tokenize.ts";
import type { Dialect } from "./settings.ts";
import type { Lexicon } from "./speller/lexicon.ts";
import { masked } from "./text/mask.ts";
import type { Paragraph } from "./text/paragraph.ts";
import { splitSentences } from "./text/sentences.ts";

/** Reads a paragraph. Without a tagger the tokens have no tags and lemmas: enough for words and phrases. */
export function analyse(
  paragraph: Omit<Paragraph, "start">,
  dialect: Dialect,
  lexicon: Lexicon,
  tagger?: Tagger,
): Analysis {
  const tokens = tokenize(masked(paragraph), paragraph.text);
  const sentences = splitSentences(tokens, sentenceEnds);
  if (tagger) {
    tagger(tokens);
    repairTags(tokens);
  }
  return { text: paragraph.text, kind: paragraph.kind, dialect, tokens, sentences, lexicon };
}
