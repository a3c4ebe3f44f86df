import type { PresentPerson } from "@housestyle/contract";
import type { StepRow } from "@housestyle/documents/steps";

/** The steps that follow a version; none where only the version is sent. */
export interface SentSteps {
  readonly Since: number;
  readonly Version: number;
  readonly Steps: readonly StepRow[];
}

/** Who has the document open, as far as there is room for names, and how many editors that are. */
export interface SentPeople {
  readonly People: readonly PresentPerson[];
  readonly Count: number;
}

/** What a stream reports. */
interface StreamCallbacks {
  readonly steps: (sent: SentSteps) => void;
  /** The document has to be read again. */
  readonly reset: () => void;
  /**
   * Called when the server has closed the stream, or nothing has arrived for too long. Whatever was sent since then is
   * missing.
   */
  readonly ended: () => void;
  readonly opened: () => void;
  /** Comments were added, changed, or deleted. */
  readonly commented: () => void;
  readonly people: (sent: SentPeople) => void;
  /** Someone has moved their caret. */
  readonly caret: (person: PresentPerson) => void;
}

/** The server sends something every 20 seconds. Milliseconds. */
const longestSilence = 50_000;
const lookEvery = 5_000;

/** What a server sends of the changes of a document, while the page is seen: a browser has few connections. Opened again when it ends. */
export class DocumentStream {
  readonly #url: string;
  readonly #callbacks: StreamCallbacks;
  readonly #timer: number;
  #source: EventSource | undefined;
  #heardAt = 0;

  constructor(url: string, callbacks: StreamCallbacks) {
    this.#url = url;
    this.#callbacks = callbacks;
    this.#open();
    document.addEventListener("visibilitychange", this.#look);
    this.#timer = window.setInterval(this.#look, lookEvery);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    window.clearInterval(this.#timer);
    this.#source?.close();
  }

  readonly #look = (): void => {
    if (document.visibilityState !== "visible") {
      this.#source?.close();
      this.#source = undefined;
    } else if (!this.#source) this.#open();
    else if (this.#source.readyState === EventSource.CLOSED || performance.now() - this.#heardAt > longestSilence) {
      this.#source.close();
      this.#open();
      this.#callbacks.ended();
    }
  };

  #open(): void {
    const source = new EventSource(this.#url);
    this.#source = source;
    this.#heardAt = performance.now();
    source.addEventListener("steps", ({ data }: MessageEvent<string>) => {
      this.#heardAt = performance.now();
      this.#callbacks.steps(JSON.parse(data));
    });
    source.addEventListener("reset", () => this.#callbacks.reset());
    source.addEventListener("comments", () => this.#callbacks.commented());
    source.addEventListener("open", () => this.#callbacks.opened());
    source.addEventListener("people", ({ data }: MessageEvent<string>) => this.#callbacks.people(JSON.parse(data)));
    source.addEventListener("caret", ({ data }: MessageEvent<string>) => this.#callbacks.caret(JSON.parse(data)));
  }
}
