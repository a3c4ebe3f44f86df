import { createApi, createClient } from "@housestyle/client";
import { pause } from "../run-server.ts";
import { servers, webUrl } from "./machines.ts";

/** One call of a writer or a reader. Times are of `performance.now()`. */
interface Attempt {
  readonly kind: "write" | "read";
  readonly began: number;
  readonly ended: number;
  /** 200 for what was done, −1 for no response, 0 for one that did not come in time. */
  readonly status: number;
}

/** What one server answered when it was asked whether it is ready. */
interface Sample {
  readonly began: number;
  readonly ended: number;
  readonly isReady: boolean;
}

/** How long a call may take, and the pauses between calls and before another try. Milliseconds. */
const patience = 30_000;
const pace = 30;
const rest = 200;
const samplePace = 500;

/** People who write and read through nginx with our own client until they are stopped. */
export class Traffic {
  readonly attempts: Attempt[] = [];
  /** The titles of the documents whose creation was acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Reads of acknowledged documents that were not there. */
  missing = 0;
  readonly samples: Sample[] = [];
  readonly project: string;
  readonly #api: ReturnType<typeof createApi>;
  readonly #latest: number[] = [];
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(key: string, project: string) {
    this.#api = createApi(createClient({ base: webUrl, key }));
    this.project = project;
    this.#running = [
      ...[1, 2, 3, 4].map((writer) => this.#write(writer)),
      ...[1, 2].map(() => this.#read()),
      ...servers().map(([, url]) => this.#watch(url)),
    ];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Creates documents. What fails is tried again with the same key, as the editor does. */
  async #write(writer: number): Promise<void> {
    for (let number = 1; !this.#isOver; number++) {
      const title = `${writer}-${number}`;
      for (;;) {
        const made = await this.#call("write", (signal) =>
          this.#api.addDocument(
            { Title: title, Text: `Text of ${title}.`, Project: this.project, ClientKey: `${this.project}-${title}` },
            { signal },
          ),
        );
        if (made) {
          this.acknowledged.add(title);
          this.#latest[writer] = made.Id;
          break;
        }
        if (this.#isOver) return;
        await pause(rest);
      }
      await pause(pace);
    }
  }

  /** Reads what was written last. */
  async #read(): Promise<void> {
    while (!this.#isOver) {
      const id = this.#latest.findLast(Boolean);
      if (id !== undefined) {
        const found = await this.#call("read", (signal) =>
          this.#api.readDocument(undefined, { params: { id }, signal }),
        );
        if (!found) await pause(rest);
      }
      await pause(pace);
    }
  }

  async #watch(url: string): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now();
      const response = await fetch(`${url}/api/v1/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      );
      // A server that is off says nothing, which is no answer that could be wrong.
      if (response) this.samples.push({ began, ended: performance.now(), isReady: response.ok });
      await pause(samplePace);
    }
  }

  async #call<T>(
    kind: Attempt["kind"],
    make: (
      signal: AbortSignal,
    ) => Promise<Awaited<ReturnType<ReturnType<typeof createApi>["addDocument"]>> & { value?: T }>,
  ): Promise<T | undefined> {
    const began = performance.now();
    const outcome = await make(AbortSignal.timeout(patience));
    const status = outcome.kind === "done" ? 200 : outcome.kind === "aborted" ? 0 : outcome.status;
    if (kind === "read" && status === 404) this.missing += 1;
    this.attempts.push({ kind, began, ended: performance.now(), status });
    return outcome.kind === "done" ? (outcome.value as T) : undefined;
  }
}

/** Returns the longest time between two successful calls of a kind, in seconds, and when it began and ended. */
export function longestGap(attempts: readonly Attempt[], kind: Attempt["kind"]) {
  const times = attempts
    .filter((each) => each.kind === kind && each.status === 200)
    .map(({ ended }) => ended)
    .sort((a, b) => a - b);
  let gap = { seconds: 0, from: 0, to: 0 };
  for (let index = 1; index < times.length; index++) {
    const [from = 0, to = 0] = [times[index - 1], times[index]];
    if ((to - from) / 1_000 > gap.seconds) gap = { seconds: (to - from) / 1_000, from, to };
  }
  return gap;
}
