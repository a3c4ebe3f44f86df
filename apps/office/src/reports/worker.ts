import { createEngine, openLexicon, openTagger } from "@housestyle/engine";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";
import { bytesOf } from "../checking/fetched.ts";
import type { AskedText } from "./messages.ts";
import { tellReports } from "./tell-reports.ts";

const engine = Promise.all([bytesOf(lexiconAddress), bytesOf(taggerAddress)]).then(([lexicon, tagger]) =>
  createEngine({ lexicon: openLexicon(lexicon), tagger: openTagger(tagger) }),
);

addEventListener("message", ({ data }: MessageEvent<AskedText>) => {
  engine.then(
    (ready) => self.postMessage(tellReports(ready, data)),
    () => self.postMessage("failed"),
  );
});
