import { positionText, quoteAt, type TextAnchor } from "@housestyle/documents/anchors";
import { Store } from "@housestyle/ui/store";
import { ask, CallFailure, messageOf } from "../../app/ask.ts";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { showPlace } from "../find/show-place.ts";
import { inBackground } from "../storage/in-background.ts";
import type { Workspace } from "../workspace/workspace.ts";
import {
  type CommentMark,
  commentedStretch,
  commentMarkIn,
  commentMarksPlugin,
  setCommentMarks,
} from "./comment-marks.ts";
import { type CommentPerson, type CommentThread, mentionsIn } from "./comment-thread.ts";
import { placedThreads } from "./placed-threads.ts";
import type { PlacedThread } from "./reviewed-file.ts";

/** What the comments of the open document are. */
export interface CommentsState {
  readonly status: "loading" | "ready" | "failed" | "noAccess";
  readonly threads: readonly CommentThread[];
  /** The threads whose words are not in the text as it is here. */
  readonly orphans: ReadonlySet<number>;
  readonly people: readonly CommentPerson[];
  readonly mayComment: boolean;
  /** A comment that is being written: the words it is about, and its initial text. */
  readonly draft: { readonly quote: string; readonly text: string } | undefined;
  /** The thread that was chosen in the text or in the panel. */
  readonly selected: number | undefined;
  readonly error: string | undefined;
}

/** How often comments of others are looked for, in milliseconds. */
const interval = 30_000;

/** The comments of the open document: their content from the server, and their places in the text. */
export class CommentController {
  readonly state = new Store<CommentsState>({
    status: "loading",
    threads: [],
    orphans: new Set(),
    people: [],
    mayComment: false,
    draft: undefined,
    selected: linkedThread(),
    error: undefined,
  });
  readonly #editor: EditorController;
  readonly #workspace: Workspace;
  #placed: ReadonlyMap<number, TextAnchor> = new Map();
  #hasPlugin = false;

  constructor(editor: EditorController, workspace: Workspace) {
    this.#editor = editor;
    this.#workspace = workspace;
  }

  /** Loads the comments, and again from time to time. Returns a function that stops this. */
  listen(): () => void {
    this.#addPlugin();
    const look = () => document.visibilityState === "visible" && inBackground(this.load());
    const timer = setInterval(look, interval);
    document.addEventListener("visibilitychange", look);
    const stops = (["opened", "commented"] as const).map((event) =>
      this.#editor.events.on(event, () => inBackground(this.load())),
    );
    inBackground(this.load());
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      for (const stop of stops) stop();
    };
  }

  /** The number of the open document; undefined while the server does not have it. */
  get id(): number | undefined {
    const id = Number(this.#editor.named);
    return id > 0 ? id : undefined;
  }

  /** Loads the comments and finds their words in the text. */
  async load(): Promise<void> {
    const { id } = this;
    if (id === undefined || localOnly.isOn()) return;
    try {
      const found = await ask(server.listDocumentComments(undefined, { params: { id } }));
      const base = await this.#workspace.documents?.baseAt(found.Version);
      const { view } = this.#editor;
      if (!view || this.id !== id) return;
      this.#placed = placedThreads(found.Threads, found.Version, base, view.state.doc, (thread) =>
        commentMarkIn(view.state, thread),
      );
      const isOrphan = (thread: CommentThread) => this.#placed.get(thread.Id)?.isOrphan ?? true;
      this.state.set({
        status: "ready",
        threads: found.Threads,
        people: found.People,
        mayComment: found.CanComment,
        orphans: new Set(found.Threads.filter(isOrphan).map(({ Id }) => Id)),
      });
      this.#draw({ isLoaded: true });
    } catch (error) {
      const isRefused = error instanceof CallFailure && error.status === 403;
      this.state.set({ status: isRefused ? "noAccess" : "failed" });
    }
  }

  /** Begins a comment on the selection, on the block at the cursor, or on a given stretch. */
  begin(text = "", stretch?: { readonly from: number; readonly to: number }): void {
    const { view } = this.#editor;
    if (!view) return;
    const { from, to } = stretch ?? commentedStretch(view.state);
    const quote = quoteAt(positionText(view.state.doc), { from, to });
    if (quote === "") {
      this.#editor.notify(texts.noWords);
      return;
    }
    // A comment can be begun before those of the document are loaded.
    this.#addPlugin();
    // What is typed next is meant for the comment, and must not be in the text.
    view.dom.blur();
    this.state.set({ draft: { quote, text }, selected: undefined, error: undefined });
    this.#draw({ fresh: { id: "draft", from, to, isSelected: true } });
  }

  /** Gives up the comment that is being written. */
  cancel(): void {
    this.state.set({ draft: undefined, error: undefined });
    this.#draw();
    this.#editor.view?.focus();
  }

  /** Posts the comment that is being written. Resolves with whether it was stored. */
  async add(text: string): Promise<boolean> {
    const { view } = this.#editor;
    const { id } = this;
    if (!view || id === undefined) return false;
    if (!(await this.#workspace.documents?.saved())) {
      this.state.set({ error: texts.notSent });
      return false;
    }
    const mark = commentMarkIn(view.state, "draft");
    const quote = mark ? quoteAt(positionText(view.state.doc), mark) : "";
    if (!mark || quote === "") {
      this.state.set({ error: texts.noWords });
      return false;
    }
    const { from: From, to: To } = mark;
    const Mentions = mentionsIn(text, this.state.read().people);
    const given = { From, To, Quote: quote, Text: text, Mentions };
    return this.#change(async () => {
      const thread = await ask(server.addDocumentComment(given, { params: { id } }));
      this.state.set({ draft: undefined, selected: thread.Id });
    }, texts.done.added);
  }

  reply(thread: number, text: string): Promise<boolean> {
    const given = { Text: text, Mentions: mentionsIn(text, this.state.read().people) };
    return this.#change(() => ask(server.replyToComment(given, { params: this.#of(thread) })), texts.done.replied);
  }

  resolve(thread: number, Resolved: boolean): Promise<boolean> {
    const done = Resolved ? texts.done.resolved : texts.done.reopened;
    return this.#change(() => ask(server.resolveComment({ Resolved }, { params: this.#of(thread) })), done);
  }

  remove(thread: number, comment: number): Promise<boolean> {
    const params = { ...this.#of(thread), comment };
    return this.#change(() => ask(server.deleteDocumentComment(undefined, { params })), texts.done.removed);
  }

  /** Chooses a thread: its words are marked. */
  select(thread: number | undefined): void {
    if (this.state.read().selected === thread) return;
    this.state.set({ selected: thread });
    this.#draw();
  }

  /** Chooses the thread that the address now leads to, and looks for it. Returns whether it leads to one. */
  followLink(): boolean {
    const thread = linkedThread();
    if (thread === undefined) return false;
    this.select(thread);
    inBackground(this.load());
    return true;
  }

  /** Chooses a thread and shows its words in the text. */
  goTo(thread: number): void {
    this.select(thread);
    const { view } = this.#editor;
    const mark = view && commentMarkIn(view.state, thread);
    if (view && mark) showPlace(view, mark.from);
  }

  /** Returns the threads, and where they were found when they were last loaded. */
  placedThreads(): readonly PlacedThread[] {
    return this.state.read().threads.flatMap((thread) => {
      const place = this.#placed.get(thread.Id);
      return place ? [{ thread, from: place.from, to: place.to, isOrphan: place.isOrphan }] : [];
    });
  }

  #addPlugin(): void {
    if (!this.#hasPlugin) this.#editor.addPlugins([commentMarksPlugin((id) => this.select(id))]);
    this.#hasPlugin = true;
  }

  #of(thread: number) {
    return { id: this.id ?? 0, thread };
  }

  async #change(call: () => Promise<unknown>, done: string): Promise<boolean> {
    this.state.set({ error: undefined });
    try {
      await call();
      this.#editor.state.set({ said: done });
      await this.load();
      return true;
    } catch (error) {
      this.state.set({ error: messageOf(error) });
      return false;
    }
  }

  /** Marks the open threads, the chosen one, and the comment that is being written. */
  #draw({ fresh, isLoaded = false }: { readonly fresh?: CommentMark; readonly isLoaded?: boolean } = {}): void {
    const { view } = this.#editor;
    if (!view) return;
    const { threads, selected, draft } = this.state.read();
    const written = draft && (fresh ?? commentMarkIn(view.state, "draft"));
    const placeOf = (id: number) => {
      // What was edited since it was loaded has moved the mark.
      const moved = isLoaded ? undefined : commentMarkIn(view.state, id);
      const placed = this.#placed.get(id);
      return moved ?? (placed?.isOrphan ? undefined : placed);
    };
    const shown = threads.filter(({ Id, ResolvedOn }) => ResolvedOn === null || Id === selected);
    const marks = shown.flatMap(({ Id: id }): CommentMark[] => {
      const place = placeOf(id);
      if (!place || place.to > view.state.doc.content.size) return [];
      return [{ id, from: place.from, to: place.to, isSelected: id === selected }];
    });
    const drawn = written ? [...marks, { ...written, isSelected: true }] : marks;
    view.dispatch(setCommentMarks(view.state.tr, drawn));
  }
}

/** Returns the thread that the address leads to. */
function linkedThread(): number | undefined {
  const [, id] = /^#comment-(\d{1,15})$/.exec(location.hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

const kept = new WeakMap<EditorController, CommentController>();

/** Returns the comments of an editor, the same each time. */
export function keptComments(editor: EditorController, workspace: Workspace): CommentController {
  const found = kept.get(editor) ?? new CommentController(editor, workspace);
  kept.set(editor, found);
  return found;
}
