import { serveMany } from "@housestyle/checker/worker";
import confusionsAddress from "@housestyle/lexicon/confusions.bin?url";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import parserAddress from "@housestyle/lexicon/parser.bin?url";
import phrasesAddress from "@housestyle/lexicon/phrases.txt?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";

/** All data lie in the extension. */
const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

serveMany({
  lexicon: () => bytesOf(lexiconAddress),
  confusions: () => bytesOf(confusionsAddress),
  parser: () => bytesOf(parserAddress),
  tagger: () => bytesOf(taggerAddress),
  phrases: async () => (await fetch(phrasesAddress)).text(),
});
