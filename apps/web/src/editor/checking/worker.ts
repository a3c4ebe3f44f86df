import { serveWorker } from "@housestyle/checker/worker";
import confusionsAddress from "@housestyle/lexicon/confusions.bin?url";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import parserAddress from "@housestyle/lexicon/parser.bin?url";
import phrasesAddress from "@housestyle/lexicon/phrases.txt?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";

/** All data come from our own origin. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return answer;
}

const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

serveWorker({
  lexicon: () => bytesOf(lexiconAddress),
  confusions: () => bytesOf(confusionsAddress),
  parser: () => bytesOf(parserAddress),
  tagger: () => bytesOf(taggerAddress),
  phrases: async () => (await fetched(phrasesAddress)).text(),
});
