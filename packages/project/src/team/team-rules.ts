import { createHash } from "node:crypto";
import { join } from "node:path";
import { texts } from "../texts.ts";
import { type Bundle, bundle, keep, kept, type Shared } from "./bundle.ts";

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

/** What came of asking: something else is decided, the same as before, nothing for this key, or nobody answers. */
type Answer = "new" | "known" | "refused" | "unreachable";

/** Keeps what a server says a team has decided; the last of it counts while it cannot be reached. */
export class TeamRules {
  readonly #server: Server;
  readonly #changed: () => void;
  readonly #warn: (message: string) => void;
  readonly #file: string;
  #known: Bundle | undefined;
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
    await this.ask();
    this.#timer = setTimeout(() => void this.follow(), often).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Asks whether something else is decided than what is known. */
  async ask(): Promise<Answer> {
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
      if (answer.status === 304) return "known";
      const read = bundle.safeParse(answer.ok ? await answer.json() : undefined);
      if (!read.success) return this.#tell("refused", texts.team.refused(address, String(answer.status)));
      this.#known = read.data;
      keep(this.#file, read.data);
      this.#changed();
      return "new";
    } catch {
      // No network: what is known counts until there is one.
      return this.#known ? "unreachable" : this.#tell("unreachable", texts.team.unreachable(address));
    }
  }

  #tell(answer: Answer, message: string): Answer {
    if (!this.#isWarned) this.#warn(message);
    this.#isWarned = true;
    return answer;
  }
}
