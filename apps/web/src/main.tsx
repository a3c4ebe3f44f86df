import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./styles/frame.css";
import "./styles/text.css";
import "./styles/marks.css";
import "./styles/remarks.css";
import "./styles/dialogs.css";
import { Desk } from "./desk/desk.ts";
import { DeskContext } from "./desk/desk-context.ts";
import { App } from "./frame/App.tsx";
import { fetchTheRest } from "./frame/later.tsx";

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
