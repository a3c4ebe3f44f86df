import type { Checker } from "@housestyle/checker";
import type { Finding } from "@housestyle/engine";
import { type Ignored, ignoredFrom } from "@housestyle/panel";
import type { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import type { House } from "../house/house.ts";
import { type Personal, type Preferences, readPersonal, settingsOf, writePersonal } from "../keeping/personal.ts";
import { type Reading, readingOf, type Wishes } from "../keeping/reading.ts";
import type { Database } from "../keeping/shape.ts";
import type { DeskState } from "./desk-state.ts";

/** Shows a message, perhaps with a way back. */
export type Tell = (text: string, undo?: () => void) => void;

/** What a person decides: words, silence, preferences. Each change is kept, told to the checker and can be undone. */
export class PersonalDesk {
  readonly #store: Store<DeskState>;
  readonly #checker: Pick<Checker, "configure" | "speak">;
  readonly #tell: Tell;
  readonly #redraw: () => void;
  readonly #announce: () => void;
  #database: Database | undefined;
  /** How the document is to be read; undefined for the draft of this device, which is read as its writer likes. */
  #ofDocument: Partial<Reading> | undefined;
  #ofPerson: Pick<Wishes, "account" | "team"> = { account: {}, team: {} };
  /** How a text is read when nobody has decided anything. */
  readonly #otherwise: Reading;

  constructor(
    store: Store<DeskState>,
    checker: Pick<Checker, "configure" | "speak">,
    parts: { readonly tell: Tell; readonly redraw: () => void; readonly announce: () => void },
  ) {
    this.#store = store;
    this.#otherwise = store.read().personal.preferences;
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
    this.#adopt(await readPersonal(this.#database, this.#personal));
  }

  get #personal(): Personal {
    return this.#store.read().personal;
  }

  prefer(change: Partial<Omit<Preferences, keyof Reading>>): void {
    this.#change({ preferences: { ...this.#personal.preferences, ...change } });
  }

  /** The writer has chosen how the text is read: that goes with the document, or with the draft of this device. */
  choose(change: Partial<Reading>): void {
    if (this.#ofDocument) this.readAs({ ...this.#ofDocument, ...change });
    else this.#change({ chosen: { ...this.#personal.chosen, ...change } });
  }

  addWord(word: string): void {
    this.addWords([word]);
    this.#tell(texts.done.added(word), () => this.removeWords([word]));
  }

  /** The same for many at once, with one step back. */
  addNames(names: readonly string[]): void {
    this.addWords(names);
    this.#tell(texts.done.addedAll(names.length), () => this.removeWords(names));
  }

  addWords(words: readonly string[]): void {
    this.#change({ words: new Set([...this.#personal.words, ...words]) });
  }

  removeWords(words: readonly string[]): void {
    const gone = new Set(words);
    this.#change({ words: new Set([...this.#personal.words].filter((word) => !gone.has(word))) });
  }

  /** These findings, which say the same, are not to be shown at these places of their paragraphs again. */
  ignore(found: readonly { readonly finding: Finding; readonly paragraph: string }[]): void {
    const entries = found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph));
    const [first] = entries;
    if (!first) return;
    this.#change({ ignored: new Map([...this.#personal.ignored, ...byId(entries)]) });
    const said = found.length === 1 ? texts.done.ignored(first.text) : texts.done.ignoredAll(found.length, first.text);
    this.#tell(said, () => this.bringBack(entries));
  }

  bringBack(entries: readonly Ignored[]): void {
    const back = byId(entries);
    this.#change({ ignored: new Map([...this.#personal.ignored].filter(([id]) => !back.has(id))) });
  }

  /** A rule says nothing any more to this person; `title` is what people call it. */
  turnOff(rule: string, title: string): void {
    this.#change({ disabled: new Set([...this.#personal.disabled, rule]) });
    this.#tell(texts.done.turnedOff(title), () => this.turnOn(rule));
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
    this.configure();
  }

  /** The checker obeys from now on what stands in the state: something that decides about rules has changed there. */
  configure(): void {
    this.#checker.configure(settingsOf(this.#store.read()));
  }

  /** The document has a kind of English and of text of its own. */
  readAs(reading: Partial<Reading>): void {
    this.#ofDocument = reading;
    this.#adopt(this.#personal);
  }

  /** What the account and its team wish for where nothing else is chosen. */
  wish(wishes: Pick<Wishes, "account" | "team">): void {
    this.#ofPerson = wishes;
    this.#adopt(this.#personal);
  }

  #adopt(decided: Personal): void {
    const before = this.#personal;
    const wishes = { ...this.#ofPerson, device: decided.chosen, document: this.#ofDocument ?? {} };
    const { dialect, style } = readingOf(wishes, this.#otherwise);
    const after = { ...decided, preferences: { ...decided.preferences, dialect, style } };
    this.#store.set({ personal: after });
    if (dialect !== before.preferences.dialect) this.#checker.speak(dialect);
    if (style !== before.preferences.style || after.words !== before.words || after.disabled !== before.disabled) {
      this.configure();
    }
    if (after.ignored !== before.ignored) this.#redraw();
    showTheme(after.preferences.theme);
  }
}

function byId(entries: readonly Ignored[]): ReadonlyMap<string, Ignored> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function showTheme(theme: Preferences["theme"]): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
