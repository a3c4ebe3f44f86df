import { serveWorker } from "@housestyle/checker/worker";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";

// The word lists come from our own origin.
serveWorker(async () => {
  const answer = await fetch(lexiconAddress);
  if (!answer.ok) throw new Error(`The word lists did not arrive: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
});
