import { Checker, NearPort, pageClock } from "@housestyle/checker";
import { defaultSettings, type RuleInfo } from "@housestyle/engine";
import {
  type CardPlacement,
  type Ignored,
  ignoredFrom,
  type ListState,
  noRemarks,
  RemarkCommands,
  RemarkController,
  type RemarksState,
  type WriterEvent,
  withoutIgnored,
} from "@housestyle/panel";
import type { RemarkAction } from "@housestyle/panel/view";
import type { Remark } from "@housestyle/surfaces";
import { type Drawing, type ForeignSurface, isAskable, surfaceOf } from "@housestyle/surfaces/foreign";
import type { Beginning } from "../shared/beginning.ts";
import { texts } from "../texts.ts";
import { askBackground } from "./background-link.ts";
import { Badge } from "./badge.ts";
import { blockAtCaret } from "./block-at-caret.ts";
import { commandsByName } from "./commands.ts";
import { type EngineLink, openEngineLink } from "./engine-link.ts";
import { mayRead } from "./may-read.ts";
import { NotePopover } from "./note-popover.ts";
import { type Overlay, openOverlay } from "./overlay.ts";
import { seats } from "./seats.ts";
import { Throttle } from "./throttle.ts";
import { WordInHand } from "./word-in-hand.ts";
import type { ActiveField } from "./writing.ts";

/** Of a longer text only the part around the caret is checked, and that is said: a book would make its page slow. UTF-16 code units. */
const limits = { most: 400_000, around: 200_000 };

/** So often the background is told that writing goes on, in milliseconds: whether to ask the server for rules is for it to say. */
const toldEvery = 2_000;

/** Begins with what somebody writes in; undefined when it cannot be checked, or is not to be. */
export function startWriting(element: Element, drawing: Drawing, beginning: Beginning): ActiveField | undefined {
  if (!beginning.isOn || !mayRead(element, beginning.isSentAway, beginning.asked)) return undefined;
  const session = new WritingSession(element, drawing);
  session.begin(beginning);
  return session.isAlive ? session : undefined;
}

class WritingSession implements ActiveField {
  readonly element: Element;
  readonly #drawing: Drawing;
  readonly #overlay: Overlay;
  readonly #badge: Badge;
  readonly #note: NotePopover;
  readonly #hand = new WordInHand(
    () => this.#caret,
    (text) => this.#remarks.arrived(this.#checker.found.filter(({ block }) => block.paragraph.text === text)),
  );
  readonly #goesOn = new Throttle(() => void askBackground({ what: "writing" }), toldEvery, pageClock);
  readonly #gone = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #rules = new Map<string, RuleInfo>();
  readonly #checker: Checker;
  readonly #remarks: RemarkController;
  readonly #surface: ForeignSurface | undefined;
  readonly #commands: RemarkCommands | undefined;
  #state: ListState = { ...noRemarks, filter: undefined, order: "place" };
  #ignored = new Map<string, Ignored>();
  #link: EngineLink | undefined;
  #near: NearPort | undefined;
  #hasCard = false;
  #isRenewing = false;

  constructor(element: Element, drawing: Drawing) {
    this.element = element;
    this.#drawing = drawing;
    this.#overlay = openOverlay(drawing, element);
    this.#badge = new Badge(this.#overlay, element, () => this.command("next-remark"));
    this.#note = new NotePopover(this.#overlay);
    this.#checker = new Checker(pageClock, {
      ready: () => {},
      failed: () => this.#lost(),
      arrived: (arrivals) => this.#remarks.arrived(arrivals),
      answered: ({ type }) => {
        if (type === "unanswered") this.#note.show(texts.unanswered);
      },
    });
    this.#remarks = new RemarkController(
      { read: () => this.#state, set: (change) => this.#set(change) },
      this.#checker,
      {
        shown: (findings, paragraph) =>
          this.#hand.without(withoutIgnored(findings, paragraph, this.#ignored), paragraph),
        waiting: () => {},
        say: ({ message }) => message,
        opened: (remark, place) => this.#opened(remark, place),
      },
    );
    const { events } = this.#remarks;
    const changed: typeof events.changed = (splice) => {
      events.changed(splice);
      if (!this.#link) void this.renew();
    };
    const written = () => {
      this.#hand.written();
      this.#goesOn.call();
      events.written();
    };
    const moved = () => {
      this.#near?.look();
      events.moved();
    };
    this.#surface = surfaceOf(element, { ...events, changed, written, moved }, drawing, isAskable);
    if (!this.#surface) return;
    this.#commands = new RemarkCommands(this.#remarks, this.#surface, {
      list: () => this.#state,
      say: (said) => this.#set({ said }),
      notify: (text, undo) => this.#note.show(text, undo),
      acted: (event) => this.#acted(event),
      ignore: (found) => this.#ignore(found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph))),
    });
    this.#remarks.use(this.#surface);
    this.#listen();
  }

  get isAlive(): boolean {
    return !this.#gone.signal.aborted && this.element.isConnected;
  }

  command(name: string): void {
    if (this.#commands) commandsByName[name]?.(this.#commands, this.#remarks, this.#state);
  }

  insert(text: string): void {
    this.#surface?.type(text);
  }

  async renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const beginning = await askBackground<Beginning>({ what: "begin", isThere: true });
    this.#isRenewing = false;
    this.begin(beginning);
  }

  begin(beginning: Beginning | undefined): void {
    const isLeftAlone = !beginning?.isOn || !mayRead(this.element, beginning.isSentAway, beginning.asked);
    if (!this.#surface || isLeftAlone) this.end();
    if (isLeftAlone || this.#gone.signal.aborted) return;
    this.#ignored = new Map(beginning.ignored.map((each) => [each.id, each as Ignored]));
    this.#link?.end();
    this.#link = openEngineLink(
      (id, rule) => this.#know(id, rule),
      () => this.#lost(),
    );
    this.#near = new NearPort(this.#link, () => (this.#surface ? blockAtCaret(this.#surface) : 0), limits);
    // What it is checked by is not known here: the engine’s side puts it in.
    this.#checker.connect(this.#near, "en-US", defaultSettings);
    if (this.#letters > limits.most) this.#note.show(this.#caretLetters > limits.most ? texts.tooLong : texts.partly);
  }

  end(): void {
    if (this.#gone.signal.aborted) return;
    this.#gone.abort();
    this.#badge.end();
    this.#hand.end();
    this.#goesOn.end();
    this.#link?.end();
    this.#link = undefined;
    this.#surface?.dispose();
    this.#overlay.remove();
    this.#drawing.close();
    void askBackground({ what: "count", count: 0 });
  }

  get #caret() {
    const from = this.#surface?.caret ?? 0;
    const here = this.#surface?.inBlock({ from, to: from });
    return here && { text: here.paragraph.text, at: here.start };
  }

  get #letters(): number {
    let letters = 0;
    for (const { paragraph } of this.#surface?.blocks ?? []) letters += paragraph.text.length;
    return letters;
  }

  /** How many letters the paragraph at the caret has. */
  get #caretLetters(): number {
    return this.#caret?.text.length ?? 0;
  }

  /** The other end has gone. What is drawn stays; the next letter finds a new one. */
  #lost(): void {
    this.#link = undefined;
  }

  #set(change: Partial<RemarksState>): void {
    const { remarks } = this.#state;
    this.#state = { ...this.#state, ...change };
    const count = this.#state.remarks.length;
    if (count !== remarks.length) {
      this.#badge.show(count);
      void askBackground({ what: "count", count });
    }
    for (const listener of this.#listeners) listener();
  }

  #opened({ finding }: Remark, place: CardPlacement): void {
    const { ruleId } = finding;
    this.#near?.look();
    this.#acted({ what: "popup", finding, place });
    if (!this.#rules.has(ruleId)) this.#link?.askRule(ruleId);
    void this.#drawCard();
  }

  /** The card is drawn once. What did not come, because the background was just ending, is asked for again with the next remark. */
  async #drawCard(): Promise<void> {
    if (this.#hasCard) return;
    this.#hasCard = true;
    await askBackground({ what: "card" });
    const { drawCard } = seats();
    this.#hasCard = drawCard !== undefined;
    drawCard?.(this.#overlay, {
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      list: () => this.#state,
      shown: () => this.#shown,
      ruleOf: (id) => this.#rules.get(id),
      tookFocus: () => this.#set({ focusOn: undefined }),
      actions: (remark) => this.#actions(remark),
    });
  }

  get #shown() {
    const surface = this.#surface;
    const commands = this.#commands;
    return surface && commands && { surface, commands, remarks: this.#remarks };
  }

  #know(id: string, rule: RuleInfo | undefined): void {
    if (rule) this.#rules.set(id, rule);
    this.#set({});
  }

  /** Whether it is counted, and where, the background knows: never more than what it was done with. */
  #acted({ finding, ...event }: WriterEvent): void {
    if (!finding) return;
    const { ruleId, kind } = finding;
    void askBackground({ what: "acted", event: { ...event, finding: { ruleId, kind } } });
    if (event.what === "accept" || event.what === "acceptAlike") void this.#tellHowItEnded();
  }

  async #tellHowItEnded(): Promise<void> {
    const written = await this.#surface?.settled();
    if (written === "not-at-all" || written === "otherwise") this.#note.show(texts.written[written]);
  }

  #ignore(ignored: readonly Ignored[]): void {
    for (const each of ignored) this.#ignored.set(each.id, each);
    void askBackground({ what: "ignore", ignored: [...ignored] });
    this.#remarks.redraw();
  }

  #actions({ finding: { kind, text, ruleId } }: Remark): readonly RemarkAction[] {
    const acting = (run: () => void) => () => {
      this.#remarks.leave();
      run();
    };
    if (kind !== "spelling")
      return [
        {
          id: "turnOff",
          label: texts.turnOff,
          run: acting(() => void askBackground({ what: "turn-off", rule: ruleId })),
        },
      ];
    const add = () => {
      this.#acted({ what: "addWord", finding: { ruleId, kind }, place: this.#state.place });
      this.#note.show(texts.added(text));
      void askBackground({ what: "add-word", word: text });
    };
    return [{ id: "addWord", label: texts.addWord, run: acting(add) }];
  }

  #listen(): void {
    const options = { capture: true, signal: this.#gone.signal };
    const elsewhere = (event: Event) => {
      if (!event.isTrusted || this.#overlay.owns(event) || event.composedPath().includes(this.element)) return;
      this.#remarks.close();
    };
    addEventListener("pointerdown", elsewhere, options);
    addEventListener("focusin", elsewhere, options);
    addEventListener("scroll", () => this.#overlay.room.dispatchEvent(new Event("scroll")), {
      ...options,
      passive: true,
    });
    const leave = (event: KeyboardEvent) => {
      if (!event.isTrusted || event.key !== "Escape" || !this.#state.current) return;
      if (this.#overlay.owns(event)) this.#remarks.leave();
      else this.#remarks.close();
    };
    addEventListener("keydown", leave, options);
  }
}
