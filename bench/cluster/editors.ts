import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { timed } from "../run-server.ts";
import { Ledger } from "../together/ledger.ts";
import { longDocument } from "../together/long-document.ts";
import { startingText } from "../together/writer.ts";
import type { WritersRequest, WritersResponse } from "../together/writers.ts";
import { webUrl } from "./machines.ts";

const count = 3;
const words = 2_000;

/** Open editors of one document, in which people go on writing whatever happens. */
export class Editors {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #documentId: number;
  readonly #process: ChildProcess;
  readonly #ledger = new Ledger();

  private constructor(headers: Readonly<Record<string, string>>, documentId: number) {
    this.#headers = headers;
    this.#documentId = documentId;
    const program = join(import.meta.dirname, "..", "together", "writers.ts");
    this.#process = fork(program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#process.on("message", (message: WritersResponse) => {
      if (message.kind === "report") this.#ledger.add(message.report);
    });
  }

  /** Creates a document and opens the editors. */
  static async open(key: string): Promise<Editors> {
    const headers = { authorization: `Bearer ${key}`, clientApp: "1" };
    const body = { Title: "Together", Content: longDocument(words) };
    const made = await timed("POST", `${webUrl}/api/v1/documents`, { headers, body });
    const editors = new Editors(headers, (JSON.parse(made.body) as { readonly Id: number }).Id);
    await editors.#ask({
      ...{ kind: "begin", documentId: editors.#documentId, headers, urls: [webUrl], count, round: 0 },
    });
    return editors;
  }

  /** Ends the writing. Returns what is wrong with what was acknowledged, and whether all copies are the same. */
  async close() {
    const ended = await this.#ask({ kind: "end" });
    const { body } = await timed("GET", `${webUrl}/api/v1/documents/${this.#documentId}`, { headers: this.#headers });
    const { doc } = startingText(JSON.parse(body));
    const { lost, doubled } = this.#ledger.compare(doc.textContent);
    this.#process.disconnect();
    await once(this.#process, "exit");
    const copies = ended.kind === "ended" ? new Set(ended.copies).size + ended.pending : 0;
    const { acknowledged, restarts } = this.#ledger.all;
    return {
      acknowledged: acknowledged.length,
      lost: lost.length,
      doubled: doubled.length,
      restarts,
      isSame: copies === 1,
    };
  }

  async #ask(request: WritersRequest): Promise<WritersResponse> {
    const answer = request.kind === "begin" ? "begun" : "ended";
    return new Promise((done) => {
      this.#process.on("message", (message: WritersResponse) => {
        if (message.kind === answer) done(message);
      });
      this.#process.send(request);
    });
  }
}
