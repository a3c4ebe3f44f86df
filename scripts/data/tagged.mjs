import { AssetShelf } from "../../packages/engine/src/facts/assets.ts";
import { ParagraphFacts } from "../../packages/engine/src/facts/paragraph-facts.ts";
import { tags } from "../../packages/engine/src/facts/tags.ts";
import { openTagger } from "../../packages/engine/src/syntax/tagger.ts";
import { readTagger } from "../../packages/lexicon/src/index.ts";

const shelf = new AssetShelf();
shelf.provide({ tagger: openTagger(await readTagger()) });

/** The tokens of a paragraph of prose with their parts of speech. */
export const tagged = (text) => new ParagraphFacts({ text, kind: "prose" }, "en-US", shelf).of(tags);
