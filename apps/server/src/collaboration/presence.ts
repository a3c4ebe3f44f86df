/** A person’s selection in a version of a document. Both are ProseMirror positions; `head` is the caret. */
export interface Caret {
  readonly version: number;
  readonly anchor: number;
  readonly head: number;
}

/** An editor in which someone has a document open. */
export interface OpenEditor {
  readonly client: string;
  readonly personId: number;
  readonly name: string;
  readonly caret?: Caret | undefined;
}

/** What servers send each other about an editor. */
export interface EditorNews extends OpenEditor {
  readonly isGone?: boolean | undefined;
}

/** What followers receive: that people have come or gone, or that a caret has moved. */
export type PresenceChange = "people" | OpenEditor;

interface Seen extends OpenEditor {
  /** The connection of an editor on this server, or undefined for one on another server. */
  readonly arrival?: symbol | undefined;
  /** The last sign of life, in milliseconds since the epoch. */
  readonly at: number;
}

/** The milliseconds without a sign of life after which an editor on another server is considered gone. */
const silence = 50_000;
/** The most editors of a document that are kept and shown. */
const most = 500;

/** Who has a document open on any server, and where their carets are. Kept only in memory. */
export class Presence {
  readonly #publish: (news: EditorNews) => void;
  readonly #editors = new Map<string, Seen>();
  readonly #followers = new Set<(change: PresenceChange) => void>();

  /** `publish` sends news to other servers. */
  constructor(publish: (news: EditorNews) => void) {
    this.#publish = publish;
  }

  /** The open editors. */
  get editors(): readonly OpenEditor[] {
    return [...this.#editors.values()];
  }

  /** Calls the listener with each change from now on. Returns a function that stops it. */
  follow(changed: (change: PresenceChange) => void): () => void {
    this.#followers.add(changed);
    return () => void this.#followers.delete(changed);
  }

  /** Adds an editor that was opened on this server. Returns a function that removes it. */
  arrive(editor: OpenEditor): () => void {
    const arrival = Symbol("arrival");
    this.#publish(this.#see(editor, arrival));
    return () => {
      // The same editor may have come again over another connection.
      if (this.#editors.get(keyOf(editor))?.arrival !== arrival) return;
      this.#forget(editor);
      this.#publish({ ...editor, isGone: true });
    };
  }

  /** Moves a caret. Moves of unknown editors are ignored. */
  move(client: string, personId: number, caret: Caret): void {
    const known = this.#editors.get(keyOf({ client, personId }));
    if (known) this.#publish(this.#see({ client, personId, name: known.name, caret }, known.arrival));
  }

  /** Handles news from another server. */
  received(news: EditorNews): void {
    const known = this.#editors.get(keyOf(news));
    if (news.isGone && known?.arrival) this.#publish(editorOf(known));
    else if (news.isGone) this.#forget(news);
    else this.#see(news, known?.arrival);
    // A server that has just begun to follow knows nothing of those who are here.
    if (!known && !news.isGone) this.#publishOwn();
  }

  /** Announces to other servers who is still here, and removes the editors of servers that have ended. */
  beat(now = Date.now()): void {
    this.#publishOwn();
    for (const editor of this.#editors.values()) {
      if (!editor.arrival && now - editor.at > silence) this.#forget(editor);
    }
  }

  #publishOwn(): void {
    for (const editor of this.#editors.values()) if (editor.arrival) this.#publish(editorOf(editor));
  }

  #see(editor: OpenEditor, arrival: symbol | undefined): OpenEditor {
    const key = keyOf(editor);
    const before = this.#editors.get(key);
    const seen = editorOf({ ...editor, caret: editor.caret ?? before?.caret });
    if (!before && this.#editors.size >= most) return seen;
    this.#editors.set(key, { ...seen, arrival, at: Date.now() });
    if (!before) this.#tell("people");
    else if (seen.caret && !isSame(seen.caret, before.caret)) this.#tell(seen);
    return seen;
  }

  #forget(editor: OpenEditor): void {
    if (this.#editors.delete(keyOf(editor))) this.#tell("people");
  }

  #tell(change: PresenceChange): void {
    for (const changed of this.#followers) changed(change);
  }
}

const editorOf = ({ client, personId, name, caret }: OpenEditor): OpenEditor => ({ client, personId, name, caret });

/**
 * Returns a key that includes the person, so that no one can move another person's caret by reusing their editor's
 * name.
 */
const keyOf = ({ client, personId }: Pick<OpenEditor, "client" | "personId">) => `${personId} ${client}`;

const isSame = (one: Caret, other: Caret | undefined): boolean =>
  one.version === other?.version && one.anchor === other.anchor && one.head === other.head;
