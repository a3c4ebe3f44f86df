import { DistantPort, type FoundElsewhere, type FromWorker, pageClock } from "@housestyle/checker";
import { defaultSettings } from "@housestyle/engine";
import { aboutFor, type ProgramInfo } from "./about.ts";
import type { CheckFailure } from "./check-failure.ts";
import { LocalDictionary, type LocalDictionaryEntry } from "./dictionary.ts";
import { nextMark } from "./next-mark.ts";
import { NoticeBar } from "./notice.ts";
import { OwnWrapper } from "./own-wrapper.ts";
import { Popup } from "./popup.ts";
import { Service } from "./service.ts";
import {
  type CheckerSettings,
  defaultCheckerSettings,
  languagesOf,
  type PluginLanguage,
  type ServiceSettings,
} from "./settings.ts";
import { Stage } from "./stage.ts";
import { type FoundTag, isWanted, tagOf } from "./tag-of.ts";
import { texts } from "./texts.ts";
import type { EditableWrapper } from "./wrapper.ts";

/** Where this script came from: the server of those who name no other. */
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

/** One block of the editor's, and what was found in it when it was checked last. */
interface CheckedEditorBlock {
  readonly block: object;
  readonly text: string;
  readonly tags: readonly FoundTag[];
}

/** What there is while an editor is checked. */
interface Running {
  readonly port: DistantPort;
  readonly stage: Stage;
  readonly popup: Popup;
  readonly notice: NoticeBar;
}

/**
 * Checks what is written in one element of a page, as the public editor plug-ins ask for it. Before `activate` nothing is read,
 * drawn or sent; after `deactivate` nothing is any more.
 */
export class GrammarChecker {
  /** Told `connected` when the server has answered, `disconnected` when it has not, or not as it should. */
  onConnectionChange?: ((status: "connected" | "disconnected") => void) | null;
  readonly #element: HTMLElement;
  readonly #service: Service;
  readonly #about: ProgramInfo;
  readonly #offered: ServiceSettings["languages"];
  readonly #wrapper: EditableWrapper;
  readonly #dictionary = new LocalDictionary();
  #settings: CheckerSettings;
  #running: Running | undefined;
  #isReady = false;
  #isWanted = false;
  /** Why the last text was not checked. */
  #trouble: CheckFailure | undefined;
  /** By stamp, in the order of the text. A block keeps its stamp for as long as it keeps its words. */
  #known: ReadonlyMap<number, CheckedEditorBlock> = new Map();
  #stamp = 0;

  constructor(
    element: HTMLElement,
    service: ServiceSettings = {},
    settings: CheckerSettings = {},
    wrapper?: EditableWrapper,
  ) {
    this.#element = element;
    this.#service = new Service(service, scriptUrl);
    this.#about = aboutFor(this.#service.address);
    this.#offered = service.languages;
    this.#wrapper = wrapper ?? (new OwnWrapper(element) as EditableWrapper);
    this.#settings = { ...defaultCheckerSettings, ...settings };
  }

  /** Ready at once: plug-ins wait for it before they go on. */
  init(): Promise<void> {
    this.#isReady = true;
    return Promise.resolve();
  }

  activate(): void {
    this.#isWanted = true;
    this.#turn();
  }

  deactivate(): void {
    this.#isWanted = false;
    this.#turn();
  }

  isActivated(): boolean {
    return this.#running !== undefined;
  }

  /** Has the whole text checked as it is now. */
  checkAll(): void {
    if (!this.#running) return;
    const remove = this.#known.size;
    const before = new Map<string, [number, CheckedEditorBlock][]>();
    for (const each of this.#known) before.set(each[1].text, [...(before.get(each[1].text) ?? []), each]);
    const known = new Map<number, CheckedEditorBlock>();
    for (const block of this.#wrapper.getAllElements()) {
      const text = this.#wrapper.getText(block);
      const [stamp, same] = before.get(text)?.shift() ?? [++this.#stamp, undefined];
      known.set(stamp, { block, text, tags: same?.tags ?? [] });
    }
    this.#known = known;
    const insert = [...known].map(([stamp, { block, text }]) => ({
      stamp,
      paragraph: this.#wrapper.getParagraph?.(block) ?? { kind: "prose", text },
    }));
    this.#running.port.postMessage({ type: "splice", at: 0, remove, insert });
  }

  clearMarks(): void {
    this.#wrapper.clearMarks(false);
  }

  /** Draws again what was found last. */
  reloadMarks(): void {
    for (const known of this.#known.values()) this.#draw(known);
  }

  /** Changes what is named. To turn the checker on or off is as good as `activate` and `deactivate`, once it has been initialised. */
  setSettings(settings: CheckerSettings): void {
    const was = this.#isEnabled;
    this.#settings = { ...this.#settings, ...settings };
    if (this.#isEnabled !== was && this.#isReady) this.#isWanted = this.#isEnabled;
    this.#turn();
    this.checkAll();
  }

  getSettings(): CheckerSettings {
    return { ...this.#settings };
  }

  getAvailableLanguages(): readonly PluginLanguage[] {
    return languagesOf(this.#settings, this.#offered);
  }

  getApplicationName(): string {
    return this.#about.name;
  }

  getApplicationVersion(): string {
    return this.#about.version;
  }

  getVersionedApplicationName(): string {
    return `${this.getApplicationName()} ${this.getApplicationVersion()}`;
  }

  getCopyrightUrl(): string {
    return this.#about.url;
  }

  getBrandImageUrl(): string {
    return this.#about.picture;
  }

  getCurrentErrorCount(): number {
    return (
      this.#wrapper.getCurrentErrorCount?.() ??
      [...this.#known.values()].reduce((sum, { tags }) => sum + tags.length, 0)
    );
  }

  async addToDictionary(word: string, replacement?: string): Promise<readonly LocalDictionaryEntry[]> {
    this.#dictionary.add(word, replacement);
    this.checkAll();
    return this.#dictionary.entries;
  }

  async removeFromDictionary(id: string): Promise<void> {
    this.#dictionary.remove(id);
    this.checkAll();
  }

  async getDictionaryEntries(): Promise<readonly LocalDictionaryEntry[]> {
    return this.#dictionary.entries;
  }

  get #isEnabled(): boolean {
    return this.#settings.checkerIsEnabled !== false;
  }

  #turn(): void {
    const isOn = this.#isWanted && this.#isEnabled;
    if (isOn && !this.#running) this.#start();
    else if (!isOn && this.#running) this.#stop(this.#running);
  }

  #start(): void {
    const wrapper = this.#wrapper;
    const stage = new Stage(this.#element);
    const { signal } = stage;
    const port = new DistantPort((text) => this.#check(text, signal), pageClock);
    port.listen((message) => this.#told(message));
    port.postMessage({ type: "open", dialect: "en-US", settings: defaultSettings });
    const popup = new Popup(stage, wrapper, {
      settings: () => this.#settings,
      addWord: (word) => void this.addToDictionary(word),
      synonyms: (data) => this.#service.synonyms(data, this.#settings, signal),
      next: (last) => (wrapper instanceof OwnWrapper ? wrapper.next() : nextMark(this.#element, last)),
    });
    this.#running = { port, stage, popup, notice: new NoticeBar(stage) };
    wrapper.onBlockChanged = () => this.checkAll();
    wrapper.onCheckRequired = () => this.checkAll();
    wrapper.bindEditable?.();
    wrapper.bindChangeEvents?.();
    this.checkAll();
  }

  #stop({ port, stage, popup }: Running): void {
    this.#running = undefined;
    this.#known = new Map();
    port.end();
    popup.close();
    stage.remove();
    this.#wrapper.clearMarks(false);
    this.#wrapper.unbindChangeEvents?.();
    this.#wrapper.unbindEditable?.("editors-switched-off");
  }

  async #check(text: string, signal: AbortSignal): Promise<FoundElsewhere | undefined> {
    const found = await this.#service.check(text, this.#settings, this.#dictionary.entries, signal);
    this.#trouble = typeof found === "string" ? found : undefined;
    return typeof found === "string" ? undefined : found;
  }

  #told(message: FromWorker): void {
    if (message.type !== "checked" && message.type !== "unanswered") return;
    this.#running?.notice.show(this.#trouble && texts.troubles[this.#trouble]);
    this.onConnectionChange?.(this.#trouble ? "disconnected" : "connected");
    if (message.type === "unanswered") return;
    const known = new Map(this.#known);
    for (const { stamp, findings } of message.paragraphs) {
      const was = known.get(stamp);
      // It has other words by now, and is asked for again.
      if (!was || this.#wrapper.getText(was.block) !== was.text) continue;
      const tags = findings.filter((finding) => isWanted(finding, this.#settings)).map(tagOf);
      const now = { ...was, tags };
      known.set(stamp, now);
      this.#draw(now);
    }
    this.#known = known;
  }

  #draw({ block, text, tags }: CheckedEditorBlock): void {
    this.#wrapper.applyHighlightsSingleBlock(block, text, tags, [], true);
  }
}
