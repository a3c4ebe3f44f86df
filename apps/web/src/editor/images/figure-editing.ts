import { keymap } from "prosemirror-keymap";
import { Plugin } from "prosemirror-state";
import { backInFigure, forwardInFigure, nextInFigure } from "./figure-keys.ts";
import { FigureLineView, FigureView, type FindImage } from "./figure-view.ts";

/** Shows the figures of a text, and gives their lines keys. `find` returns their images, by default those of the device and the account. */
export function figureEditing(find?: FindImage): Plugin[] {
  return [
    new Plugin({
      props: {
        nodeViews: {
          figure: (node, view, getPos) => new FigureView(node, view, getPos, find),
          caption: (node) => new FigureLineView(node),
          alternative: (node) => new FigureLineView(node),
        },
      },
    }),
    keymap({ Enter: nextInFigure, Backspace: backInFigure, Delete: forwardInFigure }),
  ];
}
