import { createEngine, openLexicon, openTagger } from "@housestyle/engine";
import { type DeskHost, ReportDesk } from "./report-desk.ts";

/** A desk with an engine of its own. */
export function openDesk(
  { lexicon, tagger }: { readonly lexicon: Uint8Array; readonly tagger: Uint8Array },
  host: Omit<DeskHost, "engine">,
): ReportDesk {
  const engine = createEngine({ lexicon: openLexicon(lexicon), tagger: openTagger(tagger) });
  return new ReportDesk({ ...host, engine });
}
