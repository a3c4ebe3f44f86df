/** Where a person’s selection is, in a version of a document. Both are places of ProseMirror; `head` is where the caret is. */
export interface Caret {
  readonly version: number;
  readonly anchor: number;
  readonly head: number;
}

/** An editor in which somebody has a document open. */
export interface OpenEditor {
  readonly client: string;
  readonly personId: number;
  readonly name: string;
  readonly caret?: Caret | undefined;
}

/** What servers tell each other about an editor. */
export interface EditorNews extends OpenEditor {
  readonly isGone?: boolean | undefined;
}

/** What followers are told: that people have come or gone, or that a caret has moved. */
export type PresenceChange = "people" | OpenEditor;

interface Seen extends OpenEditor {
  /** Names the connection over which it is open at this server; undefined for one at another server. */
  readonly arrival?: symbol | undefined;
  /** When there was last a sign of it, in milliseconds since the epoch. */
  readonly at: number;
}

/** After so long without a sign of it, an editor at another server is gone: the server has ended. Milliseconds. */
const silence = 50_000;
/** The most editors of one document that are kept, and shown. */
const most = 500;

/** Who has one document open at any server, and where their carets are. All of it is in memory only. */
export class Presence {
  readonly #publish: (news: EditorNews) => void;
  readonly #editors = new Map<string, Seen>();
  readonly #followers = new Set<(change: PresenceChange) => void>();

  /** `publish` tells other servers. */
  constructor(publish: (news: EditorNews) => void) {
    this.#publish = publish;
  }

  /** The editors that are open. */
  get editors(): readonly OpenEditor[] {
    return [...this.#editors.values()];
  }

  /** Calls back with each change from now on. Returns how to stop. */
  follow(changed: (change: PresenceChange) => void): () => void {
    this.#followers.add(changed);
    return () => void this.#followers.delete(changed);
  }

  /** An editor was opened at this server. Returns how it leaves. */
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

  /** A caret was moved. One of an editor that is not open is nobody’s. */
  move(client: string, personId: number, caret: Caret): void {
    const known = this.#editors.get(keyOf({ client, personId }));
    if (known) this.#publish(this.#see({ client, personId, name: known.name, caret }, known.arrival));
  }

  /** Takes what another server has told. */
  received(news: EditorNews): void {
    const known = this.#editors.get(keyOf(news));
    if (news.isGone && known?.arrival) this.#publish(editorOf(known));
    else if (news.isGone) this.#forget(news);
    else this.#see(news, known?.arrival);
    // A server that has just begun to follow knows nothing of those who are here.
    if (!known && !news.isGone) this.#publishOwn();
  }

  /** Tells other servers who is here still, and forgets those of servers that have ended. */
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

/** Nobody can move the caret of another, whatever they call their editor. */
const keyOf = ({ client, personId }: Pick<OpenEditor, "client" | "personId">) => `${personId} ${client}`;

const isSame = (one: Caret, other: Caret | undefined): boolean =>
  one.version === other?.version && one.anchor === other.anchor && one.head === other.head;
