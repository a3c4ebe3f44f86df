import { afterMessages } from "@housestyle/checker/worker";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import taggerAddress from "@housestyle/lexicon/tagger.bin?url";
import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";
import type { FromReports, ToReports } from "./messages.ts";

/** Messages that arrived before the session was ready, in order. */
const early: ToReports[] = [];
let receive = (message: ToReports): void => void early.push(message);
addEventListener("message", ({ data }: MessageEvent<ToReports>) => receive(data));

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const post = (message: FromReports): void => self.postMessage(message, {});

async function start(): Promise<void> {
  // Its name is the page's language: some texts are read as soon as their module is there.
  const spoken = await loadLanguage(bestLanguage([self.name]));
  setLanguage(() => spoken);
  const [{ createReportSession }, lexicon, tagger] = await Promise.all([
    import("./session/create-report-session.ts"),
    bytesOf(lexiconAddress),
    bytesOf(taggerAddress),
  ]);
  const session = createReportSession({ lexicon, tagger }, { post, soon: afterMessages() });
  receive = (message) => {
    try {
      session.receive(message);
    } catch (error) {
      post({ type: "failed" });
      throw error;
    }
  };
  for (const message of early.splice(0)) receive(message);
}

start().catch(() => post({ type: "failed" }));
