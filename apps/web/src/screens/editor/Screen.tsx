import { useState } from "react";
import { Desk } from "../../editor/desk/desk.ts";
import { DeskContext } from "../../editor/desk/desk-context.ts";
import { App } from "../../editor/frame/App.tsx";
import { fetchTheRest } from "../../editor/frame/later.tsx";
import "../../editor/styles/frame.css";
import "../../editor/styles/text.css";
import "../../editor/styles/marks.css";
import "../../editor/styles/remarks.css";
import "../../editor/styles/dialogs.css";

/** The place to write. */
export default function Screen() {
  const [desk] = useState(begun);
  return (
    <DeskContext value={desk}>
      <App />
    </DeskContext>
  );
}

function begun(): Desk {
  const desk = new Desk();
  // A thread of its own: it is on its way while the page is drawn, and holds up nothing here.
  desk.startChecker();
  requestAnimationFrame(() => setTimeout(fetchTheRest, 0));
  return desk;
}
