import { Button } from "@housestyle/ui";
import type { Remark } from "../../editor/remarks/remark.ts";
import { Store, useStore } from "../../store.ts";
import { texts as editor } from "../../texts/editor.ts";
import { home } from "../../texts/home.ts";
import type { LiveDesk, LiveState } from "./live-desk.ts";

const texts = home.demo;
const none = new Store<LiveState>({ engine: "loading", remarks: [], current: undefined });

/** The remarks beside the letter: one open, the others a line each. */
export function DemoRemarks({ desk }: { readonly desk: LiveDesk | undefined }) {
  const store = desk?.state ?? none;
  const engine = useStore(store, ({ engine }) => engine);
  const remarks = useStore(store, ({ remarks }) => remarks);
  const current = useStore(store, ({ current }) => current);
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
            {remark.key === current && desk ? (
              <Card remark={remark} desk={desk} />
            ) : (
              <button type="button" className="demo-line" onClick={() => desk?.open(remark.key)}>
                <span className={`swatch swatch-${remark.finding.kind}`} aria-hidden="true" />
                <span>{remark.finding.text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ remark: { key, finding }, desk }: { readonly remark: Remark; readonly desk: LiveDesk }) {
  return (
    <fieldset className="demo-card" aria-label={texts.card(editor.kinds[finding.kind], finding.text)}>
      <p className="demo-kind">
        <span className={`swatch swatch-${finding.kind}`} aria-hidden="true" />
        {editor.kinds[finding.kind]}
        {finding.kind === "team" ? `, ${texts.team}` : null}
      </p>
      <p className="demo-message">{finding.message}</p>
      <div className="demo-suggestions">
        {finding.suggestions.slice(0, 3).map((suggestion) => (
          <Button key={suggestion} onClick={() => desk.accept(key, suggestion)}>
            {suggestion === "" ? texts.remove : suggestion}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
