import { Button, useInSteps } from "@housestyle/ui";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import type { ShownReport } from "./messages.ts";
import { Beside } from "./originality/Beside.tsx";
import { useReports } from "./use-reports.ts";

/** The places in the text that a report lists. Pressing one goes there. */
export function PlaceList({ report: { id, title, places, placeCount } }: { readonly report: ShownReport }) {
  const reports = useReports();
  const drawn = useInSteps(places.length);
  if (placeCount === 0) return null;
  const keyed = places.slice(0, drawn).map((place, index) => ({ ...place, key: String(index) }));
  return (
    <section className="places" aria-label={texts.list}>
      <h3 className="reports-subtitle">{texts.list}</h3>
      <Button onClick={() => reports.mark({ id }, title)}>{texts.showAll(placeCount)}</Button>
      {placeCount > places.length ? <p className="note">{texts.first(places.length, placeCount)}</p> : null}
      <ol className="places-list">
        {keyed.map(({ key, note, words, paragraph, beside }, index) => (
          <li key={key}>
            <button type="button" className="bare-button place-row" onClick={() => reports.mark({ id }, title, index)}>
              {beside ? null : <span className="place-words">{words}</span>}
              <span className="place-note">{texts.placeNote(note, paragraph)}</span>
            </button>
            {beside ? <Beside words={words} beside={beside} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
