import { parts } from "../../texts/editor-parts.ts";

/** Stands where the number of suggestions is, while the text is checked in another English. */
export function CheckingAgain() {
  return (
    <div className="panel-count checking-again" role="status">
      <h2 className="panel-title">{parts.panel.again}</h2>
    </div>
  );
}
