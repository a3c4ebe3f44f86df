import type { Connection } from "vscode-languageserver";
import { diagnosticOf } from "./diagnostics.ts";
import type { FindingsPublisher } from "./findings-publisher.ts";
import type { OpenText } from "./open-text.ts";

/** The milliseconds to wait for more findings. */
const patience = 50;
/** The milliseconds between two updates while a long text is checked, which may take at most a tenth of the time. */
const often = 250;

interface PushState {
  timer: NodeJS.Timeout | undefined;
  isDue: boolean;
  /** The earliest time of the next update. */
  next: number;
}

/** Pushes diagnostics to an editor as they are found. */
export class Pushing implements FindingsPublisher {
  readonly #connection: Connection;
  readonly #server: string | undefined;
  readonly #states = new Map<OpenText, PushState>();

  /** `server` is the URL of the server with rule pages. */
  constructor(connection: Connection, server: string | undefined) {
    this.#connection = connection;
    this.#server = server;
  }

  edited(text: OpenText): void {
    const state = this.#of(text);
    state.isDue = true;
    clearTimeout(state.timer);
    state.timer = undefined;
  }

  said(text: OpenText): void {
    const state = this.#of(text);
    state.isDue = true;
    state.timer ??= setTimeout(() => this.#tell(text, state), Math.max(patience, state.next - performance.now()));
  }

  rested(text: OpenText): void {
    const state = this.#of(text);
    if (state.isDue && text.isKnown) this.#tell(text, state);
  }

  closed(text: OpenText): void {
    clearTimeout(this.#states.get(text)?.timer);
    this.#states.delete(text);
    void this.#connection.sendDiagnostics({ uri: text.uri, diagnostics: [] });
  }

  #of(text: OpenText): PushState {
    const state = this.#states.get(text) ?? { timer: undefined, isDue: true, next: 0 };
    this.#states.set(text, state);
    return state;
  }

  #tell(text: OpenText, state: PushState): void {
    const began = performance.now();
    clearTimeout(state.timer);
    const { document, findings } = text;
    const diagnostics = findings.map((finding) => diagnosticOf(document, finding, this.#server));
    void this.#connection.sendDiagnostics({ uri: text.uri, version: document.version, diagnostics });
    const now = performance.now();
    Object.assign(state, { timer: undefined, isDue: false, next: now + Math.max(often, 10 * (now - began)) });
  }
}
