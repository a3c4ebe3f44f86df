import { Checker, pageClock, portOf } from "@housestyle/checker";
import type { Dialect, Finding } from "@housestyle/engine";
import {
  asLearnt,
  loweredRules,
  texts as panel,
  RemarkCommands,
  RemarkController,
  type RuleVisibility,
  shownSuggestions,
  withoutIgnored,
} from "@housestyle/panel";
import { type DocumentBlock, ProseMirrorSurface, surfacePlugins } from "@housestyle/surfaces/prosemirror";
import type { Store } from "@housestyle/ui/store";
import type { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { DeepCheck } from "../../deep-checking/deep-check.ts";
import { announcements } from "../../texts/editor-done.ts";
import { giveBackWorker, takeWorker } from "../checking/early-worker.ts";
import type { ControllerEvents } from "./controller-events.ts";
import type { ControllerState } from "./controller-state.ts";
import type { Events } from "./events.ts";
import { type IgnoringHost, ignore } from "./ignore-commands.ts";
import { learn } from "./learn.ts";
import { listOf } from "./list-of.ts";
import { settingsOf } from "./settings-of.ts";

/** What the checker needs of the editor it checks. */
export interface CheckedEditor extends IgnoringHost {
  readonly state: Store<ControllerState>;
  readonly events: Events<ControllerEvents>;
  addPlugins(plugins: readonly Plugin[]): void;
  /** Everything is there: what may be missing later is fetched now. */
  prepare(): void;
}

/**
 * The checker of an editor, and what it shows in the text. It is loaded after the text, since writing is possible
 * without it.
 */
export class Checking {
  readonly surface: ProseMirrorSurface;
  readonly checker: Checker<DocumentBlock>;
  readonly remarks: RemarkController<DocumentBlock>;
  readonly commands: RemarkCommands;
  readonly #editor: CheckedEditor;
  #worker: Worker | undefined;
  /** Aborted when the worker’s messages are no longer needed. */
  readonly #listening = new AbortController();
  /** Deep checking, once the rules are ready. */
  #deepCheck: DeepCheck | undefined;
  #isGone = false;
  /** The rules that are not shown as usual. */
  #lowered: ReadonlyMap<string, RuleVisibility>;

  /** Starts checking what has been written so far. */
  constructor(editor: CheckedEditor, view: EditorView) {
    const { state } = editor;
    this.#editor = editor;
    this.#lowered = loweredBy(state.read());
    this.checker = new Checker(pageClock, {
      ready: (rules, templates) => {
        const all = [...rules, ...(this.#deepCheck?.rules ?? [])];
        state.set({ engine: "ready", rules: new Map(all.map((rule) => [rule.id, rule])), templates });
        // Only now is it known which of the rules that were switched off are templates of a team.
        if (state.read().personal.disabled.size > 0) editor.personal.configure();
        editor.prepare();
        if (!this.#deepCheck) this.startDeepCheck();
      },
      late: (said) => this.#deepCheck?.receive(said),
      failed: () => state.set({ engine: "failed" }),
      arrived: (arrivals) => this.remarks.arrived(arrivals),
      answered: (message) => editor.events.tell("answered", message),
    });
    this.remarks = new RemarkController(state, this.checker, {
      shown: (findings, paragraph) => {
        const { ignored, personal } = state.read();
        return asLearnt(withoutIgnored(findings, paragraph, ignored, personal.ignored), this.#lowered);
      },
      waiting: (blocks) => this.surface.markWaiting(blocks),
      say: saidOf,
      opened: ({ finding }, place) => editor.events.tell("acted", { what: "popup", finding, place }),
    });
    editor.events.on("acted", (act) => learn(editor, act));
    editor.addPlugins(surfacePlugins());
    this.surface = new ProseMirrorSurface(view, this.remarks.events);
    this.remarks.use(this.surface);
    this.commands = new RemarkCommands(this.remarks, this.surface, {
      list: () => listOf(state.read()),
      say: (text) => state.set({ said: text }),
      notify: (text, undo) => editor.notify(text, undo),
      acted: (event) => editor.events.tell("acted", event),
      ignore: (found) => ignore(editor, found),
    });
  }

  /** Sets a worker to work; another one than before, if there was one. */
  start(): void {
    const { state } = this.#editor;
    this.#worker?.terminate();
    this.#worker = takeWorker();
    const { signal } = this.#listening;
    this.#worker.addEventListener("error", () => state.set({ engine: "failed" }), { signal });
    state.set({ engine: "loading" });
    const decided = state.read();
    this.checker.connect(portOf(this.#worker, signal), decided.personal.preferences.dialect, settingsOf(decided));
  }

  configure(): void {
    this.checker.configure(settingsOf(this.#editor.state.read()));
  }

  speak(dialect: Dialect): void {
    this.checker.speak(dialect);
  }

  /** Shows the remarks again when different rules are shown less often. */
  learn(): void {
    const before = this.#lowered;
    const now = loweredBy(this.#editor.state.read());
    if (now.size === before.size && [...now].every(([rule, standing]) => before.get(rule) === standing)) return;
    this.#lowered = now;
    this.remarks.redraw();
  }

  /** The editor has another document. */
  begin(): void {
    this.surface.replaced();
    this.remarks.use(this.surface);
  }

  /** Starts deep checking if it is wanted, and tries once more if it has failed. */
  startDeepCheck(): void {
    if (this.#deepCheck) {
      this.#deepCheck.begin();
      return;
    }
    const begin = ({ DeepCheck }: typeof import("../../deep-checking/deep-check.ts")) => {
      if (!this.#isGone) this.#deepCheck ??= new DeepCheck(this.checker, this.#editor.state);
    };
    // Without a network, perhaps: then rules read alone.
    import("../../deep-checking/deep-check.ts").then(begin, () => {});
  }

  dispose(): void {
    this.#isGone = true;
    this.#deepCheck?.stop();
    this.#listening.abort();
    if (this.#worker) giveBackWorker(this.#worker);
    this.#worker = undefined;
  }
}

function loweredBy({ personal }: ControllerState): ReadonlyMap<string, RuleVisibility> {
  return new Map(loweredRules(personal.tallies).map(({ rule, standing }) => [rule, standing]));
}

function saidOf(finding: Finding): string {
  const suggestions = shownSuggestions(finding).length;
  return announcements.remark(panel.kinds[finding.kind], finding.text, finding.message, suggestions);
}
