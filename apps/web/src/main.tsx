import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./editor/styles/frame.css";
import "./editor/styles/text.css";
import "./editor/styles/marks.css";
import "./editor/styles/remarks.css";
import "./editor/styles/dialogs.css";
import { Desk } from "./editor/desk/desk.ts";
import { DeskContext } from "./editor/desk/desk-context.ts";
import { App } from "./editor/frame/App.tsx";
import { fetchTheRest } from "./editor/frame/later.tsx";

const root = document.getElementById("root");
if (root) {
  const desk = new Desk();
  // A thread of its own: it is on its way while the page is drawn, and holds up nothing here.
  desk.startChecker();
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
  requestAnimationFrame(() => setTimeout(fetchTheRest, 0));
}
