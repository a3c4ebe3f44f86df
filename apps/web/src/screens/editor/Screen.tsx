import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { Desk } from "../../editor/desk/desk.ts";
import { DeskContext } from "../../editor/desk/desk-context.ts";
import { App } from "../../editor/frame/App.tsx";
import { fetchTheRest } from "../../editor/frame/drawn.ts";
import { documentAsked } from "../../editor/sync/document-address.ts";
import { keepBeforeReload } from "../../pwa/updates.ts";
import "../../editor/styles/frame.css";
import "../../editor/styles/status.css";
import "../../editor/styles/top-bar.css";
import "../../editor/styles/print.css";
import "../../editor/styles/text.css";
import "../../editor/styles/marks.css";
import "../../editor/styles/remarks.css";
import "../../editor/styles/dialogs.css";
import "../../editor/styles/beside.css";

/** How long the text is waited for before anything else is fetched, milliseconds. */
const patience = 1_000;

/** The place to write: the draft of this device, or the document the address asks for. */
export default function Screen() {
  const asked = documentAsked(useSearch());
  const [desk, setDesk] = useState(() => begun(asked));
  // A new document gets its number while it is written on; that is the same document still.
  if (desk.named !== asked) setDesk(begun(asked));
  useEffect(() => {
    if (coming === desk) coming = undefined;
    const forget = keepBeforeReload(() => desk.document.flush());
    return () => {
      forget();
      desk.dispose();
    };
  }, [desk]);
  return (
    <DeskContext value={desk}>
      <App key={desk.number} />
    </DeskContext>
  );
}

/** A desk that was begun and is not shown yet. React may draw a screen several times before it shows it. */
let coming: Desk | undefined;

function begun(asked: string | undefined): Desk {
  if (coming && coming.named === asked) return coming;
  coming?.dispose();
  const desk = new Desk(asked);
  coming = desk;
  // A thread of its own: it is on its way while the page is drawn, and holds up nothing here.
  desk.startChecker();
  // As a rule the text is there before; what stands around it comes even if it is not.
  setTimeout(fetchTheRest, patience);
  return desk;
}
