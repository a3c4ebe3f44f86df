import { PassThrough, type Readable, type Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { Engine } from "@housestyle/engine";
import {
  type ClientCapabilities,
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type LanguageServerContext, serveLanguage } from "../index.ts";

interface Opening {
  readonly engine: Engine;
  readonly folder: string;
  readonly capabilities?: ClientCapabilities;
  readonly options?: unknown;
  readonly world?: Partial<LanguageServerContext>;
}

/** An editor as the server sees it: it talks over two streams and keeps texts of its own. */
export class TestEditor {
  readonly connection: ReturnType<typeof createProtocolConnection>;
  readonly warnings: string[] = [];
  /** What the editor's configuration says of us. */
  configuration: unknown = null;
  /** How often it was told to ask again. */
  asked = 0;
  readonly #published = new Map<string, PublishDiagnosticsParams>();
  readonly #texts = new Map<string, TextDocument>();
  #heard: (() => void)[] = [];

  private constructor(input: Writable, output: Readable) {
    this.connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
    this.connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      this.#published.set(params.uri, params);
      this.#wake();
    });
    this.connection.onNotification("window/showMessage", ({ message }: { message: string }) => {
      this.warnings.push(message);
      this.#wake();
    });
    this.connection.onRequest("client/registerCapability", () => null);
    this.connection.onRequest("workspace/configuration", () => [this.configuration]);
    this.connection.onRequest("workspace/diagnostic/refresh", () => {
      this.asked++;
      this.#wake();
      return null;
    });
    this.connection.listen();
  }

  static async open({
    engine,
    folder,
    capabilities = {},
    options,
    world: serverContext,
  }: Opening): Promise<TestEditor> {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const editor = new TestEditor(input, output);
    void serveLanguage({
      ...{ input, output, engine: Promise.resolve(engine), late: undefined, wishes: {}, words: [], disabled: [] },
      ...{ lateRules: [], deepen: async () => ({ why: "There is no model." }) },
      ...{ config: undefined, server: undefined },
      version: "1.2.3",
      ...serverContext,
    });
    await editor.#begin(folder, capabilities, options);
    return editor;
  }

  /** The same before a server that runs elsewhere: what it says comes from `output`, what it is told goes into `input`. */
  static async over(output: Readable, input: Writable, { folder }: Pick<Opening, "folder">): Promise<TestEditor> {
    const editor = new TestEditor(input, output);
    await editor.#begin(folder, {}, undefined);
    return editor;
  }

  async #begin(folder: string, capabilities: ClientCapabilities, options: unknown): Promise<void> {
    await this.connection.sendRequest("initialize", {
      processId: null,
      rootUri: pathToFileURL(folder).href,
      capabilities,
      initializationOptions: options,
    });
    await this.connection.sendNotification("initialized", {});
  }

  text(uri: string): string {
    return this.#texts.get(uri)?.getText() ?? "";
  }

  shows(uri: string, languageId: string, text: string): void {
    this.#texts.set(uri, TextDocument.create(uri, languageId, 1, text));
    const textDocument = { uri, languageId, version: 1, text };
    void this.connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  /** Replaces the first place of some words, or with ranges what they name, in turn. */
  edits(uri: string, ...changes: (TextEdit | readonly [words: string, by: string])[]): void {
    let document = this.#texts.get(uri) as TextDocument;
    const version = document.version + 1;
    const contentChanges = changes.map((change) => {
      const place = "range" in change ? { range: change.range, text: change.newText } : inPlaceOf(document, ...change);
      document = TextDocument.update(document, [place], version);
      return place;
    });
    this.#texts.set(uri, document);
    const textDocument = { uri, version };
    void this.connection.sendNotification("textDocument/didChange", { textDocument, contentChanges });
  }

  closes(uri: string): void {
    void this.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  /** Waits until what it was told fits, and answers it as `rule: words`. */
  async sees(uri: string, fits: (seen: readonly string[]) => boolean): Promise<readonly string[]> {
    for (;;) {
      const said = this.#published.get(uri);
      const isNow = said?.version === undefined || said.version === this.#texts.get(uri)?.version;
      const seen = this.named(uri, said?.diagnostics ?? []);
      if (said && isNow && fits(seen)) return seen;
      await this.#news();
    }
  }

  /** Waits until something is true of this editor. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.#news();
  }

  isTold(uri: string): boolean {
    return this.#published.has(uri);
  }

  named(uri: string, diagnostics: readonly Diagnostic[]): string[] {
    return diagnostics.map(({ code, range }) => `${code}: ${this.#texts.get(uri)?.getText(range)}`);
  }

  pulls(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri }, previousResultId });
  }

  /** The place of the first of some words. */
  place(uri: string, words: string): Range {
    return inPlaceOf(this.#texts.get(uri) as TextDocument, words, "").range;
  }

  actions(uri: string, words: string, only?: string[]): Promise<CodeAction[]> {
    const context = { diagnostics: [], ...(only && { only }) };
    const range = this.place(uri, words);
    return this.connection.sendRequest("textDocument/codeAction", { textDocument: { uri }, range, context });
  }

  /** Does what an action says, as editors do. */
  async does(action: CodeAction): Promise<void> {
    for (const [uri, edits] of Object.entries(action.edit?.changes ?? {})) this.edits(uri, ...edits.toReversed());
    if (action.command) await this.connection.sendRequest("workspace/executeCommand", action.command);
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard.push(resolve);
    });
  }

  #wake(): void {
    for (const resolve of this.#heard.splice(0)) resolve();
  }
}

function inPlaceOf(document: TextDocument, words: string, by: string): { range: Range; text: string } {
  const start = document.getText().indexOf(words);
  if (start < 0) throw new Error(`There is no “${words}”.`);
  return {
    range: { start: document.positionAt(start), end: document.positionAt(start + words.length) },
    text: by,
  };
}
