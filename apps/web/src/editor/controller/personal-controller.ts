import type { Dialect } from "@housestyle/engine";
import type { Store } from "@housestyle/ui/store";
import { texts } from "../../texts/editor.ts";
import type { AccountRules } from "../account-rules/account-rules.ts";
import { type Personal, type Preferences, readPersonal } from "../storage/personal.ts";
import { type DialectAndStyle, type ReadingPreferences, readingOf } from "../storage/reading.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import type { ControllerState } from "./controller-state.ts";

/** Shows a message, perhaps with a way back. */
export type Notify = (text: string, undo?: () => void) => void;

/** The part that follows the settings, once it has been loaded. */
export interface Obeying {
  /** Something that decides about rules has changed in the state. */
  configure(): void;
  speak(dialect: Dialect): void;
  /** The learned weights of rules have changed. */
  learn(): void;
}

/** Callbacks for a person’s choices. */
interface PersonalCallbacks {
  /** Returns the checker, once it has been loaded. */
  readonly checker: () => Obeying | undefined;
  readonly notify: Notify;
  readonly redraw: () => void;
  readonly announce: () => void;
}

/**
 * A person’s choices: words, rules that are turned off, preferences. Each change is stored, passed to the checker, and
 * can be undone.
 */
export class PersonalController {
  readonly #store: Store<ControllerState>;
  readonly #callbacks: PersonalCallbacks;
  #database: BrowserDatabase | undefined;
  /** Settles when everything that was decided here is stored, or could not be. */
  #writes: Promise<void> = Promise.resolve();
  /** How the document is to be read; undefined for the draft of this device, which is read as its writer likes. */
  #ofDocument: Partial<DialectAndStyle> | undefined;
  #ofPerson: Pick<ReadingPreferences, "account" | "team"> = { account: {}, team: {} };
  /** The dialect and style for a text if no one has chosen any. */
  readonly #otherwise: DialectAndStyle;

  constructor(store: Store<ControllerState>, callbacks: PersonalCallbacks) {
    this.#store = store;
    this.#otherwise = store.read().personal.preferences;
    this.#callbacks = callbacks;
  }

  /** Reads what is kept, and keeps what comes. */
  async use(database: BrowserDatabase): Promise<void> {
    this.#database = database;
    await this.reload();
  }

  /** Takes over what another tab has decided. What is decided here in the meantime is stored first, so that it counts. */
  async reload(): Promise<void> {
    if (!this.#database) return;
    let read: Personal;
    let writes: Promise<void>;
    do {
      writes = this.#writes;
      await writes;
      read = await readPersonal(this.#database, this.decided);
    } while (writes !== this.#writes);
    this.#adopt(read);
  }

  /** What this person has decided so far. */
  get decided(): Personal {
    return this.#store.read().personal;
  }

  prefer(change: Partial<Omit<Preferences, keyof DialectAndStyle>>): void {
    this.decide({ preferences: { ...this.decided.preferences, ...change } });
  }

  /**
   * Applies the writer’s choice of dialect or style, which is stored with the document, or with the draft on this
   * device.
   */
  choose(change: Partial<DialectAndStyle>): void {
    if (this.#ofDocument) this.readAs({ ...this.#ofDocument, ...change });
    else this.decide({ chosen: { ...this.decided.chosen, ...change } });
  }

  /** Changes a person’s choices: they are stored and passed to the checker and to other tabs. */
  decide(change: Partial<Personal>): void {
    const before = this.decided;
    const after = { ...before, ...change };
    this.#adopt(after);
    const database = this.#database;
    if (!database) return;
    // It comes with the frame of the page: nobody decides before that is there.
    const written = import("../storage/write-personal.ts")
      .then(({ writePersonal }) => writePersonal(database, before, after))
      .then(this.#callbacks.announce, () => this.#callbacks.notify(texts.status.saved.impossible));
    this.#writes = Promise.all([this.#writes, written]).then(() => undefined);
  }

  /** What the account and its teams have decided counts from now on. */
  follow(accountRules: AccountRules): void {
    this.#store.set({ house: accountRules });
    this.configure();
  }

  /** Passes the settings in the state to the checker after something that affects the rules has changed. */
  configure(): void {
    this.#callbacks.checker()?.configure();
  }

  /** The document has a kind of English and of text of its own. */
  readAs(reading: Partial<DialectAndStyle>): void {
    this.#ofDocument = reading;
    this.#adopt(this.decided);
  }

  /** Sets the preferences of the account and its team, which apply where nothing else is chosen. */
  wish(wishes: Pick<ReadingPreferences, "account" | "team">): void {
    this.#ofPerson = wishes;
    this.#adopt(this.decided);
  }

  #adopt(decided: Personal): void {
    const before = this.decided;
    const wishes = { ...this.#ofPerson, device: decided.chosen, document: this.#ofDocument ?? {} };
    const { dialect, style } = readingOf(wishes, this.#otherwise);
    const after = { ...decided, preferences: { ...decided.preferences, dialect, style } };
    this.#store.set({ personal: after });
    if (dialect !== before.preferences.dialect) this.#callbacks.checker()?.speak(dialect);
    const isOther =
      style !== before.preferences.style ||
      decided.preferences.picky !== before.preferences.picky ||
      after.words !== before.words ||
      after.disabled !== before.disabled;
    if (isOther) this.configure();
    if (after.tallies !== before.tallies) this.#callbacks.checker()?.learn();
    if (after.ignored !== before.ignored) this.#callbacks.redraw();
    showTheme(after.preferences.theme);
  }
}

function showTheme(theme: Preferences["theme"]): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
