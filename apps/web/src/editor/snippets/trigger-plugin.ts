import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Snippet } from "./snippet.ts";
import { triggerBefore } from "./trigger.ts";

/** What calling a snippet by its shortcut needs. */
interface TriggerHost {
  readonly sign: () => string;
  readonly snippets: () => readonly Snippet[];
  /** Called when a space or Tab was typed after a shortcut, which is between `from` and `to`. */
  readonly called: (snippets: readonly Snippet[], from: number, to: number, typed: string) => void;
}

/** Watches for a shortcut followed by a space or Tab. The space is then not inserted. */
export function triggerPlugin(host: TriggerHost): Plugin {
  const call = (view: EditorView): boolean => {
    const { $from, empty } = view.state.selection;
    if (!empty || view.composing || !$from.parent.isTextblock) return false;
    const before = $from.parent.textBetween(0, $from.parentOffset, "\n", "\n");
    const found = triggerBefore(before, host.sign(), host.snippets());
    if (!found) return false;
    host.called(found.snippets, $from.start() + found.start, $from.pos, found.typed);
    return true;
  };
  return new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => text === " " && call(view),
      handleKeyDown: (view, event) => event.key === "Tab" && !event.shiftKey && !event.ctrlKey && call(view),
    },
  });
}
