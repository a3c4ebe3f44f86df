import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { Desk } from "../../editor/desk/desk.ts";
import { DeskContext } from "../../editor/desk/desk-context.ts";
import { App } from "../../editor/frame/App.tsx";
import { fetchTheRest } from "../../editor/frame/drawn.ts";
import { documentAsked } from "../../editor/sync/document-address.ts";
import { keepBeforeReload } from "../../pwa/updates.ts";
import "../../editor/styles/frame.css";
import "../../editor/styles/text.css";
import "../../editor/styles/marks.css";
import "../../editor/styles/remarks.css";
import "../../editor/styles/dialogs.css";
import "../../editor/styles/beside.css";

/** The place to write: the draft of this device, or the document the address asks for. */
export default function Screen() {
  const asked = documentAsked(useSearch());
  const [desk, setDesk] = useState(() => begun(asked));
  // A new document gets its number while it is written on; that is the same document still.
  if (desk.named !== asked) setDesk(begun(asked));
  useEffect(() => {
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

function begun(asked: string | undefined): Desk {
  const desk = new Desk(asked);
  // A thread of its own: it is on its way while the page is drawn, and holds up nothing here.
  desk.startChecker();
  requestAnimationFrame(() => setTimeout(fetchTheRest, 0));
  return desk;
}
