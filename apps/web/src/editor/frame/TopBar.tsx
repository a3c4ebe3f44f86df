import { IconButton } from "@housestyle/ui";
import { MenuIcon } from "lucide-react";
import { LazyBell } from "../../app/LazyBell.tsx";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import FormatBar from "./FormatBar.tsx";

/** The way elsewhere, the text's menu and the format, where there is no room for a side bar. */
export default function TopBar() {
  const controller = useController();
  return (
    <header className="top-bar">
      <IconButton label={parts.nav.open} onClick={() => controller.show({ name: "nav" })}>
        <MenuIcon size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <LazyBell />
      <FormatBar />
    </header>
  );
}
