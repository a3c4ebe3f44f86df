import type { WriterEvent } from "@housestyle/panel";
import { editEvent, type SuggestionEvent, startSession } from "@housestyle/panel/events";
import { localOnly } from "../../app/local-only.ts";
import { noteSent } from "../../app/sent-log.ts";
import { server } from "../../app/server.ts";
import { telemetry } from "../../app/telemetry.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { Inserted } from "../snippets/snippet-controller.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { CallBatcher } from "./call-batcher.ts";
import { isUnreported, reportEvery, sessionAfter, type WritingSession } from "./writing-session.ts";

/** So many fit into a call that outlives the page. */
const most = 100;

/**
 * Counts what is done with remarks and snippets for the team’s analytics. It never sends a word of the text, and sends
 * nothing at all without permission.
 */
export class Reporter {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase | undefined;
  #account: number | undefined;
  #documentKey: string | undefined;
  #session: WritingSession | undefined;
  #edits: object[] = [];
  #snippets: object[] = [];
  /** Events wait for company. */
  readonly #sending = new CallBatcher(() => void this.#send());
  readonly #stopped = new AbortController();
  /** The timer of the next report, which covers all changes since the last one. */
  #reporting: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: EditorController, database: BrowserDatabase | undefined) {
    this.#controller = controller;
    this.#database = database;
    const leave = () => {
      // Nothing may be waited for now: a name made up on the spot is as good as the one on the device.
      this.#documentKey ??= crypto.randomUUID();
      this.#reportLast();
      this.#sending.now();
    };
    addEventListener("pagehide", leave, { signal: this.#stopped.signal });
  }

  /** Counts for this account from now on, or not at all if there is none. */
  use(account: number | undefined): void {
    this.#account = account;
    this.#documentKey = undefined;
  }

  get #may(): boolean {
    return this.#account !== undefined && telemetry.isOn() && !localOnly.isOn();
  }

  acted(act: WriterEvent): void {
    this.#edit(editEvent(act, this.#controller.state.read().house.ruleSources));
  }

  /** The text has changed: a session of writing begins or continues. */
  changed(): void {
    // A session that began before the account was known begins for it with the next letter.
    if (!this.#may) return;
    const { words } = this.#controller.state.read();
    const { session, isDue } = sessionAfter(this.#session, Date.now(), words, () => crypto.randomUUID());
    this.#session = session;
    if (isDue) this.#reportSession(session.lastChange);
    else if (isUnreported(session)) this.#reporting ??= setTimeout(() => this.#reportLast(), reportEvery);
  }

  /** Reports the words written since the last report, as of the last change. */
  #reportLast(): void {
    clearTimeout(this.#reporting);
    this.#reporting = undefined;
    if (!this.#may || this.#session === undefined || !isUnreported(this.#session)) return;
    const { lastChange } = this.#session;
    this.#session = { ...this.#session, lastReport: lastChange };
    this.#reportSession(lastChange);
  }

  /** The server takes the largest count of a session, and its last number of suggestions. */
  #reportSession(at: number): void {
    const { words, remarks } = this.#controller.state.read();
    this.#edit({ Action: startSession, Source: 0, WordCount: words, SuggestionCount: remarks.length }, at);
  }

  inserted({ snippet, called, characters }: Inserted): void {
    if (!this.#may) return;
    this.#snippets.push({
      Action: 1,
      SnippetId: snippet.id,
      FolderId: snippet.folderId,
      Trigger: called,
      Characters: characters,
      Timestamp: Date.now(),
      ...(snippet.teamId !== null && { TeamId: snippet.teamId }),
      ...(this.#session && { SessionId: this.#session.id }),
    });
    this.#sending.touch();
  }

  #edit(event: SuggestionEvent, at = Date.now()): void {
    if (!this.#may) return;
    // Known beforehand, it need not be waited for when the page is left.
    if (this.#documentKey === undefined) void this.#keyOfDocument();
    const { dialect, style } = this.#controller.state.read().personal.preferences;
    this.#edits.push({
      ...event,
      Language: dialect,
      Style: style,
      Timestamp: at,
      ...(this.#session && { SessionId: this.#session.id }),
    });
    this.#sending.touch();
  }

  async #send(): Promise<void> {
    const edits = this.#edits.splice(0, most);
    const snippets = this.#snippets.splice(0, most);
    if (!this.#may) return;
    // Both begin before anything is waited for: the page may be going.
    await Promise.all([this.#sendSnippets(snippets), this.#sendEdits(edits)]);
    if (this.#edits.length + this.#snippets.length > 0) this.#sending.touch();
  }

  async #sendEdits(edits: readonly object[]): Promise<void> {
    if (edits.length === 0) return;
    const DocumentKey = this.#documentKey ?? (await this.#keyOfDocument());
    const events = edits.map((event) => ({ ...event, DocumentKey }));
    note("/api/captureeditactionextended", events);
    await server.captureEdits(events as Parameters<typeof server.captureEdits>[0], { keepalive: true });
  }

  async #sendSnippets(snippets: readonly object[]): Promise<void> {
    if (snippets.length === 0) return;
    note("/api/captureSnippetaction", snippets);
    await server.captureSnippets(snippets as Parameters<typeof server.captureSnippets>[0], { keepalive: true });
  }

  /**
   * Returns a random id for the document, which stays the same as long as this device knows the document. Elsewhere, it
   * lasts until the page is closed.
   */
  async #keyOfDocument(): Promise<string> {
    const key = `event-key/${this.#controller.document.key.replace("/", "-")}/${this.#account}`;
    const kept = this.#documentKey ?? (await this.#database?.get("answers", key).catch(() => undefined));
    const name = typeof kept === "string" ? kept : crypto.randomUUID();
    // A newer version of the page in another tab may have closed what is kept here.
    if (name !== kept) await this.#database?.put("answers", name, key).catch(() => undefined);
    this.#documentKey = name;
    return name;
  }

  dispose(): void {
    this.#reportLast();
    this.#sending.now();
    this.#stopped.abort();
  }
}

function note(to: string, events: readonly object[]): void {
  void noteSent({ when: Date.now(), to, what: JSON.stringify(events) });
}
