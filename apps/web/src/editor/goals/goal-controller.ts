import type { FromWorker, Offender } from "@housestyle/checker";
import type { DocumentMeasures, Goal, Target } from "@housestyle/engine";
import { TextSelection } from "prosemirror-state";
import { Store } from "../../store.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { goalMarks, markStretches, type Shaded } from "./goal-marks.ts";
import { type Standing, standingOf } from "./standing-of.ts";

/** The text in numbers, and what keeps it from the goal somebody looks at. */
export interface GoalsState {
  readonly measures: DocumentMeasures | undefined;
  readonly goal: Goal | undefined;
  readonly offenders: readonly Offender[];
  /** Which of them the writer was led to last. */
  readonly at: number | undefined;
}

/** Measures the text while its goals are looked at, and leads to what stands in their way. */
export class GoalController {
  readonly state = new Store<GoalsState>({ measures: undefined, goal: undefined, offenders: [], at: undefined });
  readonly #controller: EditorController;
  readonly dispose: () => void;
  #isShown = false;
  /** What the goal that is looked at was when its places were asked for. */
  #sought: Standing | undefined;

  constructor(controller: EditorController) {
    this.#controller = controller;
    controller.addPlugins([goalMarks()]);
    let engine = controller.state.read().engine;
    this.dispose = controller.state.subscribe(() => {
      const now = controller.state.read().engine;
      // A checker that has started anew knows nothing of goals.
      if (now === "ready" && engine !== "ready" && this.#isShown) this.show(true);
      engine = now;
      this.#followTarget();
    });
  }

  /** The goals are looked at from now on, or no more. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    this.#controller.checking?.checker.ask({ type: "measure", isWanted: isShown });
    if (!isShown) this.seek(undefined);
  }

  setTarget(goal: Goal, target: Target | undefined): void {
    const { [goal]: _before, ...others } = this.#controller.state.read().personal.preferences.targets;
    this.#controller.personal.prefer({ targets: target ? { ...others, [goal]: target } : others });
  }

  /** The writer or their team may have set another target for the goal that is looked at. */
  #followTarget(): void {
    const { goal } = this.state.read();
    if (!goal || !this.#sought) return;
    const { least, most } = standingOf(goal, this.#controller.state.read()).target;
    if (least !== this.#sought.target.least || most !== this.#sought.target.most) this.seek(goal);
  }

  /** Marks what keeps the text from this goal, or nothing. */
  seek(goal: Goal | undefined): void {
    this.#sought = goal && standingOf(goal, this.#controller.state.read());
    this.state.set({ goal, offenders: [], at: undefined });
    this.#mark([]);
    this.#controller.checking?.checker.ask({ type: "offenders", goal, target: this.#sought?.target ?? {} });
  }

  answered(message: FromWorker): void {
    if (message.type === "measured") this.state.set({ measures: message.measures });
    else if (message.type === "offend" && message.goal === this.state.read().goal) {
      this.state.set({ offenders: message.offenders });
      this.#mark(message.offenders);
    }
  }

  /** Leads to the next stretch, or to the one before, around the end. */
  go(step: 1 | -1): void {
    const { offenders, at } = this.state.read();
    const { view } = this.#controller;
    if (offenders.length === 0 || !view) return;
    const next =
      at === undefined ? (step === 1 ? 0 : offenders.length - 1) : (at + step + offenders.length) % offenders.length;
    const places = this.#places(offenders, next);
    const place = places.find(({ isCurrent }) => isCurrent);
    if (!place) return;
    this.state.set({ at: next });
    const selection = TextSelection.create(view.state.doc, place.from, place.to);
    view.dispatch(markStretches(view.state.tr, places).setSelection(selection).scrollIntoView());
  }

  #mark(offenders: readonly Offender[]): void {
    const { view } = this.#controller;
    if (view) view.dispatch(markStretches(view.state.tr, this.#places(offenders)));
  }

  #places(offenders: readonly Offender[], current?: number): Shaded[] {
    const checker = this.#controller.checking?.checker;
    return offenders.flatMap(({ stamp, start, end }, index) => {
      const block = checker?.block(stamp);
      return block ? [{ from: block.pos + 1 + start, to: block.pos + 1 + end, isCurrent: index === current }] : [];
    });
  }
}
