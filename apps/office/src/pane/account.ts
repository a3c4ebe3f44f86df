import { createApi, createClient } from "@housestyle/client";
import type { Settings } from "@housestyle/engine";
import type { WriterEvent } from "@housestyle/panel";
import { editEvent } from "@housestyle/panel/events";
import type { Account } from "./pane-state.ts";

const lists = ["words", "ignores", "rules", "terms", "templates"] as const satisfies readonly (keyof Settings)[];

/** Whoever writes, as the server knows them: by a key, else by its session where the browser lets it along. */
export class ServerAccount {
  readonly #api: ReturnType<typeof createApi>;
  readonly hasKey: boolean;

  /** `base` is the server's address; empty for the one this page came from. */
  constructor(base: string, clientApp: number, key: string) {
    this.hasKey = key !== "";
    // From a page of somebody else only the key says who asks.
    const elsewhere = {
      fetch: (address: RequestInfo | URL, init?: RequestInit) => fetch(address, { ...init, credentials: "omit" }),
    };
    this.#api = createApi(createClient({ base, clientApp, ...(key !== "" && { key }), ...(base !== "" && elsewhere) }));
  }

  /** What counts for them; undefined for nobody, or where the server cannot be asked. */
  async read(): Promise<Account | undefined> {
    const outcome = await this.#api.readRules();
    if (outcome.kind !== "done") return undefined;
    const { Settings: settings, Sources, RuleSources } = outcome.value;
    // The server's own engine wrote these lists.
    const known = lists.filter((name) => Array.isArray(settings[name])).map((name) => [name, settings[name]]);
    return { settings: Object.fromEntries(known), sources: Sources, ruleSources: RuleSources };
  }

  /** Adds a word; answers whether the server has it now. */
  async addWord(word: string): Promise<boolean> {
    return (await this.#api.addDictionaryEntries([{ word }])).kind === "done";
  }

  /** Counts what was done. Counting never stands in the way. */
  count(event: WriterEvent, { ruleSources }: Pick<Account, "ruleSources">): void {
    void this.#api.captureEdits([editEvent(event, ruleSources)]);
  }
}
