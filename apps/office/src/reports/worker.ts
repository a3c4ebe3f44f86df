import { createEngine, openLexicon, openTagger } from "@housestyle/engine";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";
import { bytesOf } from "../checking/fetched.ts";
import { measureReports } from "./measure-reports.ts";
import type { ReportInput } from "./messages.ts";

const engine = Promise.all([bytesOf(lexiconAddress), bytesOf(taggerAddress)]).then(([lexicon, tagger]) =>
  createEngine({ lexicon: openLexicon(lexicon), tagger: openTagger(tagger) }),
);

addEventListener("message", ({ data }: MessageEvent<ReportInput>) => {
  engine.then(
    (ready) => self.postMessage(measureReports(ready, data)),
    () => self.postMessage("failed"),
  );
});
