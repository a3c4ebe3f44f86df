import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Snippet } from "./snippet.ts";
import { triggerBefore } from "./trigger.ts";

/** What calling a snippet by its shortcut needs. */
interface TriggerHost {
  readonly sign: () => string;
  readonly snippets: () => readonly Snippet[];
  /** A shortcut stands from `from` to `to`, and a blank or Tab was typed behind it. */
  readonly called: (snippets: readonly Snippet[], from: number, to: number, typed: string) => void;
}

/** Listens for a shortcut with a blank or Tab behind it. The blank is not written then. */
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
