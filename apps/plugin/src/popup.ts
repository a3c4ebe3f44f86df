import { Card } from "./card.ts";
import { remarkCard, synonymCard } from "./card-content.ts";
import type { CheckerSettings } from "./settings.ts";
import type { Stage } from "./stage.ts";
import type { Anchor, EditableWrapper, ThesaurusData } from "./wrapper.ts";

/** What the cards need of whoever checks. */
interface PopupHost {
  readonly settings: () => CheckerSettings;
  readonly addWord: (word: string) => void;
  readonly synonyms: (data: ThesaurusData) => Promise<readonly string[]>;
  /** Leads to the next remark and answers it; undefined when there is none. */
  readonly next: (last: string | undefined) => { readonly uid: string; readonly beside: Anchor } | undefined;
}

/** Which remark or word of an editor has its card open, and what is done there. */
export class Popup {
  readonly #stage: Stage;
  readonly #wrapper: EditableWrapper;
  readonly #host: PopupHost;
  readonly #card: Card;
  /** The remark that is open, and the one that was last. */
  #current: string | undefined;
  #last: string | undefined;

  constructor(stage: Stage, wrapper: EditableWrapper, host: PopupHost) {
    this.#stage = stage;
    this.#wrapper = wrapper;
    this.#host = host;
    this.#card = new Card(stage, () => {
      this.#current = undefined;
      wrapper.onPopupClosed?.();
    });
    wrapper.onShowPopup = (uid, beside, _mouse, staysOpen) => this.#open(uid, beside, { closesByPointer: !staysOpen });
    wrapper.onPopupClose = () => this.close();
    wrapper.onPopupDeferClose = () => this.#card.closeSoon();
    wrapper.getActiveHighlightUid = () => this.#current ?? null;
    wrapper.onShowThesaurus = (data) => this.#lookUp(data);
    const keys = (event: KeyboardEvent) => {
      if (!this.#isTaken(event)) return;
      // Wrappers close the card at any key.
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    stage.element.addEventListener("keydown", keys, { capture: true, signal: stage.signal });
  }

  close(): void {
    this.#card.close();
  }

  /** F8 leads to the next remark, Escape away from the one that is open. */
  #isTaken({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    const isOpen = this.#card.isOpen;
    if (key === "Escape") this.close();
    if (key !== "F8" || ctrlKey || altKey || metaKey) return key === "Escape" && isOpen;
    const next = this.#host.next(this.#last);
    if (next) this.#open(next.uid, next.beside, { takesFocus: true });
    return next !== undefined;
  }

  #open(uid: string, beside: Anchor, coming: Parameters<Card["show"]>[2]): void {
    const info = this.#wrapper.getHighlightInfo(uid);
    if (!info || this.#stage.signal.aborted) return;
    this.#current = uid;
    this.#last = uid;
    const acting = (act: () => void) => () => {
      this.close();
      act();
      this.#stage.element.focus();
    };
    const content = remarkCard(info, {
      accept: (suggestion) => acting(() => this.#wrapper.accept(uid, suggestion))(),
      ignore: acting(() => this.#wrapper.ignore(uid)),
      omit: acting(() => this.#wrapper.omit(uid)),
      ...(this.#host.settings().disableDictionary !== true && {
        addWord: acting(() => {
          this.#wrapper.onAddToDictionary(uid);
          this.#host.addWord(info.word);
        }),
      }),
    });
    this.#card.show(content, beside, coming);
  }

  #lookUp(data: ThesaurusData | undefined): boolean {
    const { showThesaurusByDoubleClick, showContextThesaurus } = this.#host.settings();
    if (!data?.word || showThesaurusByDoubleClick === false || this.#stage.signal.aborted) return false;
    this.#current = undefined;
    const asked = { ...data, isContextual: data.isContextual && showContextThesaurus !== false };
    const beside = data.wordRange ?? this.#stage.element;
    const choose = (word: string) => {
      this.close();
      this.#wrapper.applyThesaurus(word);
    };
    this.#card.show(synonymCard(data.word, undefined, choose), beside);
    void this.#host.synonyms(asked).then((words) => {
      if (this.#card.isShowing(beside)) this.#card.show(synonymCard(data.word, words, choose), beside);
    });
    return true;
  }
}
