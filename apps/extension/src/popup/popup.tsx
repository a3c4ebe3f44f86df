import { createRoot } from "react-dom/client";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./popup.css";
import { Menu } from "./Menu.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Menu />);
