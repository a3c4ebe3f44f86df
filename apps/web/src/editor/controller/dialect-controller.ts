import type { FromWorker } from "@housestyle/checker";
import type { Dialect } from "@housestyle/engine";
import { Store } from "../../store.ts";
import type { EditorController } from "./editor-controller.ts";

/** Another English than the chosen one that the text seems to be in. */
export interface DialectState {
  readonly likely: Dialect | undefined;
}

/** Notices that a text is written in another English than it is read in. Offers it; decides nothing. */
export class DialectController {
  readonly state = new Store<DialectState>({ likely: undefined });
  readonly #controller: EditorController;
  #asked = "";
  #isDismissed = false;
  readonly dispose: () => void;

  constructor(controller: EditorController) {
    this.#controller = controller;
    this.dispose = controller.state.subscribe(() => this.#look());
  }

  #look(): void {
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

  /** The writer does not want to be asked again as long as the page is open. */
  dismiss(): void {
    this.#isDismissed = true;
    this.state.set({ likely: undefined });
  }
}
