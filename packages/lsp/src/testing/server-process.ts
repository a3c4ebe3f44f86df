import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from "vscode-languageserver/node";

const command = fileURLToPath(new URL("../../../../apps/cli/bin/housestyle.mjs", import.meta.url));

/** `housestyle lsp` in a process of its own, spoken to over its standard input and output as an editor does. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  #version = 1;
  #last: PublishDiagnosticsParams | undefined;
  #heard = (): void => undefined;

  private constructor(child: ChildProcess, connection: ProtocolConnection) {
    this.#child = child;
    this.#connection = connection;
    connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      this.#last = params;
      this.#heard();
    });
    connection.listen();
  }

  static async start(...args: string[]): Promise<ServerProcess> {
    const child = spawn(process.execPath, [command, "lsp", "--stdio", ...args], { stdio: ["pipe", "pipe", "inherit"] });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const server = new ServerProcess(child, connection);
    await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification("initialized", {});
    return server;
  }

  opens(uri: string, languageId: string, text: string): void {
    const textDocument = { uri, languageId, version: this.#version, text };
    void this.#connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  /** Answers the version the text has by that. */
  edits(uri: string, ...contentChanges: TextDocumentContentChangeEvent[]): number {
    const textDocument = { uri, version: ++this.#version };
    void this.#connection.sendNotification("textDocument/didChange", { textDocument, contentChanges });
    return this.#version;
  }

  /** Waits for diagnostics that fit. */
  async told(fits: (said: PublishDiagnosticsParams) => boolean): Promise<PublishDiagnosticsParams> {
    while (!this.#last || !fits(this.#last)) await this.#news();
    return this.#last;
  }

  /** Waits until nothing has been told for two seconds; answers how many diagnostics there are. */
  async isQuiet(): Promise<number> {
    const quiet = Symbol("quiet");
    const silence = () => new Promise((resolve) => setTimeout(() => resolve(quiet), 2_000));
    while ((await Promise.race([this.#news(), silence()])) !== quiet) {}
    return this.#last?.diagnostics.length ?? 0;
  }

  /** Megabytes it holds. Linux only. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }

  /** Milliseconds its threads have computed so far. Linux only. */
  computed(): number {
    const [user, system] = readFileSync(`/proc/${this.#child.pid}/stat`, "utf8").split(" ").slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) * 10;
  }

  /** Has it end; answers its exit status. */
  async ends(): Promise<number> {
    const ended = once(this.#child, "exit");
    await this.#connection.sendRequest("shutdown");
    await this.#connection.sendNotification("exit");
    const [status] = await ended;
    return status;
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }
}
