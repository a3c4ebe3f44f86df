import { Agent, type ClientRequest, request } from "node:http";
import type { StepRow } from "@housestyle/documents/steps";
import type { StepsResult } from "../../apps/web/src/editor/collaboration/live-sync.ts";

/** What a server sends on the event stream of a document. */
export type StreamEvent =
  | { readonly kind: "steps"; readonly since: number; readonly version: number; readonly rows: readonly StepRow[] }
  | { readonly kind: "reset" };

/** What the connections of a writer need. */
interface TransportOptions {
  readonly documentId: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses of the servers, the writer’s own first. */
  readonly urls: () => readonly string[];
  /** Called with all rows that arrive, in the order of their arrival. */
  readonly arrived: (rows: readonly StepRow[]) => void;
  /** Called with the status of each call that failed, 0 for one without an answer. */
  readonly failed: (status: number) => void;
}

interface Response {
  readonly status: number;
  readonly body: string;
}

/** After so long the stream is opened again, in milliseconds, as a browser does. */
const reopenAfter = 1_000;

/** The connections of one writer to the servers, which can be cut. A server that is down is passed over, as by a load balancer. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #open = new Set<ClientRequest>();
  #agent = new Agent({ keepAlive: true });
  #isCut = false;
  #isClosed = false;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  /** Sends steps. */
  async send(body: object): Promise<StepsResult> {
    return this.#result(await this.#call("POST", "/steps", body));
  }

  /** Reads the steps after a version. */
  async readSince(version: number): Promise<StepsResult> {
    return this.#result(await this.#call("GET", `/steps?since=${version}`));
  }

  /** Calls back with each event of the document until the transport is closed. */
  watch(received: (event: StreamEvent) => void): void {
    const again = () => {
      if (!this.#isClosed) setTimeout(() => this.watch(received), reopenAfter);
    };
    const [url] = this.#options.urls();
    if (this.#isCut || url === undefined) {
      again();
      return;
    }
    const sent = this.#request("GET", url, "/events", undefined, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return;
      }
      let rest = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        const events = `${rest}${part}`.split("\n\n");
        rest = events.pop() ?? "";
        for (const event of events) this.#read(event, received);
      });
    });
    sent.once("close", again);
  }

  /** Cuts all connections for so many milliseconds. Answers on their way are lost. */
  cut(milliseconds: number): void {
    this.#isCut = true;
    this.#drop();
    setTimeout(() => {
      this.#isCut = false;
    }, milliseconds);
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  #drop(): void {
    for (const each of this.#open) each.destroy();
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true });
  }

  #read(event: string, received: (event: StreamEvent) => void): void {
    const name = /^event: (\w+)$/m.exec(event)?.[1];
    if (name === "reset") received({ kind: "reset" });
    if (name !== "steps") return;
    const { Since, Version, Steps } = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "");
    this.#options.arrived(Steps);
    received({ kind: "steps", since: Since, version: Version, rows: Steps });
  }

  async #call(method: string, path: string, body?: object): Promise<Response> {
    for (const url of this.#options.urls()) {
      if (this.#isCut) break;
      const response = await this.#tryCall(method, url, path, body);
      if (response) return response;
    }
    return { status: 0, body: "" };
  }

  /** Returns undefined if the server does not accept connections. */
  #tryCall(method: string, url: string, path: string, body?: object): Promise<Response | undefined> {
    return new Promise((done) => {
      const lost = (error?: unknown) =>
        done((error as { code?: string })?.code === "ECONNREFUSED" ? undefined : { status: 0, body: "" });
      const sent = this.#request(method, url, path, body, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.once("end", () => done({ status: response.statusCode ?? 0, body: text }));
        response.once("error", lost);
      });
      sent.once("error", lost);
      sent.once("close", () => lost());
    });
  }

  #request(
    method: string,
    url: string,
    path: string,
    body: object | undefined,
    answered: Parameters<typeof request>[2],
  ): ClientRequest {
    const { documentId, headers } = this.#options;
    const sent = request(
      `${url}/api/v1/documents/${documentId}${path}`,
      {
        method,
        agent: this.#agent,
        headers: { ...headers, origin: url, ...(body && { "content-type": "application/json" }) },
      },
      answered,
    );
    this.#open.add(sent);
    sent.once("close", () => this.#open.delete(sent));
    sent.on("error", () => {});
    sent.end(body && JSON.stringify(body));
    return sent;
  }

  #result({ status, body }: Response): StepsResult {
    if (status === 200) {
      const { Steps } = JSON.parse(body) as { readonly Steps: readonly StepRow[] };
      this.#options.arrived(Steps);
      return { kind: "steps", rows: Steps };
    }
    this.#options.failed(status);
    if (status === 409) return { kind: "stale" };
    if (status === 404) return { kind: "gone" };
    if (status === 401) return { kind: "signedOut" };
    if (status === 0 || status === 429 || status >= 500) return { kind: "unreachable" };
    return { kind: "refused", message: body };
  }
}
