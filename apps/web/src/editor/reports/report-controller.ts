import { Pause, pageClock } from "@housestyle/checker";
import { textBlocks, textOf } from "@housestyle/documents";
import { hasTeamRules } from "@housestyle/engine";
import { type CloudDrawing, cloudAsSvg } from "@housestyle/reports";
import { language } from "@housestyle/texts";
import { Store } from "@housestyle/ui/store";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { download } from "../files/download.ts";
import { fileName } from "../files/file-name.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { type CloudSettings, storeCloudSettings, storedCloudSettings } from "./cloud/cloud-settings.ts";
import { pngOf } from "./cloud/png-of.ts";
import { Earlier } from "./drafts/earlier.ts";
import { Feed } from "./feed.ts";
import { keepChosen, lastChosen } from "./last-chosen.ts";
import {
  type DocumentRange,
  type FromReports,
  type PlacesKey,
  showsAgain,
  type ToReports,
  type WrittenForm,
} from "./messages.ts";
import { Norms } from "./norms/norms.ts";
import { targetsOf } from "./norms/targets-of.ts";
import { Compared } from "./originality/compared.ts";
import type { ReportsState } from "./reports-state.ts";
import { isStillThatText, printOf, storeReports } from "./stored-reports.ts";

const types: Readonly<Record<WrittenForm, string>> = { html: "text/html", json: "application/json", csv: "text/csv" };

/** How long the worker is kept running after the reports were closed, in milliseconds. */
const kept = 5 * 60_000;

/** How soon what reports show is stored on this device, milliseconds after the last change and at the latest. */
const storing = { rest: 1_000, latest: 10_000 };

/** Returns the address of this script, which changes with its content. */
const writtenBy = (): string => `${import.meta.url} ${language().tag}`;

/**
 * Has a worker report on the text while the reports are open, stores what they showed, and goes to places in the text.
 */
export class ReportController {
  readonly state: Store<ReportsState>;
  readonly compared = new Compared((message) => this.#post(message));
  readonly earlier: Earlier;
  readonly norms: Norms;
  /** Resolves when the reports of the last visit are shown, if they were stored. */
  readonly restored: Promise<void>;
  readonly #editor: EditorController;
  readonly #database: BrowserDatabase | undefined;
  readonly #pause: Pause;
  readonly #storing: Pause;
  readonly #stops: (() => void)[] = [];
  #worker: Worker | undefined;
  #feed: Feed | undefined;
  #isResting = true;
  #end: number | undefined;
  /** The last message about how the text is read. */
  #opened = "";
  /** How many messages were sent after which reports are shown again. */
  #posted = 0;
  #stretches: readonly DocumentRange[] = [];

  constructor(editor: EditorController, database: BrowserDatabase | undefined) {
    this.#editor = editor;
    this.#database = database;
    this.earlier = new Earlier(editor, (message) => this.#post(message));
    this.norms = new Norms(editor, (message) => this.#post(message));
    this.state = new Store<ReportsState>({
      ...{ worker: "loading", all: [], chosen: lastChosen(), shown: new Map(), isUpdating: false, marked: undefined },
      cloud: storedCloudSettings(),
    });
    this.#pause = new Pause(() => this.#send(), pageClock);
    this.#storing = new Pause(() => this.#store(), pageClock, storing.rest, storing.latest);
    this.#follow();
    // What was not kept is read.
    this.restored = this.#restore().catch(() => {});
  }

  /** Shows what reports showed at the last visit, until the text has been read. */
  async #restore(): Promise<void> {
    const stored = await this.#database?.get("reports", this.#editor.document.key);
    const { shown, all } = this.state.read();
    if (!stored || shown.size > 0 || stored.writtenBy !== writtenBy()) return;
    if (!isStillThatText(stored.paragraphs, this.#prints())) return;
    this.state.set({ shown: new Map(stored.shown), all: all.length > 0 ? all : stored.all, isUpdating: true });
  }

  #store(): void {
    const { shown, all } = this.state.read();
    // Beside an earlier draft, every number has another one that is gone at the next visit.
    if (!this.#database || this.earlier.state.read().version !== undefined) return;
    const reports = {
      ...{ at: Date.now(), writtenBy: writtenBy(), paragraphs: this.#prints(), all },
      shown: [...shown],
    };
    // What cannot be kept is read again the next time.
    storeReports(this.#database, this.#editor.document.key, reports).catch(() => {});
  }

  #prints(): number[] {
    const doc = this.#editor.view?.state.doc;
    return doc ? textBlocks(doc).map(({ node }) => printOf(textOf(node))) : [];
  }

  /** Someone looks at reports: they follow the text from now on. */
  wake(): void {
    this.#isResting = false;
    if (this.#end !== undefined) pageClock.cancel(this.#end);
    if (this.#worker) {
      this.#open();
      this.#send();
    } else this.begin();
  }

  /** Called when the reports are closed: what they show stays as it is, and the worker ends after a while. */
  rest(): void {
    this.#isResting = true;
    this.unmark();
    this.#end = pageClock.later(() => this.#stop(), kept);
  }

  /** Sets a worker to work; another one than before, if there was one. */
  begin(): void {
    this.#worker?.terminate();
    this.state.set({ worker: "loading" });
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: language().tag });
    const fail = () => this.state.set({ worker: "failed" });
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<FromReports>) => this.#heard(data));
    this.#worker = worker;
    this.#opened = "";
    this.#posted = 0;
    this.#feed = new Feed((message) => this.#post(message));
    this.#post({ type: "cloud", wish: this.state.read().cloud });
    this.compared.send();
    this.earlier.send();
    this.norms.send();
    this.#open();
    this.#send();
    this.choose(this.state.read().chosen);
  }

  /** Another report is looked at. */
  choose(id: string): void {
    keepChosen(id);
    this.state.set({ chosen: id });
    this.#post({ type: "show", id });
  }

  /** Marks places in the text and leads to one of them. */
  mark(key: PlacesKey, label: string, at = 0): void {
    this.state.set({ marked: { key, label, at, total: undefined } });
    this.#post({ type: "places", key });
  }

  unmark(): void {
    this.#stretches = [];
    this.state.set({ marked: undefined });
    this.#editor.checking?.surface.shade([]);
  }

  /** Leads to the next place that is marked, or to the one before, around the end. */
  go(step: 1 | -1): void {
    const { marked } = this.state.read();
    const count = this.#stretches.length;
    if (!marked || count === 0) return;
    this.state.set({ marked: { ...marked, at: (marked.at + step + count) % count } });
    this.#shade(true);
  }

  /** The word cloud is wanted otherwise, in this text and in later ones. */
  wishCloud(change: Partial<CloudSettings>): void {
    const wish = { ...this.state.read().cloud, ...change };
    this.state.set({ cloud: wish });
    storeCloudSettings(wish);
    this.#post({ type: "cloud", wish });
  }

  /** Hands a picture to the browser as a file to keep. */
  async savePicture(picture: CloudDrawing, form: "svg" | "png"): Promise<void> {
    const name = fileName(texts.cloud.of(this.#name), form, "word-cloud");
    if (form === "svg") download(name, cloudAsSvg(picture), "image/svg+xml");
    else download(name, await pngOf(picture), "image/png");
  }

  /** Downloads the shown reports as a file. */
  save(form: WrittenForm): void {
    this.#post({ type: "write", id: this.state.read().chosen, form, name: this.#name });
  }

  /** Prints the shown reports instead of the text. */
  print(): void {
    const { dataset } = document.documentElement;
    dataset.prints = "report";
    addEventListener("afterprint", () => delete dataset.prints, { once: true });
    print();
  }

  get #name(): string {
    return this.#editor.state.read().title.trim() || texts.out.untitled;
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    if (this.#end !== undefined) pageClock.cancel(this.#end);
    this.#storing.cancel();
    this.#stop();
    this.unmark();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #post(message: ToReports): void {
    if (!this.#worker) return;
    this.#worker.postMessage(message);
    if (!showsAgain(message)) return;
    this.#posted++;
    this.state.set({ isUpdating: true });
  }

  #follow(): void {
    const { state, events } = this.#editor;
    let { remarks, personal, progress, house: accountRules } = state.read();
    this.#stops.push(
      events.on("changed", (tr) => {
        if (tr.docChanged) this.#pause.touch();
      }),
      state.subscribe(() => {
        const now = state.read();
        if (now.personal.preferences !== personal.preferences || now.house !== accountRules) this.#open();
        if (now.remarks !== remarks || now.progress !== progress) this.#pause.touch();
        ({ remarks, personal, progress, house: accountRules } = now);
      }),
    );
  }

  #open(): void {
    const { personal, house: accountRules } = this.#editor.state.read();
    const { dialect, style } = personal.preferences;
    const targets = targetsOf(personal.preferences, accountRules);
    const message = {
      type: "open",
      dialect,
      style,
      targets,
      hasTeamRules: hasTeamRules(accountRules.settings),
    } as const;
    // The worker reads the whole text again after it.
    const opened = JSON.stringify(message);
    if (this.#isResting || opened === this.#opened) return;
    this.#opened = opened;
    this.#post(message);
  }

  #send(): void {
    const surface = this.#editor.checking?.surface;
    if (surface && !this.#isResting) this.#feed?.send({ blocks: surface.blocks, remarks: surface.remarks() });
  }

  #heard(message: FromReports): void {
    switch (message.type) {
      case "ready":
        this.state.set({ worker: "ready", all: message.reports });
        this.norms.state.set({ counted: message.norms });
        break;
      case "failed":
        this.state.set({ worker: "failed" });
        break;
      case "shown": {
        const { marked, shown } = this.state.read();
        const isUpdating = message.received < this.#posted;
        // The last one that was looked at is the last of the map.
        const others = [...shown].filter(([id]) => id !== message.id);
        this.state.set({ shown: new Map([...others, [message.id, message.reports]]), isUpdating });
        if (!isUpdating) this.#storing.touch();
        // The text may have changed: what was marked in it is looked for again.
        if (marked?.total !== undefined) this.#post({ type: "places", key: marked.key });
        break;
      }
      case "places":
        this.#marked(message);
        break;
      case "written":
        download(fileName(texts.out.of(this.#name), message.form, "reports"), message.text, types[message.form]);
        break;
    }
  }

  #marked({ key, stretches, total }: Extract<FromReports, { type: "places" }>): void {
    const { marked } = this.state.read();
    if (!marked || JSON.stringify(marked.key) !== JSON.stringify(key)) return;
    const isNew = marked.total === undefined;
    this.#stretches = stretches;
    this.state.set({ marked: { ...marked, total, at: Math.max(0, Math.min(marked.at, stretches.length - 1)) } });
    this.#shade(isNew);
  }

  #shade(isLedThere: boolean): void {
    const checking = this.#editor.checking;
    const at = this.state.read().marked?.at;
    if (!checking) return;
    const { surface, checker } = checking;
    const placed = this.#stretches.flatMap(({ from, to }, index) => {
      const [first, last] = [checker.block(from.stamp), checker.block(to.stamp)];
      if (!first || !last) return [];
      const place = { from: surface.place(first, from.at), to: surface.place(last, to.at), isCurrent: index === at };
      return [place];
    });
    surface.shade(placed);
    const current = placed.find(({ isCurrent }) => isCurrent);
    if (isLedThere && current) surface.select(current.from, current.to);
  }
}
