import { hasTeamRules } from "@housestyle/engine";
import type { ReportBaseline } from "@housestyle/reports";
import { Store } from "@housestyle/ui/store";
import { localOnly } from "../../../app/local-only.ts";
import { server } from "../../../app/server.ts";
import type { EditorController } from "../../controller/editor-controller.ts";
import type { ComparedDraft, ToReports } from "../messages.ts";
import { type ChosenText, checkedText } from "./chosen-text.ts";
import { countNorm } from "./count-norm.ts";
import type { NormsState } from "./norms-state.ts";
import { dropFromDevice, keepOnDevice, normOfRow, normsOfDevice, type OwnNorm } from "./own-norm.ts";
import { targetsOf } from "./targets-of.ts";

/** Where a norm is stored: on the device, with the account, or with a team. */
export type NormScope = "device" | "account" | number;

const place = "housestyle.compared-with";

/**
 * What the numbers of reports are compared with: what is usual, or what the writer has counted in texts of their
 * choice.
 */
export class Norms {
  readonly state: Store<NormsState>;
  readonly #editor: EditorController;
  readonly #post: (message: ToReports) => void;

  constructor(editor: EditorController, post: (message: ToReports) => void) {
    this.#editor = editor;
    this.#post = post;
    this.state = new Store<NormsState>({ counted: [], own: normsOfDevice(), chosen: kept(), counting: undefined });
  }

  /** Sends the norms to a worker that does not have them yet. */
  send(): void {
    const { own, chosen } = this.state.read();
    const norm = own.find(({ key }) => key === chosen)?.norm;
    this.#post({ type: "like", like: norm ?? (chosen.includes("/") || chosen === "" ? undefined : chosen) });
  }

  /** Compares with another norm, in this text and in later ones. */
  choose(chosen: string): void {
    this.state.set({ chosen });
    try {
      localStorage.setItem(place, chosen);
    } catch {
      // Keeping is forbidden here: the choice holds until the page is closed.
    }
    this.send();
  }

  /** Loads the norms of this person and their teams from the server. If this fails, those on the device stay. */
  async withServer(): Promise<void> {
    if (localOnly.isOn()) return;
    const outcome = await server.listNorms(undefined);
    if (outcome.kind !== "done") return;
    this.state.set({ own: [...outcome.value.map(normOfRow), ...normsOfDevice()] });
    this.send();
  }

  /** Counts texts, stores the result as a norm, and compares numbers with it. Returns whether this was possible. */
  async add(name: string, texts: readonly ChosenText[], keeper: NormScope): Promise<boolean> {
    const drafts: ComparedDraft[] = [];
    const decided = this.#editor.state.read();
    for (const text of texts) {
      this.state.set({ counting: { state: "reading", read: drafts.length, all: texts.length } });
      const draft = await checkedText(text, decided).catch(() => undefined);
      if (!draft) return this.#failed(text.name);
      drafts.push(draft);
    }
    const { personal, house: accountRules } = decided;
    const { dialect, style } = personal.preferences;
    const targets = targetsOf(personal.preferences, accountRules);
    const asked = { type: "open", dialect, style, targets, hasTeamRules: hasTeamRules(accountRules.settings) } as const;
    const norm = await countNorm(drafts, asked).catch(() => undefined);
    const own = norm && norm.words > 0 ? await keep({ ...norm, name }, keeper) : undefined;
    if (!own) return this.#failed(name);
    const others = this.state.read().own.filter(({ key }) => key !== own.key);
    this.state.set({ own: [...others, own], counting: undefined });
    this.choose(own.key);
    return true;
  }

  /** What went wrong was read, or the dialog was closed. */
  forget(): void {
    this.state.set({ counting: undefined });
  }

  /** Deletes a norm and compares numbers with what is usual again. Returns whether this was possible. */
  async remove({ key }: OwnNorm): Promise<boolean> {
    const [, id] = /^server\/(\d+)$/.exec(key) ?? [];
    if (id === undefined) dropFromDevice(key);
    else {
      const outcome = await server.deleteNorm(undefined, { params: { id: Number(id) } });
      if (outcome.kind !== "done") return false;
    }
    this.state.set({ own: this.state.read().own.filter((each) => each.key !== key) });
    this.choose("");
    return true;
  }

  #failed(name: string): false {
    this.state.set({ counting: { state: "failed", name } });
    return false;
  }
}

async function keep(norm: ReportBaseline & { readonly name: string }, keeper: NormScope): Promise<OwnNorm | undefined> {
  if (keeper === "device") return keepOnDevice(norm);
  const { name, texts, words, counted } = norm;
  const TeamId = keeper === "account" ? null : keeper;
  const asked = { TeamId, Name: name, Texts: texts, Words: words, Counted: mutable(counted) };
  const outcome = await server.addNorm(asked);
  return outcome.kind === "done" ? normOfRow(outcome.value) : undefined;
}

type Four = [number, number, number, number];
const mutable = (counted: ReportBaseline["counted"]): Record<string, Four> =>
  Object.fromEntries(Object.entries(counted).map(([key, four]) => [key, [...four] as Four]));

function kept(): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
