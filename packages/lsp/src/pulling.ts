import {
  type CancellationToken,
  type Connection,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from "vscode-languageserver";
import { diagnosticOf } from "./diagnostics.ts";
import type { FindingsPublisher } from "./findings-publisher.ts";
import type { OpenText } from "./open-text.ts";

/** The most milliseconds before a partial response. */
const patience = 500;
/** The milliseconds to wait for more after findings have changed. */
const pause = 100;

/** Responds to an editor that pulls diagnostics, and asks it to pull again when they change without an edit. */
export class Pulling implements FindingsPublisher {
  readonly #connection: Connection;
  readonly #mayAsk: boolean;
  readonly #server: string | undefined;
  /** For each text, whether the last response was complete. */
  readonly #answered = new Map<OpenText, "whole" | "part">();
  readonly #results = new Map<OpenText, number>();
  #timer: NodeJS.Timeout | undefined;

  /**
   * `mayAsk` is whether the editor supports a request to pull again; `server` is the URL of the server with rule pages.
   */
  constructor(connection: Connection, mayAsk: boolean, server: string | undefined) {
    this.#connection = connection;
    this.#server = server;
    this.#mayAsk = mayAsk;
  }

  edited(text: OpenText): void {
    this.#answered.delete(text);
    this.#renew(text);
  }

  said(text: OpenText): void {
    this.#renew(text);
    if (this.#answered.get(text) === "whole") this.#timer ??= setTimeout(() => this.#again(), pause);
  }

  rested(text: OpenText): void {
    if (this.#answered.get(text) === "part" && text.isKnown) this.#again();
  }

  closed(text: OpenText): void {
    this.#answered.delete(text);
    this.#results.delete(text);
  }

  async answer(
    text: OpenText,
    { previousResultId }: DocumentDiagnosticParams,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport> {
    const late = performance.now() + patience;
    const isOver = () => token.isCancellationRequested || (this.#mayAsk && performance.now() > late);
    let isWhole = text.hurry();
    while (!isWhole && !isOver()) {
      await text.news();
      isWhole = text.hurry();
    }
    this.#answered.set(text, isWhole ? "whole" : "part");
    const resultId = `${text.document.version}.${this.#results.get(text) ?? 0}`;
    if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    const items = text.findings.map((finding) => diagnosticOf(text.document, finding, this.#server));
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items };
  }

  #renew(text: OpenText): void {
    this.#results.set(text, (this.#results.get(text) ?? 0) + 1);
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#mayAsk) return;
    this.#answered.clear();
    // An editor that cannot after all asks at the next edit.
    this.#connection.languages.diagnostics.refresh().catch(() => undefined);
  }
}
