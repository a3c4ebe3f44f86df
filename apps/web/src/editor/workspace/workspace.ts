import { Store } from "@housestyle/ui/store";
import { navigate } from "wouter/use-browser-location";
import { localOnly } from "../../app/local-only.ts";
import { refreshTeams } from "../../app/refresh-teams.ts";
import { type AppSession, loadSession, session } from "../../app/session.ts";
import { followBadge } from "../../pwa/badge.ts";
import { openLaunchedFiles } from "../../pwa/launched-files.ts";
import { takeShared } from "../../pwa/shared-text.ts";
import { AccountRulesController } from "../account-rules/account-rules-controller.ts";
import { DialectController } from "../controller/dialect-controller.ts";
import { openFile } from "../controller/document-commands.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { Reporter } from "../events/reporter.ts";
import { FileController } from "../files/file-controller.ts";
import type { FileHandle } from "../files/open-file.ts";
import { gatesOf } from "../flags/gates.ts";
import { followModes } from "../focus/follow-modes.ts";
import { goalsOf } from "../goals/goals-of.ts";
import { SnippetController } from "../snippets/snippet-controller.ts";
import { rememberAccount, rememberedAccount } from "../storage/account.ts";
import { inBackground } from "../storage/in-background.ts";
import { waitingKeys } from "../storage/journal.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { wishesOfPerson } from "../storage/wishes-of-person.ts";
import { DocumentWorkspace } from "../sync/document-workspace.ts";
import { TargetController } from "../targets/target-controller.ts";
import { ThesaurusController } from "../thesaurus/thesaurus-controller.ts";
import type { BarRequest } from "./bar-request.ts";
import { handOver, takeHandedOver } from "./handed-over.ts";
import { nobodyYet } from "./workspace-state.ts";

export { defaultReading } from "../storage/default-reading.ts";

/** Everything in the editor that loads after writing is possible: the account, its documents, its house style. */
export class Workspace {
  readonly state = new Store(nobodyYet);
  readonly bar = new Store<{ readonly request: BarRequest | undefined }>({ request: undefined });
  readonly documents: DocumentWorkspace | undefined;
  readonly house: AccountRulesController;
  readonly snippets: SnippetController;
  readonly goals: ReturnType<typeof goalsOf>;
  readonly thesaurus: ThesaurusController;
  readonly dialect: DialectController;
  readonly targets: TargetController;
  readonly reporter: Reporter;
  readonly files: FileController;
  readonly #controller: EditorController;
  readonly database: BrowserDatabase | undefined;
  readonly #stops: (() => void)[] = [];
  #isBegun = false;

  constructor(controller: EditorController, database: BrowserDatabase | undefined) {
    this.#controller = controller;
    this.database = database;
    this.reporter = new Reporter(controller, database);
    this.house = new AccountRulesController(controller, database, () => {
      inBackground(this.snippets.refresh());
      // A team may wish for another kind of English or of text.
      inBackground(refreshTeams());
    });
    this.snippets = new SnippetController(controller, database, (inserted) => this.reporter.inserted(inserted));
    this.goals = goalsOf(controller);
    this.thesaurus = new ThesaurusController(controller, this.state);
    this.dialect = new DialectController(controller);
    this.targets = new TargetController(controller, database);
    this.documents =
      database &&
      new DocumentWorkspace(controller, database, (address, replace = false) => navigate(address, { replace }));
    this.#stops.push(
      controller.events.on("acted", (act) => this.reporter.acted(act)),
      controller.events.on("changed", (tr) => {
        if (tr.docChanged && !tr.getMeta("opened")) this.reporter.changed();
        if (tr.docChanged) this.thesaurus.close();
        if (tr.docChanged || tr.selectionSet) this.thesaurus.follow();
      }),
      ...[this.goals, this.thesaurus, this.dialect].map((each) =>
        controller.events.on("answered", (message) => each.answered(message)),
      ),
    );
    controller.tabs.listen((news) => {
      if (news.about === "document") inBackground(controller.document.follow(news.key, news.revision));
      else if (news.about === "personal") inBackground(controller.personal.reload());
      else if (news.about === "house") void this.house.refresh();
      else if (news.about === "taken-in") this.documents?.draft.follow(news.name);
      else if (news.key === controller.document.key) inBackground(this.documents?.again());
    });
    // What other tabs have kept since this one was begun, before it listened.
    inBackground(controller.document.follow(controller.document.key, Number.POSITIVE_INFINITY));
    inBackground(controller.personal.reload());
    let { dialect, style } = controller.state.read().personal.preferences;
    this.#stops.push(
      controller.state.subscribe(() => {
        const now = controller.state.read().personal.preferences;
        if (now.dialect === dialect && now.style === style) return;
        ({ dialect, style } = now);
        inBackground(this.documents?.chose(dialect, style));
      }),
      session.subscribe(() => this.#follow(session.read())),
      localOnly.subscribe(() => {
        this.#isBegun = false;
        this.#begin();
      }),
    );
    controller.openElsewhere = (file) => this.#openElsewhere(file);
    controller.importComments = async (name, read) => {
      if (!this.state.read().gates.comments || this.state.read().account === undefined) return;
      await (await import("../comments/import-comments.ts")).importComments(controller, this.documents, name, read);
    };
    this.files = new FileController(controller);
    this.#stops.push(
      () => this.files.dispose(),
      followModes(controller),
      followBadge(controller.state.subscribe, () => controller.state.read().remarks.length),
    );
    openLaunchedFiles((file) => void openFile(controller, file));
    void takeShared().then((file) => file && openFile(controller, file));
    this.#begin();
  }

  #begin(): void {
    if (localOnly.isOn()) inBackground(this.#become(rememberedAccount()));
    else if (session.read().kind === "unknown") void loadSession();
    else this.#follow(session.read());
  }

  #follow({ kind, profile, site, teams, positions }: AppSession): void {
    if (kind === "unknown" || localOnly.isOn()) return;
    this.state.set({
      gates: gatesOf(profile?.Flags ?? site?.Flags ?? {}),
      teams: teams.map((team) => {
        const position = positions.find((row) => row.TeamId === team.Id)?.Position;
        const isAdmin = position === "Admin" || position === "Admin Only";
        return {
          id: team.Id,
          name: team.Name,
          mayAddWords: isAdmin || team.AllowUserDictionary,
          mayPropose: isAdmin || team.AllowTermProposals,
        };
      }),
    });
    if (kind !== "away") this.#controller.personal.wish(wishesOfPerson(profile, teams));
    if (profile) rememberAccount(profile.Id);
    // Without a network the one who wrote here last goes on.
    inBackground(this.#become(profile?.Id ?? (kind === "away" ? rememberedAccount() : undefined)));
  }

  async #become(account: number | undefined): Promise<void> {
    if (this.#isBegun && account === this.state.read().account) return;
    this.#isBegun = true;
    this.state.set({ account });
    this.reporter.use(account);
    await Promise.all([this.documents?.use(account), this.house.use(account), this.snippets.use(account)]);
    const file = takeHandedOver();
    if (file) await openFile(this.#controller, file);
    const all = this.database ? await waitingKeys(this.database) : [];
    this.state.set({ othersWaiting: all.filter((key) => !key.startsWith(`${account}/`)).length });
  }

  /** A file does not take the place of a document in the account. */
  async #openElsewhere(file: File | FileHandle): Promise<boolean> {
    const { named, view } = this.#controller;
    const isBlank = view?.state.doc.textContent.trim() === "";
    if (!this.documents || named === undefined || isBlank || this.state.read().account === undefined) return false;
    handOver(file);
    await this.documents.fresh();
    return true;
  }

  /** Has something end together with this. */
  atEnd(stop: () => void): void {
    this.#stops.push(stop);
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.documents?.dispose();
    this.house.dispose();
    this.goals.dispose();
    this.dialect.dispose();
    this.targets.dispose();
    this.reporter.dispose();
  }
}
