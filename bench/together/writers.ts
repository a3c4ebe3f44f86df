import { createHash } from "node:crypto";
import { storedContent } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { pause, timed } from "../run-server.ts";
import { EditTimes, type Report } from "./ledger.ts";
import { type StartingText, startingText, Writer } from "./writer.ts";

// The process of the writers: it types until it is asked to end, and reports each second what it has typed and what came back.

/** What the process is asked. */
export type WritersRequest =
  | {
      readonly kind: "begin";
      readonly documentId: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly urls: readonly string[];
      readonly count: number;
      /** Keeps the marks of one process apart from those of the others. */
      readonly round: number;
    }
  /** The servers have other addresses now. */
  | { readonly kind: "urls"; readonly urls: readonly string[] }
  | { readonly kind: "cut"; readonly writers: readonly number[]; readonly milliseconds: number }
  /** No more typing: all copies have to become the same. */
  | { readonly kind: "end" };

/** What the process answers. */
export type WritersResponse =
  | { readonly kind: "begun" }
  | { readonly kind: "report"; readonly report: Report }
  | {
      readonly kind: "ended";
      readonly copies: readonly string[];
      readonly versions: readonly number[];
      readonly pending: number;
    };

/** How long one writer waits between two edits, at least, and how much longer at most. Milliseconds. */
const pace = { least: 400, more: 200 };
/** How long copies may take to become the same, milliseconds. */
const patience = 120_000;

/** Returns what names a text. */
export const digest = (doc: Node): string =>
  createHash("sha256")
    .update(JSON.stringify(storedContent(doc)))
    .digest("hex")
    .slice(0, 12);

if (process.send) serve(process.send.bind(process));

function serve(send: (response: WritersResponse) => void): void {
  const times = new EditTimes();
  let group: Group | undefined;
  const report = () => send({ kind: "report", report: times.take() });
  setInterval(report, 1_000);
  process.on("message", async (asked: WritersRequest) => {
    if (asked.kind === "begin") {
      group = await Group.begin(asked, times);
      send({ kind: "begun" });
    } else if (asked.kind === "urls") group?.move(asked.urls);
    else if (asked.kind === "cut") group?.cut(asked.writers, asked.milliseconds);
    else {
      const ended = await group?.end();
      report();
      if (ended) send({ kind: "ended", ...ended });
    }
  });
  process.on("disconnect", () => process.exit());
}

class Group {
  readonly #asked: Extract<WritersRequest, { readonly kind: "begin" }>;
  readonly #times: EditTimes;
  readonly #writers: Writer[] = [];
  #urls: readonly string[];
  #isTyping = true;

  private constructor(asked: Extract<WritersRequest, { readonly kind: "begin" }>, times: EditTimes) {
    this.#asked = asked;
    this.#times = times;
    this.#urls = asked.urls;
  }

  static async begin(asked: Extract<WritersRequest, { readonly kind: "begin" }>, times: EditTimes): Promise<Group> {
    const group = new Group(asked, times);
    const begun = await group.#read();
    for (let index = 0; index < asked.count; index++) {
      group.#writers[index] = group.#open(index, begun);
      void group.#type(index);
    }
    return group;
  }

  move(urls: readonly string[]): void {
    this.#urls = urls;
  }

  cut(writers: readonly number[], milliseconds: number): void {
    for (const index of writers) this.#writers[index]?.transport.cut(milliseconds);
  }

  async end() {
    this.#isTyping = false;
    const until = performance.now() + patience;
    while (!this.#isSame() && performance.now() < until) {
      await Promise.all(this.#writers.map((writer) => writer.again()));
      await pause(200);
    }
    for (const writer of this.#writers) writer.close();
    return {
      copies: this.#writers.map(({ state, failure }) => failure ?? digest(state.doc)),
      versions: this.#writers.map(({ version }) => version),
      pending: this.#writers.reduce((all, { pending }) => all + pending, 0),
    };
  }

  #isSame(): boolean {
    const [first] = this.#writers;
    return this.#writers.every(({ version, pending }) => version === first?.version && pending === 0);
  }

  #open(index: number, begun: StartingText): Writer {
    const { documentId, headers, round } = this.#asked;
    const urls = () => [...this.#urls.slice(index % this.#urls.length), ...this.#urls].slice(0, this.#urls.length);
    return new Writer({ name: `${round}.${index}`, documentId, headers, urls, begun, times: this.#times });
  }

  async #type(index: number): Promise<void> {
    for (;;) {
      await pause(pace.least + Math.random() * pace.more);
      if (!this.#isTyping) return;
      const writer = this.#writers[index];
      if (writer?.failure) await this.#restart(index, writer.failure);
      else writer?.edit();
    }
  }

  /** What the page does when steps lead no further: it reads the whole document. */
  async #restart(index: number, why: string): Promise<void> {
    console.log(`A writer has to read the document again: ${why}`);
    this.#times.restarted();
    this.#writers[index] = this.#open(index, await this.#read());
  }

  async #read(): Promise<StartingText> {
    const { documentId, headers } = this.#asked;
    for (;;) {
      for (const url of this.#urls) {
        const { status, body } = await timed("GET", `${url}/api/v1/documents/${documentId}`, { headers });
        if (status === 200) return startingText(JSON.parse(body));
      }
      await pause(200);
    }
  }
}
