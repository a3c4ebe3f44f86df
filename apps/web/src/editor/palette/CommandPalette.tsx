import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { editorPalette as texts } from "../../texts/editor-palette.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import { openFile } from "../controller/document-commands.ts";
import { keepOrSay } from "../controller/keep-or-say.ts";
import { HiddenFile } from "../files/HiddenFile.tsx";
import { openableEndings } from "../files/openable.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { pageCommands } from "./page-commands.ts";
import { keysOnMac, matchingCommands, type PaletteCommand } from "./palette-command.ts";
import "./palette.css";

/** More rows than these are no choice: then more has to be typed. */
const most = 120;

/** Every command of the page and every heading of the text: type to filter, arrows to choose, Enter to do it. */
export default function CommandPalette() {
  const controller = useController();
  const workspace = useWorkspace();
  const [, goTo] = useLocation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const all = useMemo(
    () => pageCommands({ controller, workspace, goTo, openFile: () => file.current?.click() }),
    [controller, workspace, goTo],
  );
  const shown = matchingCommands(all, typed).slice(0, most);
  const current = Math.min(at, Math.max(0, shown.length - 1));
  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current option comes into view when it changes
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current, typed]);

  const close = () => {
    // At once, and the focus to the text: what the command opens may take it from there.
    flushSync(() => controller.state.set({ dialog: undefined }));
    controller.view?.focus();
  };
  const choose = (command: PaletteCommand | undefined) => {
    if (!command) return;
    // The file is chosen while its field is on the page.
    if (command.id !== "open") close();
    keepOrSay(controller, Promise.resolve(command.act()));
  };
  const pressed = (event: KeyboardEvent) => {
    const count = Math.max(1, shown.length);
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") choose(shown[current]);
    else if (event.key === "ArrowDown") setAt((current + 1) % count);
    else if (event.key === "ArrowUp") setAt((current - 1 + count) % count);
    else return;
    event.preventDefault();
  };

  return (
    <div className="palette">
      <input
        ref={field}
        className="snippet-search"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={pressed}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.list}
        className="palette-list"
        hidden={shown.length === 0}
      >
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the field's, which names the current option
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="bare-button snippet-row command-row"
            onClick={() => choose(command)}
          >
            <Words command={command} />
          </div>
        ))}
      </div>
      <p className="panel-note command-none" role="status">
        {shown.length === 0 ? texts.none : ""}
      </p>
      <HiddenFile
        input={file}
        accept={openableEndings}
        label={parts.menu.openFile}
        onFile={(chosen) => {
          close();
          keepOrSay(controller, openFile(controller, chosen));
        }}
      />
    </div>
  );
}

const isMac = navigator.platform.startsWith("Mac");

function Words({ command: { label, group, keys = "", state } }: { readonly command: PaletteCommand }) {
  return (
    <>
      <span className="command-label">{label}</span>
      <span className="command-group">{group}</span>
      {state === undefined ? null : <span className="command-state">{state}</span>}
      {keys === "" ? null : <kbd className="snippet-shortcut">{isMac ? keysOnMac(keys) : keys}</kbd>}
    </>
  );
}
