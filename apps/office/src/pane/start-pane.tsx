import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";
import { createRoot } from "react-dom/client";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "@housestyle/ui/virtual-rows.css";
import "@housestyle/surfaces/marks.css";
import "@housestyle/panel/panel.css";
import "./pane.css";
import type { PaneController, PaneParts } from "./pane-controller.ts";

/** Shows the pane and begins to check; answers its controller. Some texts are read as soon as their module is there: the reader's language comes first. */
export async function startPane(parts: PaneParts): Promise<PaneController> {
  const spoken = await loadLanguage(bestLanguage(navigator.languages));
  setLanguage(() => spoken);
  const [{ Pane }, { PaneController: Controller }] = await Promise.all([
    import("./Pane.tsx"),
    import("./pane-controller.ts"),
  ]);
  const controller = new Controller(parts);
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<Pane controller={controller} />);
  await controller.begin();
  return controller;
}
