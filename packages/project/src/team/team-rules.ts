import { createHash } from "node:crypto";
import { join } from "node:path";
import { texts } from "../texts.ts";
import { askServer } from "./ask-server.ts";
import { bundle, keep, kept, type ServerBundle, type Shared, type TeamDepth } from "./bundle.ts";
import type { TeamServer } from "./server.ts";

/** So often the server is asked whether something has changed, in milliseconds. */
const often = 60_000;
/** What came of asking: something else is decided, the same as before, nothing for this key, or nobody answers. */
type Answer = "new" | "known" | "refused" | "unreachable";

/** Keeps what a server says a team has decided; the last of it counts while it cannot be reached. */
export class TeamRules {
  readonly #server: TeamServer;
  readonly #changed: () => void;
  readonly #warn: (message: string) => void;
  readonly #file: string;
  #known: ServerBundle | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isWarned = false;

  constructor(server: TeamServer, changed: () => void, warn: (message: string) => void) {
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

  /** How deeply the team has texts checked; undefined where it leaves that to each. */
  get depth(): TeamDepth | undefined {
    return this.#known?.Deeper?.Depth;
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
    const { address } = this.#server;
    const tag = this.#known?.Version;
    const headers = tag === undefined ? {} : { "if-none-match": `"${tag}"` };
    const answer = await askServer(this.#server, { path: "/api/v1/rules", headers });
    // No network: what is known counts until there is one.
    if (!answer) return this.#known ? "unreachable" : this.#tell("unreachable", texts.team.unreachable(address));
    if (answer.status === 304) return "known";
    const read = bundle.safeParse(answer.ok ? await answer.json().catch(() => undefined) : undefined);
    if (!read.success) return this.#tell("refused", texts.team.refused(address, String(answer.status)));
    this.#known = read.data;
    keep(this.#file, read.data);
    this.#changed();
    return "new";
  }

  #tell(answer: Answer, message: string): Answer {
    if (!this.#isWarned) this.#warn(message);
    this.#isWarned = true;
    return answer;
  }
}
