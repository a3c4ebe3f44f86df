import type { Block, Checker, FromWorker, Offender } from "@housestyle/checker";
import type { Goal, Target } from "@housestyle/engine";
import type { Shaded, Surface } from "@housestyle/surfaces";
import type { GoalsSlot } from "./goals-state.ts";
import { type GoalContext, type GoalStanding, standingOf } from "./standing-of.ts";

/** What the goals need from the app that shows them. */
export interface GoalHost<B extends Block = Block> {
  /** Returns the surface and the checker of the text, or undefined until both exist. */
  readonly checking: () => { readonly checker: Checker<B>; readonly surface: Surface<B> } | undefined;
  readonly decided: () => GoalContext;
  /** Calls the listener when `decided` may return something else. */
  readonly follow: (listener: () => void) => () => void;
  /** Sets the writer's target. Undefined restores the target of the team or the default. */
  readonly want: (goal: Goal, target: Target | undefined) => void;
}

/** Measures the text while its goals are shown, and navigates to what keeps it from meeting them. */
export class GoalController<B extends Block = Block> {
  readonly state: GoalsSlot;
  readonly dispose: () => void;
  readonly #host: GoalHost<B>;
  #isShown = false;
  /** The standing of the open goal when its places were requested. */
  #sought: GoalStanding | undefined;

  constructor(state: GoalsSlot, host: GoalHost<B>) {
    this.state = state;
    this.#host = host;
    this.dispose = host.follow(() => this.#followTarget());
  }

  /** Starts or stops measuring, as the goals are shown or hidden. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    this.#host.checking()?.checker.ask({ type: "measure", isWanted: isShown });
    if (!isShown) this.seek(undefined);
  }

  /** Repeats the requests for a checker that has been restarted. */
  again(): void {
    if (!this.#isShown) return;
    this.show(true);
    this.seek(this.state.read().goal);
  }

  standing(goal: Goal): GoalStanding {
    return standingOf(goal, this.#host.decided());
  }

  /** Whether a team of the writer has set this goal. */
  isTeams(goal: Goal): boolean {
    return this.#host.decided().teams[goal] !== undefined;
  }

  want(goal: Goal, target: Target | undefined): void {
    this.#host.want(goal, target);
  }

  /** Updates the places of the open goal if its target has changed. */
  #followTarget(): void {
    const { goal } = this.state.read();
    if (!goal || !this.#sought) return;
    const { least, most } = this.standing(goal).target;
    if (least !== this.#sought.target.least || most !== this.#sought.target.most) this.seek(goal);
  }

  /** Highlights the places that keep the text from this goal. Undefined highlights none. */
  seek(goal: Goal | undefined): void {
    this.#sought = goal && this.standing(goal);
    this.state.set({ goal, offenders: [], at: undefined });
    this.#host.checking()?.surface.shade([]);
    this.#host.checking()?.checker.ask({ type: "offenders", goal, target: this.#sought?.target ?? {} });
  }

  /** Handles a message from the worker. */
  answered(message: FromWorker): void {
    if (message.type === "measured") this.state.set({ measures: message.measures });
    else if (message.type === "offend" && message.goal === this.state.read().goal) {
      this.state.set({ offenders: message.offenders });
      this.#host.checking()?.surface.shade(this.#places(message.offenders));
    }
  }

  /** Moves to the next or previous place, and wraps around. */
  go(step: 1 | -1): void {
    const { offenders, at } = this.state.read();
    const surface = this.#host.checking()?.surface;
    if (offenders.length === 0 || !surface) return;
    const next =
      at === undefined ? (step === 1 ? 0 : offenders.length - 1) : (at + step + offenders.length) % offenders.length;
    const places = this.#places(offenders, next);
    const place = places.find(({ isCurrent }) => isCurrent);
    if (!place) return;
    this.state.set({ at: next });
    surface.shade(places);
    surface.select(place.from, place.to);
  }

  #places(offenders: readonly Offender[], current?: number): readonly Shaded[] {
    const checking = this.#host.checking();
    return offenders.flatMap(({ stamp, start, end }, index) => {
      const block = checking?.checker.block(stamp);
      if (!checking || !block) return [];
      const from = checking.surface.place(block, start);
      return [{ from, to: from + end - start, isCurrent: index === current }];
    });
  }
}

/** The part of the goal controller that views use. */
export type GoalActions = Pick<GoalController, "state" | "show" | "standing" | "isTeams" | "want" | "seek" | "go">;
