import { shownSuggestions } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { useEffect } from "react";
import { texts } from "../../texts/editor.ts";
import { printing } from "../../texts/editor-printing.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { numberRemarks } from "./number-remarks.ts";
import "./printed-remarks.css";

/** The remarks as notes behind the text, on paper only. Asks the browser to print as soon as they are there. */
export default function PrintedRemarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const desk = useDesk();
  const isReading = useDeskState(({ progress }) => progress.checked < progress.total);
  useEffect(() => {
    const { view } = desk;
    if (!view) return;
    view.setProps({ decorations: numberRemarks(view.state, remarks) });
    const done = () => desk.state.set({ printed: undefined });
    addEventListener("afterprint", done);
    print();
    return () => {
      removeEventListener("afterprint", done);
      if (!view.isDestroyed) view.setProps({ decorations: () => null });
    };
  }, [desk, remarks]);
  return (
    <section className="printed-remarks" aria-label={printing.title}>
      <h2>{printing.title}</h2>
      {isReading ? <p>{printing.reading}</p> : null}
      {remarks.length === 0 ? <p>{printing.none}</p> : null}
      <ol>
        {remarks.map((remark) => (
          <Note key={remark.key} remark={remark} />
        ))}
      </ol>
    </section>
  );
}

function Note({ remark: { finding } }: { readonly remark: Remark }) {
  const instead = shownSuggestions(finding);
  return (
    <li>
      <strong>{finding.text}</strong> ({texts.kinds[finding.kind]}). {finding.message}
      {instead.length > 0 ? ` ${printing.instead(instead)}` : ""}
    </li>
  );
}
