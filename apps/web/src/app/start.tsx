import { createRoot } from "react-dom/client";
import { routeAt } from "../routes.ts";
import { App } from "./App.tsx";
import { dependsOnWho } from "./sent-for.ts";
import { loadSession } from "./session.ts";

/** Draws the app into an element of the page. */
export function start(root: HTMLElement): void {
  // The screen would ask as soon as it is drawn; the answer may as well be on its way.
  if (dependsOnWho(routeAt(location.pathname))) void loadSession();
  createRoot(root).render(<App />);
}
