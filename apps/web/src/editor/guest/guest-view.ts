import { fromPlainText, parsedDocument } from "@housestyle/documents";
import { positionText, quoteAt } from "@housestyle/documents/anchors";
import { EditorState, Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Answer } from "../../app/answer.ts";
import { guest as texts } from "../../texts/guest.ts";
import { type CommentMark, commentedStretch, commentMarksPlugin, setCommentMarks } from "../comments/comment-marks.ts";
import { figureEditing } from "../images/figure-editing.ts";
import type { FindImage } from "../images/figure-view.ts";
import { readCaret } from "../writing/read-caret.ts";

/** What the server shows a guest of a document. */
export type GuestDocumentData = Answer<"readGuestDocument">;

/** Words of a document that a guest wants to comment on. */
export interface GuestPassage {
  readonly From: number;
  readonly To: number;
  readonly Quote: string;
}

/** A document that can be read and selected by pointer and by keyboard, but not changed. */
export class GuestView {
  readonly #view: EditorView;
  #version = 0;

  /** Shows a document in `place`. `pressed` is called with the thread whose words were pressed. */
  constructor(place: HTMLElement, data: GuestDocumentData, findImage: FindImage, pressed: (thread: number) => void) {
    const readOnly = new Plugin({
      filterTransaction: (transaction) => !transaction.docChanged,
      props: {
        handleDOMEvents: {
          beforeinput: refuse,
          paste: refuse,
          cut: refuse,
          drop: refuse,
          // The browser reports a selection a moment after the key that made it, when the focus may be elsewhere.
          keyup(view) {
            readCaret(view);
            return false;
          },
        },
      },
    });
    const plugins = [readOnly, commentMarksPlugin(pressed), ...figureEditing(findImage)];
    this.#version = data.Version;
    this.#view = new EditorView(place, {
      state: EditorState.create({ doc: documentOf(data), plugins }),
      attributes: {
        class: "text guest-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-readonly": "true",
        "aria-label": texts.label(data.Title || texts.untitled),
        // The caret is there to select words with the keyboard; there is nothing to type.
        inputmode: "none",
        spellcheck: "false",
        translate: "no",
        tabindex: "0",
        lang: data.Language,
      },
    });
  }

  /** Shows another version of the document, if it is another one. */
  show(data: GuestDocumentData): void {
    if (data.Version === this.#version) return;
    this.#version = data.Version;
    const { plugins } = this.#view.state;
    this.#view.updateState(EditorState.create({ doc: documentOf(data), plugins }));
  }

  /** Marks the words of open threads, and those of the chosen one. */
  mark(threads: GuestDocumentData["Threads"], selected: number | undefined): void {
    const { state } = this.#view;
    const shown = threads.filter(({ IsOrphan, IsResolved, Id, To }) => {
      return !IsOrphan && To <= state.doc.content.size && (!IsResolved || Id === selected);
    });
    const marks = shown.map(({ Id, From, To }): CommentMark => {
      return { id: Id, from: From, to: To, isSelected: Id === selected };
    });
    this.#view.dispatch(setCommentMarks(state.tr, marks));
  }

  /** Scrolls to a position. */
  goTo(position: number): void {
    const { node } = this.#view.domAtPos(Math.min(position, this.#view.state.doc.content.size));
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: "center" });
  }

  /** Returns the selected words, or those of the block at the caret; undefined if there are none. */
  passage(): GuestPassage | undefined {
    const { from, to } = commentedStretch(this.#view.state);
    const text = positionText(this.#view.state.doc);
    const Quote = quoteAt(text, { from, to });
    return Quote.trim() === "" ? undefined : { From: from, To: to, Quote };
  }

  destroy(): void {
    this.#view.destroy();
  }
}

function refuse(_view: EditorView, event: Event): boolean {
  event.preventDefault();
  return true;
}

const documentOf = ({ Content, Text }: GuestDocumentData) => parsedDocument(Content) ?? fromPlainText(Text);
