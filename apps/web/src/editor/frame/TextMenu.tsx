import { ChevronDown } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import Menu from "./Menu.tsx";
import { PopoverMenu } from "./PopoverMenu.tsx";

/** What can be done with the text, under a button. */
export function TextMenu() {
  const button = (
    <>
      {parts.menu.open}
      <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
    </>
  );
  return (
    <PopoverMenu button={button} label={parts.menu.label}>
      {(done) => <Menu done={done} />}
    </PopoverMenu>
  );
}
