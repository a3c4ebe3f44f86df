import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./styles/base.css";
import { App } from "./app/App.tsx";
import { forbidEval } from "./app/forbid-eval.ts";

forbidEval();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
if (import.meta.env.PROD) {
  // After everything the page needs now: keeping it for later must not delay it.
  addEventListener("load", () => {
    // Without a network there is nothing to keep; the next visit tries again.
    setTimeout(() => void import("./pwa/register.ts").then(({ registerPage }) => registerPage()).catch(() => {}), 1500);
  });
}
