import type { TeamDepth } from "@housestyle/project/team";
import type { LanguageServerContext, SlowerReader } from "./language-server-context.ts";
import type { OpenTexts } from "./open-texts.ts";
import { texts } from "./texts.ts";

/** Applies the depth of deep checking that a team sets, which takes precedence, or else the one requested here. */
export class TeamDepths {
  readonly #context: LanguageServerContext;
  readonly #openTexts: OpenTexts;
  readonly #warn: (message: string) => void;
  #wanted: TeamDepth | undefined;
  readonly #states = new Set<string>();

  constructor(context: LanguageServerContext, openTexts: OpenTexts, warn: (message: string) => void) {
    this.#context = context;
    this.#openTexts = openTexts;
    this.#warn = warn;
  }

  /** Applies the team's current setting. */
  obey(wanted: TeamDepth | undefined): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const { late } = this.#context;
    if (wanted === undefined) this.#openTexts.late = late;
    else if (wanted === "off") {
      this.#openTexts.late = undefined;
      if (late) this.#tell(texts.deepOffByTeam);
    } else void this.#open(wanted);
  }

  async #open(depth: "strict" | "eager"): Promise<void> {
    const opened = await this.#context.deepen(depth);
    if (this.#wanted !== depth) return;
    if ("why" in opened) {
      this.#openTexts.late = this.#context.late;
      this.#tell(texts.deepNotHere(opened.why));
    } else {
      this.#openTexts.late = opened;
      void this.#watch(opened);
    }
  }

  async #watch({ broken }: SlowerReader): Promise<void> {
    await broken;
    this.#tell(texts.deepStopped);
  }

  /** Shows each message only once. */
  #tell(message: string): void {
    if (!this.#states.has(message)) this.#warn(message);
    this.#states.add(message);
  }
}
