import type { Clock } from "@housestyle/checker";
import type { PresentPerson } from "@housestyle/contract";
import type { EditorState, Plugin, Transaction } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { editorPeople as texts } from "../../texts/editor-people.ts";
import { readCaret } from "../writing/read-caret.ts";
import { progressOf } from "./pending-steps.ts";
import { colorOf } from "./people-here.ts";
import {
  caretsOf,
  changeCarets,
  changesCarets,
  confirmedEnds,
  type Ends,
  type RemoteCaret,
  remoteCarets,
} from "./remote-carets.ts";
import "./carets.css";

/** What showing other people’s carets needs from its surroundings. */
export interface PresenceHost {
  readonly view: EditorView;
  readonly clock: Clock;
  /** The writer, whose carets in other windows are not shown. */
  readonly self: number | undefined;
  /** Shows others where the caret is, in a version of the document. */
  readonly send: (place: { readonly Version: number; readonly Anchor: number; readonly Head: number }) => void;
}

/** The least time between two messages about the caret, in milliseconds. */
const pace = 120;

/** Shows the carets of others in the text, and them this one’s. */
export class LivePresence {
  readonly #host: PresenceHost;
  #timer: number | undefined;
  #isStopped = false;

  constructor(host: PresenceHost) {
    this.#host = host;
  }

  /** Draws the carets of others. */
  static plugin(): Plugin {
    return remoteCarets({ decorations });
  }

  /** Handles the list of people from the server. */
  people(people: readonly PresentPerson[]): void {
    this.#dispatch({ people: people.filter((each) => this.#isOther(each)) });
  }

  /** Handles a new position of someone’s caret from the server. */
  caret(moved: PresentPerson): void {
    if (this.#isOther(moved)) this.#dispatch({ moved });
  }

  /** Sends this caret again after a new connection, where no one knows of it yet. */
  connected(): void {
    this.#show(undefined);
  }

  /** Handles a transaction: tells others about the caret if it was moved by something other than typing. */
  look(tr: Transaction): void {
    if (!changesCarets(tr)) this.#later();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== undefined) this.#host.clock.cancel(this.#timer);
  }

  #isOther({ PersonId }: PresentPerson): boolean {
    return PersonId !== this.#host.self;
  }

  #later(): void {
    const { view, clock } = this.#host;
    if (this.#isStopped || this.#timer !== undefined || isShown(view.state)) return;
    this.#timer = clock.later(() => {
      this.#timer = undefined;
      this.#send();
    }, pace);
  }

  #send(): void {
    const { view, send } = this.#host;
    const progress = progressOf(view.state);
    if (this.#isStopped || view.isDestroyed || !progress || !view.hasFocus() || isShown(view.state)) return;
    const { anchor, head } = confirmedEnds(view.state, progress.pending);
    send({ Version: progress.version, Anchor: anchor, Head: head });
    this.#show(endsOf(view.state));
  }

  #show(shown: Ends | undefined): void {
    this.#dispatch({ shown });
    if (!shown) this.#later();
  }

  #dispatch(change: Parameters<typeof changeCarets>[1]): void {
    const { view } = this.#host;
    if (this.#isStopped || view.isDestroyed) return;
    readCaret(view);
    view.dispatch(changeCarets(view.state.tr, change));
  }
}

const endsOf = ({ selection: { anchor, head } }: EditorState): Ends => ({ anchor, head });

function isShown(state: EditorState): boolean {
  const { shown } = caretsOf(state);
  const { anchor, head } = endsOf(state);
  return shown?.anchor === anchor && shown.head === head;
}

function decorations(state: EditorState): DecorationSet {
  const { placed } = caretsOf(state);
  return DecorationSet.create(state.doc, [...placed.flatMap(decorationsOf), ...blocksOf(state, placed)]);
}

/** The blocks at the top that carets are in: the name of one reaches out of its block. */
function blocksOf({ doc }: EditorState, placed: readonly RemoteCaret[]): Decoration[] {
  const indexes = new Set(placed.map(({ head }) => doc.resolve(head).index(0)));
  return [...indexes].flatMap((index) => {
    const node = doc.maybeChild(index);
    const from = node ? doc.resolve(0).posAtIndex(index) : 0;
    return node ? [Decoration.node(from, from + node.nodeSize, { class: "person-block" })] : [];
  });
}

/**
 * Draws a caret and its selection. They are hidden from screen readers, whose users find everyone in the list of
 * people.
 */
function decorationsOf({ person, anchor, head }: RemoteCaret): Decoration[] {
  const color = `person-color-${colorOf(person.PersonId)}`;
  // A caret that its person has moved shows its name again.
  const key = `caret ${person.Client} ${person.Version} ${person.Anchor} ${person.Head}`;
  const caret = Decoration.widget(head, () => drawnCaret(color, person.Name), { key, side: 10, ignoreSelection: true });
  if (anchor === head) return [caret];
  const ends = [Math.min(anchor, head), Math.max(anchor, head)] as const;
  return [Decoration.inline(...ends, { class: `person-selection ${color}` }), caret];
}

function drawnCaret(color: string, name: string): HTMLElement {
  const caret = document.createElement("span");
  caret.className = `person-caret ${color}`;
  caret.dataset.name = name || texts.someone;
  caret.setAttribute("aria-hidden", "true");
  return caret;
}
