import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Settings } from "@housestyle/engine";
import { z } from "zod";
import { texts } from "./texts.ts";

/** So often the server is asked whether something has changed, in milliseconds. */
const often = 60_000;
/** So long an answer is waited for, in milliseconds. */
const patience = 20_000;

/** Where a team's decisions come from. */
export interface Server {
  /** Its address, without a path. */
  readonly address: string;
  /** A key of the account page with the scope `check`. */
  readonly key: string;
  /** Where what it said is kept for when it cannot be reached. */
  readonly cache: string;
}

/** What a team has decided, as far as settings go. */
export type Shared = Pick<Settings, "words" | "ignores" | "disabled" | "rules" | "terms" | "templates">;

const list = z.array(z.any()).default([]);
/** What `GET /api/v1/rules` answers; the server's own engine wrote the lists. */
const bundle = z.object({
  Version: z.string(),
  Settings: z.object({ words: list, ignores: list, disabled: list, rules: list, terms: list, templates: list }),
});

/** Keeps what a server says a team has decided; the last of it counts while it cannot be reached. */
export class TeamRules {
  readonly #server: Server;
  readonly #changed: () => void;
  readonly #warn: (message: string) => void;
  readonly #file: string;
  #known: z.output<typeof bundle> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isWarned = false;

  constructor(server: Server, changed: () => void, warn: (message: string) => void) {
    this.#server = server;
    this.#changed = changed;
    this.#warn = warn;
    // One file for each account of each server; the key itself is not to be read from its name.
    const name = createHash("sha256").update(`${server.address}\n${server.key}`).digest("hex").slice(0, 32);
    this.#file = join(server.cache, `rules-${name}.json`);
    this.#known = kept(this.#file);
  }

  get shared(): Shared | undefined {
    return this.#known?.Settings;
  }

  /** Asks now, and again every minute, until it is ended. */
  async follow(): Promise<void> {
    await this.#ask();
    this.#timer = setTimeout(() => void this.follow(), often).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const { address, key } = this.#server;
    const tag = this.#known?.Version;
    const headers = {
      authorization: `Bearer ${key}`,
      clientApp: "0",
      ...(tag !== undefined && { "if-none-match": `"${tag}"` }),
    };
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(new URL("/api/v1/rules", address), { headers, signal });
      if (answer.status === 304) return;
      const read = bundle.safeParse(answer.ok ? await answer.json() : undefined);
      if (!read.success) return this.#tell(texts.refused(address, String(answer.status)));
      this.#known = read.data;
      keep(this.#file, read.data);
      this.#changed();
    } catch {
      // No network: what is known counts until there is one.
      if (!this.#known) this.#tell(texts.unreachable(address));
    }
  }

  #tell(message: string): void {
    if (!this.#isWarned) this.#warn(message);
    this.#isWarned = true;
  }
}

function kept(file: string): z.output<typeof bundle> | undefined {
  try {
    return bundle.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function keep(file: string, value: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // A disk that takes nothing: it is asked for again the next time.
  }
}
