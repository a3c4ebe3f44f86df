import type { Finding } from "@housestyle/engine";
import type { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import type { Checker } from "../checking/checker.ts";
import type { House } from "../house/house.ts";
import type { Database } from "../keeping/database.ts";
import { type Personal, type Preferences, readPersonal, settingsOf, writePersonal } from "../keeping/personal.ts";
import { type Ignored, ignoredFrom } from "../remarks/ignored.ts";
import type { DeskState } from "./desk-state.ts";

/** Shows a message, perhaps with a way back. */
export type Tell = (text: string, undo?: () => void) => void;

/** What a person decides: words, silence, preferences. Each change is kept, told to the checker and can be undone. */
export class PersonalDesk {
  readonly #store: Store<DeskState>;
  readonly #checker: Checker;
  readonly #tell: Tell;
  readonly #redraw: () => void;
  readonly #announce: () => void;
  #database: Database | undefined;
  /** What the document wants otherwise than the person; not kept as theirs. */
  #ofDocument: Partial<Pick<Preferences, "dialect" | "style">> = {};

  constructor(
    store: Store<DeskState>,
    checker: Checker,
    parts: { readonly tell: Tell; readonly redraw: () => void; readonly announce: () => void },
  ) {
    this.#store = store;
    this.#checker = checker;
    this.#tell = parts.tell;
    this.#redraw = parts.redraw;
    this.#announce = parts.announce;
  }

  /** Reads what is kept, and keeps what comes. */
  async use(database: Database): Promise<void> {
    this.#database = database;
    await this.reload();
  }

  /** Takes over what another tab has decided. */
  async reload(): Promise<void> {
    if (!this.#database) return;
    const kept = await readPersonal(this.#database, this.#personal);
    this.#adopt({ ...kept, preferences: { ...kept.preferences, ...this.#ofDocument } });
  }

  get #personal(): Personal {
    return this.#store.read().personal;
  }

  prefer(change: Partial<Preferences>): void {
    if (change.dialect || change.style) this.#ofDocument = {};
    this.#change({ preferences: { ...this.#personal.preferences, ...change } });
  }

  addWord(word: string): void {
    this.addWords([word]);
    this.#tell(texts.done.added(word), () => this.removeWords([word]));
  }

  addWords(words: readonly string[]): void {
    this.#change({ words: new Set([...this.#personal.words, ...words]) });
  }

  removeWords(words: readonly string[]): void {
    const gone = new Set(words);
    this.#change({ words: new Set([...this.#personal.words].filter((word) => !gone.has(word))) });
  }

  /** This finding is not to be shown at this place of its paragraph again. */
  ignore(finding: Finding, paragraph: string): void {
    const ignored = ignoredFrom(finding, paragraph);
    this.#setIgnored(ignored, true);
    this.#tell(texts.done.ignored(finding.text), () => this.bringBack(ignored));
  }

  bringBack(ignored: Ignored): void {
    this.#setIgnored(ignored, false);
  }

  #setIgnored(entry: Ignored, isIgnored: boolean): void {
    const ignored = new Map(this.#personal.ignored);
    if (isIgnored) ignored.set(entry.id, entry);
    else ignored.delete(entry.id);
    this.#change({ ignored });
  }

  turnOff(rule: string): void {
    this.#change({ disabled: new Set([...this.#personal.disabled, rule]) });
    this.#tell(texts.done.turnedOff(this.#store.read().rules.get(rule)?.title ?? rule), () => this.turnOn(rule));
  }

  turnOn(rule: string): void {
    this.#change({ disabled: new Set([...this.#personal.disabled].filter((other) => other !== rule)) });
  }

  #change(change: Partial<Personal>): void {
    const before = this.#personal;
    const after = { ...before, ...change };
    this.#adopt(after);
    if (!this.#database) return;
    writePersonal(this.#database, before, after).then(this.#announce, () => this.#tell(texts.done.notKept));
  }

  /** What the account and its teams have decided counts from now on. */
  follow(house: House): void {
    this.#store.set({ house });
    this.#checker.configure(settingsOf(this.#personal, house));
  }

  /** The document has a kind of English and of text of its own; a preference changed meanwhile is kept as always. */
  readAs(change: Partial<Pick<Preferences, "dialect" | "style">>): void {
    this.#ofDocument = change;
    this.#adopt({ ...this.#personal, preferences: { ...this.#personal.preferences, ...change } });
  }

  #adopt(after: Personal): void {
    const before = this.#personal;
    this.#store.set({ personal: after });
    const { dialect, style } = after.preferences;
    if (dialect !== before.preferences.dialect) this.#checker.speak(dialect);
    if (style !== before.preferences.style || after.words !== before.words || after.disabled !== before.disabled) {
      this.#checker.configure(settingsOf(after, this.#store.read().house));
    }
    if (after.ignored !== before.ignored) this.#redraw();
    showTheme(after.preferences.theme);
  }
}

function showTheme(theme: Preferences["theme"]): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
