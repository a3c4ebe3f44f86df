import type { CheckProgress, FromWorker } from "@housestyle/checker";
import type { Dialect } from "@housestyle/engine";
import { Store } from "@housestyle/ui/store";
import type { EditorController } from "./editor-controller.ts";

/** Another English than the chosen one that the text seems to be in. */
export interface DialectState {
  readonly likely: Dialect | undefined;
  /** Another English was chosen, and the text has not been checked in it yet. */
  readonly isCheckingAgain: boolean;
}

/** Notices that a text is written in another English than it is read in, and that another was chosen. It decides nothing. */
export class DialectController {
  readonly state = new Store<DialectState>({ likely: undefined, isCheckingAgain: false });
  readonly #controller: EditorController;
  #asked = "";
  #isDismissed = false;
  #chosen: Dialect;
  /**
   * The progress of the check when another variety of English was chosen. Its results are outdated once the check
   * starts again.
   */
  #before: CheckProgress | undefined;
  readonly dispose: () => void;

  constructor(controller: EditorController) {
    this.#controller = controller;
    this.#chosen = controller.state.read().personal.preferences.dialect;
    this.dispose = controller.state.subscribe(() => this.#look());
  }

  #follow(): void {
    const { personal, progress, engine } = this.#controller.state.read();
    const { dialect } = personal.preferences;
    if (dialect !== this.#chosen) {
      this.#chosen = dialect;
      this.#before = progress;
      this.state.set({ isCheckingAgain: true });
    } else if (this.#before && (engine === "failed" || (progress !== this.#before && isDone(progress)))) {
      this.#before = undefined;
      this.state.set({ isCheckingAgain: false });
    }
  }

  #look(): void {
    this.#follow();
    const { remarks, personal, slow } = this.#controller.state.read();
    if (this.#isDismissed || slow) return;
    const foreign = remarks.flatMap(({ finding }) => (finding.ruleId === "spelling/dialect" ? [finding.text] : []));
    const words = [...new Set(foreign)];
    const question = `${personal.preferences.dialect} ${words.join(" ")}`;
    if (question === this.#asked) return;
    this.#asked = question;
    if (words.length === 0) this.state.set({ likely: undefined });
    else this.#controller.checking?.checker.ask({ type: "dialect-of", words });
  }

  answered(message: FromWorker): void {
    if (message.type !== "dialect-of") return;
    const { dialect } = this.#controller.state.read().personal.preferences;
    this.state.set({ likely: this.#isDismissed || message.likely === dialect ? undefined : message.likely });
  }

  /** The writer does not want to be asked again until the page is reloaded. */
  dismiss(): void {
    this.#isDismissed = true;
    this.state.set({ likely: undefined });
  }
}

const isDone = ({ checked, total }: CheckProgress): boolean => checked >= total;
