import { Checker, pageClock, portOf } from "@housestyle/checker";
import { schema } from "@housestyle/documents";
import { defaultSettings } from "@housestyle/engine";
import { noRemarks, RemarkController, type RemarksState } from "@housestyle/panel";
import { type DocumentBlock, ProseMirrorSurface, surfacePlugins } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { takeWorker } from "../../editor/checking/early-worker.ts";
import { comfort } from "../../editor/writing/comfort.ts";
import { createView, freshState } from "../../editor/writing/create-view.ts";
import { home } from "../../texts/home.ts";
import { sampleLetter } from "./sample-letter.ts";

const dialect = "en-US";

/** The state that is shown next to the letter. */
export interface LetterState extends RemarksState {
  readonly engine: "loading" | "ready" | "failed";
}

/** The editor and the checker on the home page: a letter that is not stored, and one rule of a house style. */
export class LiveLetter {
  readonly state = new Store<LetterState>({ ...noRemarks, engine: "loading" });
  readonly #lines: readonly string[];
  readonly #view: EditorView;
  readonly #surface: ProseMirrorSurface;
  readonly #remarks: RemarkController<DocumentBlock>;
  readonly #worker = takeWorker();
  #hasBegun = false;
  #isReady = false;

  constructor(place: HTMLElement, lines: readonly string[]) {
    this.#lines = lines;
    const checker = new Checker<DocumentBlock>(pageClock, {
      ready: () => {
        this.#isReady = true;
      },
      failed: () => this.state.set({ engine: "failed" }),
      arrived: (arrivals) => this.#remarks.arrived(arrivals),
      answered: () => {},
    });
    this.#remarks = new RemarkController(this.state, checker, {
      shown: (findings) => findings,
      say: () => "",
      waiting: () => {},
      opened: () => {},
    });
    this.#view = createView(place, freshState(letter(lines), [...surfacePlugins(), ...comfort(() => undefined)]), {
      changed: (tr) => this.#surface.applied(tr),
      clicked: (pos) => this.#surface.clicked(pos),
      isEditable: () => true,
      dialect: () => dialect,
    });
    this.#view.dom.setAttribute("aria-label", home.demo.label);
    const { events } = this.#remarks;
    this.#surface = new ProseMirrorSurface(this.#view, {
      ...events,
      // One remark stays open beside the letter, whatever is written and wherever the caret goes.
      written: () => {},
      moved: () => {
        if (this.#surface.remarksAround(this.#surface.caret).length > 0) events.moved();
      },
    });
    this.#remarks.use(this.#surface);
    this.state.subscribe(() => this.#begin());
    this.#worker.addEventListener("error", () => this.state.set({ engine: "failed" }));
    const rule = { id: "plain-word", ...sampleLetter.house };
    checker.connect(portOf(this.#worker), dialect, { ...defaultSettings, rules: [rule] });
  }

  /** Opens a remark and moves the caret to the end of its words. */
  open(key: string): void {
    const remark = this.#surface.remark(key);
    if (!remark) return;
    this.#surface.goTo(remark.to, true);
    this.#remarks.show(remark, "panel");
  }

  /** Replaces the words of a remark with a suggestion, and opens the next remark. */
  accept(key: string, replacement: string): void {
    const remark = this.#surface.remark(key);
    if (!remark || !this.#remarks.fix([remark], replacement)) return;
    this.#remarks.list();
    const { remarks } = this.state.read();
    const next = remarks.find(({ from }) => from > remark.from) ?? remarks[0];
    if (next) this.#remarks.show(next, "panel");
    this.#surface.focus();
  }

  /** Restores the original letter. */
  restart(): void {
    this.#hasBegun = false;
    this.#view.updateState(EditorState.create({ doc: letter(this.#lines), plugins: this.#view.state.plugins }));
    this.#surface.replaced();
    this.#remarks.use(this.#surface);
  }

  dispose(): void {
    this.#worker.terminate();
    this.#view.destroy();
  }

  /** Opens the first remark, so that visitors see one at once. */
  #begin(): void {
    const { remarks, progress, engine } = this.state.read();
    if (!this.#isReady || progress.total === 0 || progress.checked < progress.total) return;
    if (engine === "loading") this.state.set({ engine: "ready" });
    const first = remarks.find(({ finding }) => finding.kind === "grammar") ?? remarks[0];
    if (this.#hasBegun || !first) return;
    this.#hasBegun = true;
    this.#remarks.show(first, "panel");
  }
}

function letter(lines: readonly string[]): Node {
  const { doc, paragraph } = schema.nodes;
  return doc.create(
    null,
    lines.map((line) => paragraph.create(null, schema.text(line))),
  );
}
