import { createEngine, openLexicon, openTagger } from "@housestyle/engine";
import { type ReportHost, ReportSession } from "./report-session.ts";

/** Creates a report session with its own engine. */
export function createReportSession(
  { lexicon, tagger }: { readonly lexicon: Uint8Array; readonly tagger: Uint8Array },
  host: Omit<ReportHost, "engine">,
): ReportSession {
  const engine = createEngine({ lexicon: openLexicon(lexicon), tagger: openTagger(tagger) });
  return new ReportSession({ ...host, engine });
}
