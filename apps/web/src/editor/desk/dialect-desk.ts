import type { FromWorker } from "@housestyle/checker";
import type { Dialect } from "@housestyle/engine";
import { Store } from "../../store.ts";
import type { Desk } from "./desk.ts";

/** Another English than the chosen one that the text seems to be in. */
export interface DialectState {
  readonly likely: Dialect | undefined;
}

/** Notices that a text is written in another English than it is read in. Offers it; decides nothing. */
export class DialectDesk {
  readonly state = new Store<DialectState>({ likely: undefined });
  readonly #desk: Desk;
  #asked = "";
  #isDismissed = false;
  readonly dispose: () => void;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.dispose = desk.state.subscribe(() => this.#look());
  }

  #look(): void {
    const { remarks, personal, slow } = this.#desk.state.read();
    if (this.#isDismissed || slow) return;
    const foreign = remarks.flatMap(({ finding }) => (finding.ruleId === "spelling/dialect" ? [finding.text] : []));
    const words = [...new Set(foreign)];
    const question = `${personal.preferences.dialect} ${words.join(" ")}`;
    if (question === this.#asked) return;
    this.#asked = question;
    if (words.length === 0) this.state.set({ likely: undefined });
    else this.#desk.checking?.checker.ask({ type: "dialect-of", words });
  }

  answered(message: FromWorker): void {
    if (message.type !== "dialect-of") return;
    const { dialect } = this.#desk.state.read().personal.preferences;
    this.state.set({ likely: this.#isDismissed || message.likely === dialect ? undefined : message.likely });
  }

  /** The writer does not want to be asked again as long as the page is open. */
  dismiss(): void {
    this.#isDismissed = true;
    this.state.set({ likely: undefined });
  }
}
