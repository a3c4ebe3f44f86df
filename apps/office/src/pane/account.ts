import { createApi, createClient } from "@housestyle/client";
import { connectPage, type KeyRequest } from "@housestyle/client/asking";
import type { Settings } from "@housestyle/engine";
import type { WriterEvent } from "@housestyle/panel";
import { editEvent } from "@housestyle/panel/events";
import type { PaneAccount } from "./pane-state.ts";

const lists = ["words", "ignores", "rules", "terms", "templates"] as const satisfies readonly (keyof Settings)[];

/** Whoever writes, as the server knows them: by a key, else by its session where the browser lets it along. */
export class ServerAccount {
  readonly #api: ReturnType<typeof createApi>;
  /** The same for who has no key yet, or one that is no longer good. */
  readonly #keyless: ReturnType<typeof createApi>;
  readonly #server: string;
  readonly #client: number;
  readonly #asking: KeyRequest;
  readonly hasKey: boolean;

  /** `base` is the server's address; empty for the one this page came from. */
  constructor(base: string, clientApp: number, key: string, asking: KeyRequest) {
    this.#server = base === "" ? location.origin : base;
    this.#client = clientApp;
    this.#asking = asking;
    this.hasKey = key !== "";
    // From a page of somebody else only the key says who asks.
    const elsewhere = {
      fetch: (address: RequestInfo | URL, init?: RequestInit) => fetch(address, { ...init, credentials: "omit" }),
    };
    const options = { base, clientApp, ...(base !== "" && elsewhere) };
    this.#api = createApi(createClient({ ...options, ...(key !== "" && { key }) }));
    this.#keyless = createApi(createClient(options));
  }

  /** What counts for them; undefined for nobody, or where the server cannot be asked. */
  async read(): Promise<PaneAccount | undefined> {
    const outcome = await this.#api.readRules();
    if (outcome.kind !== "done") return undefined;
    const { Settings: settings, Sources, RuleSources } = outcome.value;
    // The server's own engine wrote these lists.
    const known = lists.filter((name) => Array.isArray(settings[name])).map((name) => [name, settings[name]]);
    return { settings: Object.fromEntries(known), sources: Sources, ruleSources: RuleSources };
  }

  /** The page on which whoever writes lets this pane have a key of its own. */
  connectPage(): Promise<string> {
    return connectPage(this.#server, this.#client, this.#asking);
  }

  /** The key for a code of that page; undefined when the server does not know it. */
  async takeKey(code: string): Promise<string | undefined> {
    const { state: State, verifier: Verifier } = this.#asking;
    const outcome = await this.#keyless.takeKey({ Client: this.#client, Code: code, State, Verifier });
    return outcome.kind === "done" ? outcome.value.Token : undefined;
  }

  /** Adds a word; answers whether the server has it now. */
  async addWord(word: string): Promise<boolean> {
    return (await this.#api.addDictionaryEntries([{ word }])).kind === "done";
  }

  /** Counts what was done. Counting never stands in the way. */
  count(event: WriterEvent, { ruleSources }: Pick<PaneAccount, "ruleSources">): void {
    void this.#api.captureEdits([editEvent(event, ruleSources)]);
  }
}
