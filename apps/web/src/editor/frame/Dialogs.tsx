import { Dialog, Toasts } from "@housestyle/ui";
import { X } from "lucide-react";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import type { OpenDialog } from "../desk/desk-state.ts";
import { RuleHelp } from "../remarks/RuleHelp.tsx";
import { Silenced } from "../remarks/Silenced.tsx";
import { Dictionary } from "../words/Dictionary.tsx";
import { KeyList } from "./KeyList.tsx";
import Menu from "./Menu.tsx";

const closeIcon = <X size={18} strokeWidth={1.5} aria-hidden />;

/** The dialog that is open, if any, and the short messages at the foot. */
export default function Dialogs() {
  const desk = useDesk();
  const open = useDeskState((state) => state.dialog);
  const rules = useDeskState((state) => state.rules);
  return (
    <>
      {open ? (
        <Dialog
          key={open.name}
          title={open.name === "help" ? (rules.get(open.rule)?.title ?? texts.card.help) : titles[open.name]}
          className={`dialog-${open.name}`}
          closeLabel={texts.close}
          closeIcon={closeIcon}
          onClose={() => desk.show(undefined)}
        >
          <Content open={open} />
        </Dialog>
      ) : null}
      <Toasts queue={desk.toasts} closeLabel={texts.close} closeIcon={closeIcon} />
    </>
  );
}

const titles = {
  menu: texts.product,
  dictionary: texts.dictionary.title,
  silenced: texts.silenced.title,
  keys: texts.keys.title,
};

function Content({ open }: { readonly open: OpenDialog }) {
  const desk = useDesk();
  switch (open.name) {
    case "menu":
      return <Menu done={() => desk.show(undefined)} />;
    case "dictionary":
      return <Dictionary />;
    case "silenced":
      return <Silenced />;
    case "keys":
      return <KeyList />;
    case "help":
      return <RuleHelp rule={open.rule} />;
  }
}
