import type { Connection } from "vscode-languageserver";
import { diagnosticOf } from "./diagnostics.ts";
import type { OpenText } from "./open-text.ts";
import type { Telling } from "./telling.ts";

/** So long is waited for the rest of what is to be said, in milliseconds. */
const patience = 50;
/** While a long text is read it is told what is known so often, in milliseconds, and for at most a tenth of the time. */
const often = 250;

interface Told {
  timer: NodeJS.Timeout | undefined;
  isDue: boolean;
  /** When it may be told again. */
  next: number;
}

/** Tells an editor what is found as it is found. */
export class Pushing implements Telling {
  readonly #connection: Connection;
  readonly #told = new Map<OpenText, Told>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  edited(text: OpenText): void {
    const told = this.#of(text);
    told.isDue = true;
    clearTimeout(told.timer);
    told.timer = undefined;
  }

  said(text: OpenText): void {
    const told = this.#of(text);
    told.isDue = true;
    told.timer ??= setTimeout(() => this.#tell(text, told), Math.max(patience, told.next - performance.now()));
  }

  rested(text: OpenText): void {
    const told = this.#of(text);
    if (told.isDue && text.isKnown) this.#tell(text, told);
  }

  closed(text: OpenText): void {
    clearTimeout(this.#told.get(text)?.timer);
    this.#told.delete(text);
    void this.#connection.sendDiagnostics({ uri: text.uri, diagnostics: [] });
  }

  #of(text: OpenText): Told {
    const told = this.#told.get(text) ?? { timer: undefined, isDue: true, next: 0 };
    this.#told.set(text, told);
    return told;
  }

  #tell(text: OpenText, told: Told): void {
    const began = performance.now();
    clearTimeout(told.timer);
    const { document, findings } = text;
    const diagnostics = findings.map((finding) => diagnosticOf(document, finding));
    void this.#connection.sendDiagnostics({ uri: text.uri, version: document.version, diagnostics });
    const now = performance.now();
    Object.assign(told, { timer: undefined, isDue: false, next: now + Math.max(often, 10 * (now - began)) });
  }
}
