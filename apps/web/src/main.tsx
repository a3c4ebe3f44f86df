import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./styles/base.css";
import { App } from "./app/App.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
