import { noRemarks, texts as panel } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { Button } from "@housestyle/ui";
import { Store, useStore } from "@housestyle/ui/store";
import { home } from "../../texts/home.ts";
import type { LetterState, LiveLetter } from "./live-letter.ts";

const texts = home.demo;
const none = new Store<LetterState>({ ...noRemarks, engine: "loading" });

/** The remarks next to the letter: one open, and one line for each of the others. */
export function DemoRemarks({ letter }: { readonly letter: LiveLetter | undefined }) {
  const store = letter?.state ?? none;
  const engine = useStore(store, ({ engine }) => engine);
  const remarks = useStore(store, ({ remarks }) => remarks);
  const current = useStore(store, ({ current }) => current?.key);
  return (
    <section className="demo-remarks" aria-label={texts.remarks}>
      <p className="demo-state" aria-live="polite">
        {engine === "ready" ? <strong>{texts.count(remarks.length)}</strong> : null}
        {engine === "ready" ? texts.ready : texts[engine]}
      </p>
      {engine === "ready" && remarks.length === 0 ? <p className="demo-none">{texts.none}</p> : null}
      <ul>
        {remarks.map((remark) => (
          <li key={remark.key}>
            {remark.key === current && letter ? (
              <Card remark={remark} letter={letter} />
            ) : (
              <button type="button" className="bare-button demo-line" onClick={() => letter?.open(remark.key)}>
                <span className={`swatch swatch-${remark.finding.kind}`} aria-hidden="true" />
                <span lang="en">{remark.finding.text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ remark: { key, finding }, letter }: { readonly remark: Remark; readonly letter: LiveLetter }) {
  return (
    <fieldset className="demo-card" aria-label={texts.card(panel.kinds[finding.kind], finding.text)}>
      <p className="demo-kind">
        <span className={`swatch swatch-${finding.kind}`} aria-hidden="true" />
        {panel.kinds[finding.kind]}
        {finding.kind === "team" ? `, ${texts.team}` : null}
      </p>
      <p className="demo-message" lang="en">
        {finding.message}
      </p>
      <div className="demo-suggestions">
        {finding.suggestions.slice(0, 3).map((suggestion) => (
          <Button key={suggestion} onClick={() => letter.accept(key, suggestion)}>
            {suggestion === "" ? texts.remove : <span lang="en">{suggestion}</span>}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
