import { paragraphOf, parsedDocument, textBlocks } from "@housestyle/documents";
import { withoutIgnored } from "@housestyle/panel";
import { Store } from "@housestyle/ui/store";
import { server } from "../../../app/server.ts";
import { takeWorker } from "../../checking/early-worker.ts";
import type { EditorController } from "../../controller/editor-controller.ts";
import { settingsOf } from "../../controller/settings-of.ts";
import { contentOf } from "../../sync/send-document.ts";
import type { ToReports } from "../messages.ts";
import { checkDraft } from "./check-draft.ts";

/** The earlier draft a text is compared with, as the page shows it. */
export interface EarlierState {
  readonly version: number | undefined;
  readonly reading: "reading" | "failed" | undefined;
}

/**
 * Loads an earlier version of the document, has it checked like the text itself, and passes it to the reports worker.
 */
export class Earlier {
  readonly state = new Store<EarlierState>({ version: undefined, reading: undefined });
  readonly #editor: EditorController;
  readonly #post: (message: ToReports) => void;
  #draft: Extract<ToReports, { type: "draft" }> = { type: "draft" };

  constructor(editor: EditorController, post: (message: ToReports) => void) {
    this.#editor = editor;
    this.#post = post;
  }

  /** To a worker that knows nothing yet. */
  send(): void {
    this.#post(this.#draft);
  }

  /** Compares with a version of the document; with none when it is undefined. */
  async choose(version: number | undefined): Promise<void> {
    this.state.set({ version, reading: version === undefined ? undefined : "reading" });
    const draft = version === undefined ? {} : await this.#read(version).catch(() => undefined);
    // Another may have been chosen meanwhile.
    if (this.state.read().version !== version) return;
    this.state.set({ reading: version === undefined || draft ? undefined : "failed" });
    this.#draft = { type: "draft", ...draft };
    this.send();
  }

  async #read(version: number) {
    const id = Number(this.#editor.named);
    const outcome = await server.readDocumentVersion(undefined, { params: { id, version } });
    const doc = outcome.kind === "done" ? parsedDocument(contentOf(outcome.value)) : undefined;
    if (!doc) return undefined;
    const sent = textBlocks(doc).map((block, stamp) => ({ stamp, paragraph: paragraphOf(block) }));
    const decided = this.#editor.state.read();
    const { dialect } = decided.personal.preferences;
    const found = await checkDraft(takeWorker(), sent, { dialect, settings: settingsOf(decided) });
    // What the writer ignores in the text has not gone from the draft: it counts in neither.
    const told = found.map(({ stamp, findings }) => ({
      stamp,
      findings: withoutIgnored(findings, sent[stamp]?.paragraph.text ?? "", decided.ignored, decided.personal.ignored),
    }));
    return { draft: { sent, found: told } };
  }
}
