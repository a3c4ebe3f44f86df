import { IconButton } from "@housestyle/ui";
import { MenuIcon } from "lucide-react";
import { texts } from "../../texts/editor.ts";
import { useDesk } from "../desk/desk-context.ts";
import FormatBar from "./FormatBar.tsx";

/** The menu's button and the format, where there is no room for a side bar. */
export default function TopBar() {
  const desk = useDesk();
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{texts.product}</h1>
      <IconButton label={texts.menu.open} onClick={() => desk.show({ name: "menu" })}>
        <MenuIcon size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <FormatBar />
    </header>
  );
}
