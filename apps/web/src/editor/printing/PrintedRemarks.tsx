import { texts as panel, shownSuggestions } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { useEffect } from "react";
import { printing } from "../../texts/editor-printing.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { numberRemarks } from "./number-remarks.ts";
import "./printed-remarks.css";

/** The remarks as notes after the text, on paper only. Opens the print dialog as soon as they are drawn. */
export default function PrintedRemarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const controller = useController();
  const isReading = useControllerState(({ progress }) => progress.checked < progress.total);
  useEffect(() => {
    const { view } = controller;
    if (!view) return;
    view.setProps({ decorations: numberRemarks(view.state, remarks) });
    const done = () => controller.state.set({ printed: undefined });
    addEventListener("afterprint", done);
    print();
    return () => {
      removeEventListener("afterprint", done);
      if (!view.isDestroyed) view.setProps({ decorations: () => null });
    };
  }, [controller, remarks]);
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
      <strong>{finding.text}</strong> ({panel.kinds[finding.kind]}). {finding.message}
      {instead.length > 0 ? ` ${printing.instead(instead)}` : ""}
    </li>
  );
}
