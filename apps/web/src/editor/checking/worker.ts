import { serveWorker } from "@housestyle/checker/worker";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import phrasesAddress from "@housestyle/lexicon/phrases.txt?url";

/** Word lists and phrases come from our own origin. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return answer;
}

serveWorker({
  lexicon: async () => new Uint8Array(await (await fetched(lexiconAddress)).arrayBuffer()),
  phrases: async () => (await fetched(phrasesAddress)).text(),
});
