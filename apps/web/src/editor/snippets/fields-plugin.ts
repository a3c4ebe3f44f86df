import { type Command, Plugin, PluginKey, TextSelection, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** A field of an inserted snippet that is still to be walked to, in the document as it is now. */
export interface PlacedField {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly choices: readonly string[];
}

interface Walk {
  readonly fields: readonly PlacedField[];
  readonly at: number;
  /** Where the caret goes after the last field. */
  readonly end: number;
}

const none: Walk = { fields: [], at: 0, end: 0 };
const key = new PluginKey<Walk>("snippet-fields");

/** Sets the fields of a snippet that this transaction inserts. Without fields, Tab does what it always does. */
export function setFields(tr: Transaction, fields: readonly PlacedField[], end: number): Transaction {
  return tr.setMeta(key, fields.length === 0 ? none : { fields, at: 0, end });
}

/** Shows the fields of the last snippet and lets Tab walk through them; up and down choose where there is a choice. */
export function fieldsPlugin(): Plugin {
  return new Plugin<Walk>({
    key,
    state: {
      init: () => none,
      apply(tr, walk) {
        const set: Walk | undefined = tr.getMeta(key);
        if (set) return set;
        if (!tr.docChanged || walk.fields.length === 0) return walk;
        const fields = walk.fields.map((field) => ({
          ...field,
          from: tr.mapping.map(field.from, -1),
          to: tr.mapping.map(field.to, 1),
        }));
        return { ...walk, fields, end: tr.mapping.map(walk.end, 1) };
      },
    },
    props: {
      decorations(state) {
        const { fields } = key.getState(state) ?? none;
        return DecorationSet.create(
          state.doc,
          fields.map(({ from, to, label }) => Decoration.inline(from, to, { class: "snippet-field", title: label })),
        );
      },
      handleKeyDown(view, event) {
        const walk = key.getState(view.state) ?? none;
        if (walk.fields.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
        const command = commandOf(event, walk);
        return command ? command(view.state, view.dispatch) : false;
      },
    },
  });
}

function commandOf(event: KeyboardEvent, walk: Walk): Command | undefined {
  switch (event.key) {
    case "Tab":
      return goTo(walk, walk.at + (event.shiftKey ? -1 : 1));
    case "ArrowDown":
    case "ArrowUp":
      return event.shiftKey ? undefined : choose(walk, event.key === "ArrowDown" ? 1 : -1);
    case "Escape":
      return (state, dispatch) => {
        dispatch?.(state.tr.setMeta(key, none));
        return true;
      };
    default:
      return undefined;
  }
}

/** Goes to the field with this index, or after the last one, ends the walk through the fields. */
function goTo(walk: Walk, at: number): Command {
  return (state, dispatch) => {
    const field = walk.fields[Math.max(at, 0)];
    const tr = field
      ? state.tr
          .setSelection(TextSelection.create(state.doc, field.from, field.to))
          .setMeta(key, { ...walk, at: Math.max(at, 0) })
      : state.tr.setSelection(TextSelection.near(state.doc.resolve(walk.end), -1)).setMeta(key, none);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The next of a field's choices, around the end. Elsewhere the arrows are the text's. */
function choose({ fields, at }: Walk, step: 1 | -1): Command {
  return (state, dispatch) => {
    const field = fields[at];
    const { from, to } = state.selection;
    if (!field || field.choices.length === 0 || from !== field.from || to !== field.to) return false;
    const now = field.choices.indexOf(state.doc.textBetween(from, to));
    // From words of one's own up goes to the last.
    const place = now < 0 && step < 0 ? -1 : (now + step) % field.choices.length;
    const next = field.choices.at(place) ?? "";
    const tr = state.tr.insertText(next, from, to);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from, from + next.length)));
    return true;
  };
}
