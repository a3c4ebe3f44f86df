import { serveWorker } from "@housestyle/checker/worker";
import confusionsAddress from "@housestyle/lexicon/confusions.bin?url";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import parserAddress from "@housestyle/lexicon/parser.bin?url";
import phrasesAddress from "@housestyle/lexicon/phrases.txt?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";
import { bytesOf, textOf } from "./fetched.ts";

serveWorker({
  lexicon: () => bytesOf(lexiconAddress),
  confusions: () => bytesOf(confusionsAddress),
  parser: () => bytesOf(parserAddress),
  tagger: () => bytesOf(taggerAddress),
  phrases: () => textOf(phrasesAddress),
});
