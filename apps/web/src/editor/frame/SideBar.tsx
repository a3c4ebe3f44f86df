import { texts } from "../../texts/editor.ts";
import { Menu } from "./later.tsx";

/** The menu beside the text, where there is room for it. */
export function SideBar() {
  return (
    <aside className="side-bar" aria-label={texts.menu.label}>
      <h1 className="product">{texts.product}</h1>
      <Menu />
    </aside>
  );
}
