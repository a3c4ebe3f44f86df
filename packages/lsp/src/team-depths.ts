import type { TeamDepth } from "@housestyle/project/team";
import type { Desk } from "./desk.ts";
import { texts } from "./texts.ts";
import type { LanguageWorld, SlowerReader } from "./world.ts";

/** Has texts read as deeply as a team wants, whose word goes before one's own; where it leaves that to each, as was asked for here. */
export class TeamDepths {
  readonly #world: LanguageWorld;
  readonly #desk: Desk;
  readonly #warn: (message: string) => void;
  #wanted: TeamDepth | undefined;
  readonly #told = new Set<string>();

  constructor(world: LanguageWorld, desk: Desk, warn: (message: string) => void) {
    this.#world = world;
    this.#desk = desk;
    this.#warn = warn;
  }

  /** What the team says now. */
  obey(wanted: TeamDepth | undefined): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const { late } = this.#world;
    if (wanted === undefined) this.#desk.late = late;
    else if (wanted === "off") {
      this.#desk.late = undefined;
      if (late) this.#tell(texts.deepOffByTeam);
    } else void this.#open(wanted);
  }

  async #open(depth: "strict" | "eager"): Promise<void> {
    const opened = await this.#world.deepen(depth);
    if (this.#wanted !== depth) return;
    if ("why" in opened) {
      this.#desk.late = this.#world.late;
      this.#tell(texts.deepNotHere(opened.why));
    } else {
      this.#desk.late = opened;
      void this.#watch(opened);
    }
  }

  async #watch({ broken }: SlowerReader): Promise<void> {
    await broken;
    this.#tell(texts.deepStopped);
  }

  /** Once each. */
  #tell(message: string): void {
    if (!this.#told.has(message)) this.#warn(message);
    this.#told.add(message);
  }
}
