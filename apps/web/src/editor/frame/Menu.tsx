import { dialects, styles } from "@housestyle/engine";
import { Button, Select } from "@housestyle/ui";
import { BellOff, BookA, Download, FilePlus2, FileText, FolderOpen, Keyboard, type LucideIcon } from "lucide-react";
import { useRef } from "react";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { themes } from "../keeping/personal.ts";

/** What can be done with the document, and what a person may set. `done` closes the menu where it floats. */
export default function Menu({ done }: { readonly done?: () => void }) {
  const desk = useDesk();
  const preferences = useDeskState((state) => state.personal.preferences);
  const input = useRef<HTMLInputElement>(null);
  const then = (act: () => unknown) => () => {
    done?.();
    void act();
  };
  return (
    <div className="menu">
      <section className="menu-group" aria-label={texts.menu.document}>
        <Entry icon={FilePlus2} label={texts.menu.fresh} act={then(() => desk.document.fresh())} />
        <Entry icon={FolderOpen} label={texts.menu.openFile} act={() => input.current?.click()} />
        <Entry icon={FileText} label={texts.menu.sample} act={then(() => desk.document.sample())} />
        <Entry icon={Download} label={texts.menu.markdown} act={then(() => desk.document.downloadMarkdown())} />
        <Entry icon={Download} label={texts.menu.plain} act={then(() => desk.document.downloadPlain())} />
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".txt,.md,.markdown,text/plain,text/markdown"
          tabIndex={-1}
          aria-label={texts.menu.openFile}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) then(() => desk.document.openFile(file))();
          }}
        />
      </section>
      <section className="menu-group" aria-label={texts.menu.words}>
        <Entry icon={BookA} label={texts.menu.words} act={() => desk.show({ name: "dictionary" })} />
        <Entry icon={BellOff} label={texts.menu.silenced} act={() => desk.show({ name: "silenced" })} />
        <Entry icon={Keyboard} label={texts.menu.keys} act={() => desk.show({ name: "keys" })} />
      </section>
      <section className="menu-group menu-settings" aria-label={texts.menu.settings}>
        <Select
          label={texts.menu.dialect}
          value={preferences.dialect}
          options={dialects.map((value) => ({ value, label: texts.dialects[value] }))}
          onChange={(dialect) => desk.personal.prefer({ dialect })}
        />
        <Select
          label={texts.menu.style}
          value={preferences.style}
          options={styles.map((value) => ({ value, label: texts.styles[value] }))}
          onChange={(style) => desk.personal.prefer({ style })}
        />
        <Select
          label={texts.menu.theme}
          value={preferences.theme}
          options={themes.map((value) => ({ value, label: texts.themes[value] }))}
          onChange={(theme) => desk.personal.prefer({ theme })}
        />
      </section>
    </div>
  );
}

function Entry({
  icon: Icon,
  label,
  act,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly act: () => void;
}) {
  return (
    <Button tone="quiet" className="menu-entry" onClick={act}>
      <Icon size={17} strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  );
}
