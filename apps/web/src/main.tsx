import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./styles/base.css";
import { App } from "./app/App.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
if (import.meta.env.PROD) {
  // After everything the page needs now: keeping it for later must not delay it.
  addEventListener("load", () => {
    setTimeout(() => void import("./pwa/register.ts").then(({ registerPage }) => registerPage()), 1500);
  });
}
