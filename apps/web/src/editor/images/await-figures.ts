import { schema } from "@housestyle/documents";
import { type Fragment, Slice } from "prosemirror-model";
import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

const key = new PluginKey<boolean>("figures");

/** Fetches what shows images when a text has the first one. Most texts have none. */
export function awaitFigures(): Plugin<boolean> {
  // Outside the view of the plugin, which begins anew with each plugin that is added.
  let isAsked = false;
  return new Plugin<boolean>({
    key,
    state: {
      init: (_config, { doc }) => hasFigure(doc.content),
      apply: (tr, has) => has || addsFigure(tr),
    },
    view(view) {
      const look = () => {
        if (isAsked || !key.getState(view.state)) return;
        isAsked = true;
        addFigures(view).catch(() => {
          // Without a network it is tried again with the next image.
          isAsked = false;
        });
      };
      look();
      return { update: look };
    },
  });
}

async function addFigures(view: EditorView): Promise<void> {
  const { figureEditing } = await import("./figure-editing.ts");
  if (view.isDestroyed) return;
  view.updateState(view.state.reconfigure({ plugins: [...figureEditing(), ...view.state.plugins] }));
}

const addsFigure = (tr: Transaction): boolean =>
  tr.steps.some((step) => "slice" in step && step.slice instanceof Slice && hasFigure(step.slice.content));

function hasFigure(content: Fragment): boolean {
  let has = false;
  content.descendants((node) => {
    has ||= node.type === schema.nodes.figure;
    return !has && !node.isTextblock;
  });
  return has;
}
