import { Checker, pageClock, portOf } from "@housestyle/checker";
import { newAsking } from "@housestyle/client/asking";
import { codePrefix } from "@housestyle/contract";
import { type Dialect, defaultSettings, type Settings } from "@housestyle/engine";
import { ignoredFrom, RemarkCommands, RemarkController, type WriterEvent, withoutIgnored } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { Store } from "@housestyle/ui/store";
import type { DocumentHost } from "../host.ts";
import type { HostBlock } from "../host-block.ts";
import { HostSurface } from "../host-surface.ts";
import { ServerAccount } from "./account.ts";
import { PaneMemory } from "./memory.ts";
import { firstState, type PaneState, type PaneTab } from "./pane-state.ts";
import { askReports } from "./reports-of.ts";
import { texts } from "./texts.ts";

/** Makes the thread that checks. */
export type MakeWorker = () => Worker;

/** What the pane is made of, whatever the host. */
export interface PaneParts {
  readonly host: DocumentHost;
  /** The server's address; empty for the one this page came from. */
  readonly server: string;
  readonly checks: MakeWorker;
  readonly reports: MakeWorker;
}

/** A document of a host under check. */
export class PaneController {
  readonly state = new Store<PaneState>(firstState);
  readonly surface: HostSurface;
  readonly remarks: RemarkController<HostBlock>;
  readonly commands: RemarkCommands;
  readonly #parts: PaneParts;
  readonly #memory: PaneMemory;
  readonly #checker: Checker<HostBlock>;
  /** What a key is asked with, for as long as the pane is open. */
  readonly #asking = newAsking();
  #account: ServerAccount;

  constructor(parts: PaneParts) {
    const { state } = this;
    this.#parts = parts;
    this.#memory = new PaneMemory(parts.host);
    this.#account = this.#accountWith("");
    this.#checker = new Checker<HostBlock>(pageClock, {
      ready: (rules) => state.set({ engine: "ready", rules: new Map(rules.map((rule) => [rule.id, rule])) }),
      failed: () => state.set({ engine: "failed" }),
      arrived: (arrivals) => this.remarks.arrived(arrivals),
      answered() {},
    });
    this.remarks = new RemarkController(state, this.#checker, {
      shown: (findings, paragraph) => withoutIgnored(findings, paragraph, state.read().ignored),
      waiting() {},
      say: ({ message }) => message,
      opened: ({ finding }, place) => this.#count({ what: "popup", finding, place }),
    });
    this.surface = new HostSurface(parts.host, {
      ...this.remarks.events,
      changed: (splice) => {
        this.remarks.events.changed(splice);
        state.set({ isRevised: this.surface.isRevised });
      },
      refused: (why) => {
        // What was announced has not happened.
        state.set({ said: "" });
        this.notify(texts.refused[why]);
      },
      underlined: (isUnderlined) => state.set({ isUnderlined }),
      failed: () => state.set({ isReadable: false }),
    });
    this.commands = new RemarkCommands(this.remarks, this.surface, {
      list: () => state.read(),
      say: (said) => state.set({ said }),
      notify: (text, undo) => this.notify(text, undo),
      acted: (event) => this.#count(event),
      ignore: (found) => {
        const made = found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph));
        this.#ignoreAll(new Map([...state.read().ignored, ...made.map((each) => [each.id, each] as const)]));
        this.notify(texts.ignored, () => {
          const gone = new Set(made.map(({ id }) => id));
          this.#ignoreAll(new Map([...state.read().ignored].filter(([id]) => !gone.has(id))));
        });
      },
    });
  }

  /** Reads what was kept and what is written, and checks from now on. */
  async begin(): Promise<void> {
    const { host, checks } = this.#parts;
    const [key, dialect, known, ignored] = await Promise.all([
      this.#memory.key(),
      this.#memory.dialect(),
      this.#memory.words(),
      this.#memory.ignored(),
    ]);
    this.state.set({ key, known, ignored, ...(dialect && { dialect }) });
    this.#account = this.#accountWith(key);
    await this.surface.read();
    this.remarks.use(this.surface);
    const worker = checks();
    worker.addEventListener("error", () => this.state.set({ engine: "failed" }));
    this.#checker.connect(portOf(worker), this.state.read().dialect, this.#settings);
    host.watch(() => void this.#follow());
    host.pressed?.((paragraph, start) => this.#openAt(paragraph, start));
    await this.#readAccount();
  }

  choose(tab: PaneTab): void {
    this.state.set({ tab });
    if (tab === "reports") this.measureReports();
  }

  /** Has the reports read the text as it is now. */
  measureReports(): void {
    this.state.set({ reports: "loading" });
    const arrivals = this.#checker.found;
    const asked = { blocks: this.surface.blocks, arrivals, dialect: this.state.read().dialect };
    void askReports(this.#parts.reports, asked).then((reports) => this.state.set({ reports }));
  }

  async speak(dialect: Dialect): Promise<void> {
    this.state.set({ dialect });
    this.#checker.speak(dialect);
    await this.#memory.keep("dialect", dialect);
  }

  /** Where a key is to be had. */
  connectPage(): Promise<string> {
    return this.#account.connectPage();
  }

  /** Another key, or none; also what a page of the server has shown for one. */
  async askWith(given: string): Promise<void> {
    const key = given.startsWith(codePrefix) ? ((await this.#account.takeKey(given)) ?? given) : given;
    this.#account = this.#accountWith(key);
    this.state.set({ key });
    await this.#memory.keep("key", key);
    await this.#readAccount();
  }

  /** Puts the word of a remark into the dictionary of the account; without one it is known on this device. */
  async addWord({ finding, key }: Remark): Promise<void> {
    const word = finding.text;
    this.remarks.leave();
    this.#count({ what: "addWord", finding, place: this.state.read().place });
    const isShared = this.state.read().account !== undefined && (await this.#account.addWord(word));
    this.state.set({ known: [...this.state.read().known, word] });
    this.#checker.configure(this.#settings);
    if (!isShared) await this.#memory.keepWords(this.state.read().known);
    this.notify(isShared ? texts.added(word) : texts.addedHere(word));
    if (this.state.read().current?.key === key) this.remarks.close();
  }

  notify(text: string, undo?: () => void): void {
    this.state.set({ note: { text, undo } });
  }

  async #follow(): Promise<void> {
    this.state.set({ isReadable: true });
    await this.surface.read();
  }

  #openAt(paragraph: string, start: number): void {
    const block = this.surface.blocks.find(({ id }) => id === paragraph);
    const at = block && this.surface.place(block, start);
    const remark = at === undefined ? undefined : this.surface.remarks().find(({ from }) => from === at);
    if (!remark) return;
    this.state.set({ tab: "remarks" });
    this.remarks.open(remark.key, "panel", true);
  }

  /** Only what people of the server do is counted there. */
  #count(event: WriterEvent): void {
    const { account } = this.state.read();
    if (account) this.#account.count(event, account);
  }

  #accountWith(key: string): ServerAccount {
    return new ServerAccount(this.#parts.server, this.#parts.host.client, key, this.#asking);
  }

  async #readAccount(): Promise<void> {
    const account = await this.#account.read();
    this.state.set({ account, isKeyRefused: this.#account.hasKey && account === undefined });
    this.#checker.configure(this.#settings);
  }

  #ignoreAll(ignored: PaneState["ignored"]): void {
    this.state.set({ ignored });
    this.remarks.redraw();
    void this.#memory.keepIgnored(ignored);
  }

  get #settings(): Settings {
    const { account, known } = this.state.read();
    const own = known.map((text) => ({ text }));
    return { ...defaultSettings, ...account?.settings, words: [...(account?.settings.words ?? []), ...own] };
  }
}
