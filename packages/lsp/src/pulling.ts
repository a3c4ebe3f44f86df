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

/** So long an answer is waited for before it is given in part, in milliseconds. */
const patience = 500;
/** After something else is said, so long for the rest of it. */
const pause = 100;

/** Answers an editor that asks what is found, and tells it to ask again when that is something else without an edit. */
export class Pulling implements FindingsPublisher {
  readonly #connection: Connection;
  readonly #mayAsk: boolean;
  readonly #server: string | undefined;
  /** What was answered last, and whether it was all. */
  readonly #answered = new Map<OpenText, "whole" | "part">();
  readonly #results = new Map<OpenText, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `mayAsk` says whether the editor can be told to ask again; `server` is the address of the server that explains rules. */
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
