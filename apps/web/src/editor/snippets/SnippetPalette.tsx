import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { editorSnippets } from "../../texts/editor-snippets.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { SnippetWords } from "./SnippetPanel.tsx";
import { type Snippet, searched } from "./snippet.ts";
import { useSnippetState } from "./use-snippet-state.ts";

/** More rows than these are no choice: then more has to be typed. */
const most = 30;
const none: readonly Snippet[] = [];

/** Type to search, arrows to choose, Enter to write it into the text. */
export default function SnippetPalette() {
  const controller = useController();
  const workspace = useWorkspace();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const all = useSnippetState((state) => state.snippets, none);
  const asked = useSnippetState((state) => state.asked, undefined);
  const shown = searched(asked ?? all, typed).slice(0, most);
  const current = Math.min(at, Math.max(0, shown.length - 1));

  useEffect(() => {
    input.current?.focus();
    return () => {
      // Closed without a choice: the next one goes to the caret.
      if (controller.state.read().dialog?.name !== "snippets") return;
      workspace?.snippets.cancel();
    };
  }, [controller, workspace]);

  const choose = (snippet: Snippet | undefined) => {
    if (!snippet) return;
    controller.show(undefined);
    void workspace?.snippets.insert(snippet, "palette");
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Enter") choose(shown[current]);
    else if (event.key === "ArrowDown") setAt((current + 1) % Math.max(1, shown.length));
    else if (event.key === "ArrowUp") setAt((current - 1 + shown.length) % Math.max(1, shown.length));
    else return;
    event.preventDefault();
  };

  return (
    <div className="palette">
      <input
        ref={input}
        className="snippet-search"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        aria-label={asked ? editorSnippets.which : editorSnippets.search}
        placeholder={asked ? editorSnippets.which : editorSnippets.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={pressed}
      />
      <div id={`${id}-list`} role="listbox" aria-label={editorSnippets.list} className="palette-list">
        {shown.map((snippet, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the field's, which names the current option
          <div
            key={snippet.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="bare-button snippet-row"
            onClick={() => choose(snippet)}
          >
            <SnippetWords snippet={snippet} />
          </div>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="panel-note">{all.length === 0 ? editorSnippets.none : editorSnippets.noMatch}</p>
      ) : null}
    </div>
  );
}
