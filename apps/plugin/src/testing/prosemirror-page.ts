import type { Node } from "prosemirror-model";
import { Schema } from "prosemirror-model";
import { EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet, EditorView } from "prosemirror-view";

/** A tag, as the wrapper of a plug-in is handed it. */
interface Tag {
  readonly startPos: number;
  readonly endPos: number;
  readonly hint: string;
  readonly suggestions: readonly string[];
  readonly category: string;
  readonly ruleId: string;
}

/** A text block of ProseMirror: what plug-ins pass off as an element. */
interface Wrapped {
  readonly node: Node;
  readonly textContent: string;
}

const schema = new Schema({
  nodes: { doc: { content: "paragraph+" }, paragraph: { content: "text*", toDOM: () => ["p", 0] }, text: {} },
});
const paragraphs = ["We saw teh happy boat.", "She wrote zyntharil.", "He read qorvexil."].map((text) =>
  schema.node("paragraph", null, [schema.text(text)]),
);
let view: EditorView;
let marks = DecorationSet.empty;
let next = 0;
let looked: { readonly word: string } | undefined;

/** A wrapper with blocks and marks of its own: decorations, which ProseMirror turns into spans. */
const wrapper = {
  onBlockChanged: (_block: Wrapped) => {},
  onCheckRequired: () => {},
  onShowPopup: (_uid: string, _element: Element) => {},
  onPopupClose: () => {},
  onPopupDeferClose: () => {},
  onShowThesaurus: (_data: { readonly word: string } | undefined, _window: Window) => false,
  bindEditable: () => {},
  unbindEditable: () => {},
  bindChangeEvents: () => {},
  unbindChangeEvents: () => {},
  getCurrentErrorCount: () => marks.find().length,
  getAllElements(): Wrapped[] {
    const found: Wrapped[] = [];
    view.state.doc.forEach((node) => void found.push({ node, textContent: node.textContent }));
    return found;
  },
  getText: ({ textContent }: Wrapped) => textContent,
  applyHighlightsSingleBlock({ node }: Wrapped, _text: string, tags: readonly Tag[]) {
    view.state.doc.forEach((each, at) => {
      if (each !== node) return;
      const before = marks.find(at, at + node.nodeSize);
      const now = tags.map((tag) => {
        const from = at + 1 + tag.startPos;
        const to = at + 2 + tag.endPos;
        const same = before.find((mark) => mark.from === from && mark.to === to);
        return same ?? decorated(from, to, tag, `mark-${++next}`, false);
      });
      marks = marks.remove(before).add(view.state.doc, now);
    });
    redraw();
  },
  clearMarks() {
    marks = DecorationSet.empty;
    redraw();
  },
  getHighlightInfo(uid: string) {
    const { from, to, spec } = markOf(uid);
    return { ...(spec.tag as Tag), word: view.state.doc.textBetween(from, to) };
  },
  ignore(uid: string) {
    const mark = markOf(uid);
    const ignored = decorated(mark.from, mark.to, mark.spec.tag, uid, true);
    marks = marks.remove([mark]).add(view.state.doc, [ignored]);
    redraw();
  },
  omit: (uid: string) => replaced(uid, ""),
  accept: (uid: string, suggestion: string) => replaced(uid, suggestion),
  onAddToDictionary(uid: string) {
    const { spec } = markOf(uid);
    marks = marks.remove(marks.find(undefined, undefined, ({ word }) => word === spec.word));
    redraw();
  },
  applyThesaurus(replacement: string) {
    const { from } = view.state.selection;
    view.dispatch(view.state.tr.insertText(replacement, from, from + (looked?.word.length ?? 0)));
  },
};

function decorated(from: number, to: number, tag: Tag, id: string, isIgnored: boolean) {
  const attributes = {
    nodeName: "span",
    class: `pwa-mark pwa-mark-done${isIgnored ? " pwa-mark-ignored" : ""}`,
    "data-pwa-id": id,
    "data-pwa-category": tag.category.toLowerCase(),
    "data-pwa-hint": tag.hint,
    "data-pwa-suggestions": tag.suggestions.join("~"),
    "data-pwa-rule-id": tag.ruleId,
  };
  return Decoration.inline(from, to, attributes, { tag, id, word: view.state.doc.textBetween(from, to) });
}

function markOf(uid: string): Decoration {
  const mark = marks.find(undefined, undefined, ({ id }) => id === uid)[0];
  if (!mark) throw new Error("No such mark.");
  return mark;
}

function replaced(uid: string, text: string) {
  const { from, to } = markOf(uid);
  view.dispatch(view.state.tr.insertText(text, from, to));
}

const redraw = () => view.dispatch(view.state.tr.setMeta("marks", true));

const plugin = new Plugin({
  state: {
    init: () => undefined,
    apply(transaction) {
      marks = marks.map(transaction.mapping, transaction.doc);
      if (transaction.docChanged) setTimeout(() => wrapper.onCheckRequired());
    },
  },
  props: {
    decorations: () => marks,
    attributes: { spellcheck: "false", "aria-label": "Story", role: "textbox" },
    handleDoubleClick() {
      setTimeout(() => {
        looked = beyondGrammar().getThesaurusData(window, [place], null, true);
        wrapper.onShowThesaurus(looked, window);
      }, 10);
      return false;
    },
  },
});

const place = document.createElement("div");
document.querySelector("main")?.append(place);
view = new EditorView(place, {
  state: EditorState.create({ doc: schema.node("doc", null, paragraphs), plugins: [plugin] }),
});
const markAt = ({ target }: Event) => (target as Element).closest(".pwa-mark:not(.pwa-mark-ignored)");
place.addEventListener("mouseover", (event) => {
  const mark = markAt(event);
  const uid = mark?.getAttribute("data-pwa-id");
  if (mark && uid) wrapper.onShowPopup(uid, mark);
});
place.addEventListener("mouseout", (event) => {
  if (markAt(event)) wrapper.onPopupDeferClose();
});
place.addEventListener("keydown", () => wrapper.onPopupClose());

/** What our script gives the page. */
interface BeyondGrammar {
  GrammarChecker: new (element: Element, service: object, settings: object, own: object) => Checker;
  loadPwaMarkStyles(view: Window): void;
  getThesaurusData(view: Window, container: unknown, target: unknown, isContextual: boolean): typeof looked;
}

interface Checker {
  init(): Promise<void>;
  activate(): void;
}

const beyondGrammar = () => (window as unknown as { BeyondGrammar: BeyondGrammar }).BeyondGrammar;

/** Begins as the plug-in does once the script is there. */
Object.assign(window, {
  begin(service: object) {
    beyondGrammar().loadPwaMarkStyles(window);
    const checker = new (beyondGrammar().GrammarChecker)(view.dom, service, {}, wrapper);
    Object.assign(window, { checkers: [checker] });
    return checker.init().then(() => checker.activate());
  },
});
