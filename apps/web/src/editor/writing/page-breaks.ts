import { Plugin } from "prosemirror-state";
import { editorInsert as texts } from "../../texts/editor-insert.ts";

/** Shows page breaks by their name, for the eye and for screen readers. */
export const pageBreaks = (): Plugin =>
  new Plugin({
    props: {
      nodeViews: {
        pageBreak: () => {
          const dom = document.createElement("hr");
          dom.className = "page-break";
          dom.dataset.label = texts.pageBreak;
          dom.setAttribute("aria-label", texts.pageBreak);
          return { dom };
        },
      },
    },
  });
