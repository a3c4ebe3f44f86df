import { pageClock } from "@housestyle/checker";
import { parsedDocument, storedContent } from "@housestyle/documents";
import { type DetailsChange, DetailsStep, type IgnoredEntry } from "@housestyle/documents/steps";
import type { Ignored } from "@housestyle/panel";
import type { EditorView } from "prosemirror-view";
import { server } from "../../app/server.ts";
import { session } from "../../app/session.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { recordingOf } from "../provenance/recording-of.ts";
import { contentWith, ignoredIn } from "../storage/ignored-in.ts";
import { inBackground } from "../storage/in-background.ts";
import type { BrowserDatabase, OnServer, SavedContent, SharedText, StoredDocument } from "../storage/shape.ts";
import { loadSuggesting } from "../suggesting/with-suggesting.ts";
import type { SyncState } from "../sync/sync-state.ts";
import { DocumentStream, type SentPeople } from "./document-stream.ts";
import { LivePresence } from "./live-presence.ts";
import { LiveSync, type StepsResult } from "./live-sync.ts";
import { sentSources } from "./next-commit.ts";
import {
  addDetails,
  type BegunProgress,
  confirmedDocument,
  isPendingSteps,
  isReceived,
  pendingSteps,
  progressOf,
} from "./pending-steps.ts";
import { comings, peopleHere } from "./people-here.ts";
import { isRemoteCarets } from "./remote-carets.ts";
import { forgetSteps, isSameText, keptSteps, resumed, writeShared } from "./step-journal.ts";

/** What a document that others write in, too, reports. */
export interface LiveCallbacks {
  readonly tell: (state: SyncState, message?: string) => void;
  /** Others have chosen another language or style. */
  readonly readAs: (language: string | undefined, style: string | undefined) => void;
  /** Steps are no way any more to bring this text and the server’s together. */
  readonly lost: () => void;
}

/** How often the steps of a closed editor are tried again, milliseconds. */
const leftRetry = 5_000;

/** The open document while others may write in it, too. */
export class LiveDocument {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase;
  readonly #callbacks: LiveCallbacks;
  readonly #view: EditorView;
  readonly #id: number;
  readonly #key: string;
  readonly #client: string;
  readonly #stops: (() => void)[] = [];
  readonly #ended = new AbortController();
  readonly sync: LiveSync;
  readonly #presence: LivePresence;
  #details: { readonly title: string; readonly ignored: ReadonlyMap<string, Ignored> };
  readonly #stream: DocumentStream;

  private constructor(
    controller: EditorController,
    database: BrowserDatabase,
    view: EditorView,
    id: number,
    begun: BegunProgress,
    callbacks: LiveCallbacks,
  ) {
    this.#controller = controller;
    this.#database = database;
    this.#callbacks = callbacks;
    this.#view = view;
    this.#id = id;
    this.#client = begun.client;
    this.#key = controller.document.key;
    const { title, ignored } = controller.state.read();
    this.#details = { title, ignored };
    controller.addPlugins([LivePresence.plugin(), pendingSteps(begun)]);
    this.#presence = new LivePresence({
      view,
      clock: pageClock,
      self: session.read().profile?.Id,
      send: (place) =>
        inBackground(server.placeCaret({ ...place, Client: begun.client }, { params: { id } }).then(() => {})),
    });
    controller.document.shared = {
      write: (written) => this.#write(written),
      unsaved: () => this.#shared(controller.document.written.content),
    };
    this.sync = new LiveSync({
      client: begun.client,
      view,
      clock: pageClock,
      isRecorded: () => this.#isRecorded,
      send: async (body) => resultOf(await server.sendDocumentSteps(body as never, { params: { id } })),
      readSince: async (since) =>
        resultOf(await server.readDocumentSteps(undefined, { params: { id }, query: { since } })),
      tell: (state, message) => {
        callbacks.tell(state, message);
        // What was pending when it was last kept here is confirmed now.
        if (state === "live" && !this.#isKeptAsConfirmed) controller.document.touch();
      },
      changed: ({ change }) => this.#takeDetails(change),
      lost: () => callbacks.lost(),
    });
    this.#stops.push(
      controller.events.on("changed", (tr) => {
        if (!isReceived(tr) && tr.docChanged) this.sync.kick();
        this.#presence.look(tr);
      }),
      controller.state.subscribe(() => this.#noteDetails()),
      () => this.#presence.stop(),
      () => controller.state.set({ here: undefined, recording: undefined }),
    );
    this.#stream = new DocumentStream(`/api/v1/documents/${id}/events?client=${begun.client}`, {
      steps: ({ Since, Version, Steps }) =>
        inBackground(Steps.length > 0 ? this.sync.received(Since, Steps) : this.#catchUp(Version)),
      reset: () => callbacks.lost(),
      ended: () => inBackground(this.#readMissed()),
      opened: () => this.#presence.connected(),
      commented: () => controller.events.tell("commented", undefined),
      people: (sent) => this.#takePeople(sent),
      caret: (person) => this.#presence.caret(person),
    });
    this.#stops.push(() => this.#stream.close());
  }

  /**
   * Starts live collaboration on the open document, provided that its stored copy is the server’s plus steps that this
   * device knows. Otherwise returns undefined, and the document has to be saved as a whole first.
   */
  static async begin(
    controller: EditorController,
    database: BrowserDatabase,
    kept: StoredDocument,
    callbacks: LiveCallbacks,
  ): Promise<LiveDocument | undefined> {
    const { view, document: open } = controller;
    const id = kept.server?.id;
    const base = parsedDocument(kept.server?.base);
    if (!view || id === undefined || !kept.server || !base) return undefined;
    const { version } = kept.server;
    const waiting = await keptSteps(database, open.key);
    let begun: BegunProgress | undefined;
    for (const each of waiting) {
      if (begun || each.version !== version) continue;
      const giveBack = await hold(each.client);
      begun = giveBack && resumed(each, base, view.state.doc);
      if (!begun) giveBack?.();
    }
    if (!begun && kept.server.synced === kept.revision && isSameText(base, view.state.doc)) {
      const client = crypto.randomUUID();
      await hold(client);
      begun = { client, version, pending: [], nextNumber: 1 };
    }
    if (!begun) return undefined;
    const live = new LiveDocument(controller, database, view, id, begun, callbacks);
    // From now on all of it works without a network.
    inBackground(import("./People.tsx").then(() => {}));
    inBackground(loadSuggesting());
    for (const each of waiting) if (each.client !== begun.client) inBackground(live.#sendLeft(each.client));
    inBackground(live.sync.again());
    inBackground(live.#readRecording());
    return live;
  }

  /** The language or the style of the document was chosen. */
  chose(language: string, style: string): void {
    this.#add({ language, style } as DetailsChange);
  }

  /** Applies what others wrote up to a version, and returns the text without pending steps. */
  async baseAt(version: number): Promise<Pick<OnServer, "version" | "base">> {
    await this.#catchUp(version);
    const { state } = this.#view;
    return { version: progressOf(state)?.version ?? 0, base: storedContent(confirmedDocument(state)) };
  }

  /** Ends it. The editor writes alone from then on. */
  stop(): void {
    this.sync.stop();
    this.#ended.abort();
    for (const stop of this.#stops) stop();
    this.#controller.document.shared = undefined;
  }

  /** Ends collaboration in the editor. Pending changes stay in its text as a difference from the server’s. */
  leave(): void {
    this.stop();
    if (this.#view.isDestroyed) return;
    const plugins = this.#view.state.plugins.filter((each) => !isPendingSteps(each) && !isRemoteCarets(each));
    this.#view.updateState(this.#view.state.reconfigure({ plugins }));
  }

  #isKeptAsConfirmed = true;

  /** Learns whether it is recorded how this document is written. */
  async #readRecording(): Promise<void> {
    const outcome = await server.readDocumentProvenance(undefined, { params: { id: this.#id } });
    if (outcome.kind !== "done" || this.#ended.signal.aborted) return;
    this.#controller.state.set({ recording: recordingOf(outcome.value) });
  }

  /** Whether it is recorded how this document is written. */
  get #isRecorded(): boolean {
    return this.#controller.state.read().recording !== undefined;
  }

  async #write(written: SavedContent): Promise<number> {
    const shared = this.#shared(written.content);
    const revision = await writeShared(this.#database, this.#key, written, shared);
    this.#isKeptAsConfirmed = shared.steps.steps.length === 0;
    return revision;
  }

  #shared(content: unknown): SharedText {
    const { state } = this.#view;
    const { version, pending, nextNumber } = progressOf(state) ?? { version: 0, pending: [], nextNumber: 1 };
    const { ignored } = this.#controller.state.read();
    const base = pending.length === 0 ? content : contentWith(confirmedDocument(state), ignored);
    const steps = pending.map(({ number, step, source }) => ({ number, step: step.toJSON(), source }));
    return { base, steps: { key: this.#key, client: this.#client, version, nextNumber, steps } };
  }

  /** Sends the steps of an editor that was closed before it could, as soon as it is closed and the server can be reached. */
  async #sendLeft(client: string): Promise<void> {
    const { signal } = this.#ended;
    const isDone = await navigator.locks.request(lockOf(client), { signal }, async () => {
      const kept = (await keptSteps(this.#database, this.#key)).find((each) => each.client === client);
      const [first] = kept?.steps ?? [];
      if (!kept || !first) return true;
      const sent = {
        Version: kept.version,
        Client: client,
        First: first.number,
        Steps: kept.steps.map(({ step }) => step),
        ...sentSources(kept.steps, this.#isRecorded),
      };
      const result = resultOf(await server.sendDocumentSteps(sent as never, { params: { id: this.#id } }));
      if (result.kind === "steps") await forgetSteps(this.#database, kept);
      return result.kind !== "unreachable" && result.kind !== "crowded";
    });
    if (!isDone && !signal.aborted) pageClock.later(() => inBackground(this.#sendLeft(client)), leftRetry);
  }

  #takePeople({ People, Count }: SentPeople): void {
    const { state } = this.#controller;
    const here = peopleHere(People, Count, session.read().profile?.Id);
    const said = comings(state.read().here, here);
    state.set({ here, ...(said && { said }) });
    this.#presence.people(People);
  }

  async #readMissed(): Promise<void> {
    await this.sync.again();
    if (this.sync.isOver) this.#stream.close();
  }

  async #catchUp(version: number): Promise<void> {
    const own = progressOf(this.#view.state)?.version ?? 0;
    if (version > own || this.sync.state === "offline") await this.sync.again();
  }

  /** Records that the title or the ignored remarks have changed here. */
  #noteDetails(): void {
    const { title, ignored } = this.#controller.state.read();
    const before = this.#details;
    if (title === before.title && ignored === before.ignored) return;
    this.#details = { title, ignored };
    const ignore = [...ignored].filter(([id]) => !before.ignored.has(id)).map(([, each]) => entryOf(each));
    const unignore = [...before.ignored].filter(([id]) => !ignored.has(id)).map(([, each]) => entryOf(each));
    if (title === before.title && ignore.length === 0 && unignore.length === 0) return;
    this.#add({
      ...(title !== before.title && { title: title.trim() }),
      ...(ignore.length > 0 && { ignore }),
      ...(unignore.length > 0 && { unignore }),
    });
  }

  #add(change: DetailsChange): void {
    // Who only reads or suggests changes nothing of this for others.
    if (!this.#view.editable || this.#controller.state.read().suggesting === "always") return;
    this.#view.dispatch(addDetails(this.#view.state.tr, new DetailsStep(change)));
    this.#controller.document.touch();
    this.sync.kick();
  }

  /** Applies changes by others to the title or the ignored remarks. */
  #takeDetails({ title, language, style, ignore = [], unignore = [] }: DetailsChange): void {
    const ignored = new Map(this.#details.ignored);
    for (const id of ignoredIn({ ignored: unignore }).keys()) ignored.delete(id);
    for (const [id, entry] of ignoredIn({ ignored: ignore })) ignored.set(id, entry);
    this.#details = { title: title ?? this.#details.title, ignored };
    if (title !== undefined) this.#controller.state.set({ title });
    if (ignore.length + unignore.length > 0) this.#controller.document.ignore(ignored);
    this.#controller.document.touch();
    if (language !== undefined || style !== undefined) this.#callbacks.readAs(language, style);
  }
}

const entryOf = ({ id: _, ...entry }: Ignored): IgnoredEntry => entry as unknown as IgnoredEntry;

const lockOf = (client: string) => `housestyle-steps-${client}`;

/**
 * Reserves the id of an editor until the page is closed. Returns a function that releases it earlier, or undefined if
 * another page holds it.
 */
function hold(client: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    inBackground(
      navigator.locks.request(lockOf(client), { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((giveBack) => resolve(giveBack));
        resolve(undefined);
        return undefined;
      }) as Promise<void>,
    );
  });
}

type Sent = Awaited<ReturnType<typeof server.sendDocumentSteps>>;

function resultOf(outcome: Sent): StepsResult {
  if (outcome.kind === "done") return { kind: "steps", rows: outcome.value.Steps };
  if (outcome.kind === "aborted") return { kind: "unreachable" };
  const { status, code, message, retryAfter } = outcome;
  if (code === "in-trash") return { kind: "gone" };
  if (status === 404) return { kind: "noAccess" };
  if (code === "too-many-writers") return { kind: "crowded" };
  if (status === 409) return { kind: "stale" };
  if (status === 401) return { kind: "signedOut" };
  if (status === -1 || status === 429 || status >= 500) return { kind: "unreachable", retryAfter };
  return { kind: "refused", message };
}
