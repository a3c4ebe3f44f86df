import { navigate } from "wouter/use-browser-location";
import { localOnly } from "../../app/local-only.ts";
import { loadSession, type Session, session } from "../../app/session.ts";
import { openLaunchedFiles } from "../../pwa/launched-files.ts";
import { Store } from "../../store.ts";
import type { Desk } from "../desk/desk.ts";
import { DialectDesk } from "../desk/dialect-desk.ts";
import { openFile } from "../desk/document-acts.ts";
import { Reporter } from "../events/reporter.ts";
import { gatesOf } from "../flags/gates.ts";
import { GoalDesk } from "../goals/goal-desk.ts";
import { HouseDesk } from "../house/house-desk.ts";
import { rememberAccount, rememberedAccount } from "../keeping/account.ts";
import { waitingKeys } from "../keeping/journal.ts";
import { wishesOfPerson } from "../keeping/reading.ts";
import type { Database } from "../keeping/shape.ts";
import { SnippetDesk } from "../snippets/snippet-desk.ts";
import { DocumentOffice } from "../sync/document-office.ts";
import { ThesaurusDesk } from "../thesaurus/thesaurus-desk.ts";
import { nobodyYet } from "./office-state.ts";

/** Everything about the editor that came after the first letter could be written: the account, its documents, its house. */
export class Office {
  readonly state = new Store(nobodyYet);
  readonly documents: DocumentOffice | undefined;
  readonly house: HouseDesk;
  readonly snippets: SnippetDesk;
  readonly goals: GoalDesk;
  readonly thesaurus: ThesaurusDesk;
  readonly dialect: DialectDesk;
  readonly reporter: Reporter;
  readonly #desk: Desk;
  readonly #database: Database | undefined;
  readonly #stops: (() => void)[] = [];
  #isBegun = false;

  constructor(desk: Desk, database: Database | undefined) {
    this.#desk = desk;
    this.#database = database;
    this.reporter = new Reporter(desk, database);
    this.house = new HouseDesk(desk, database, () => this.snippets.refresh());
    this.snippets = new SnippetDesk(desk, database, (inserted) => this.reporter.inserted(inserted));
    this.goals = new GoalDesk(desk);
    this.thesaurus = new ThesaurusDesk(desk, this.state);
    this.dialect = new DialectDesk(desk);
    this.documents = database && new DocumentOffice(desk, database, navigate);
    this.#stops.push(
      desk.events.on("acted", (act) => this.reporter.acted(act)),
      desk.events.on("changed", (tr) => {
        if (tr.docChanged && !tr.getMeta("opened")) this.reporter.changed();
        if (tr.docChanged) this.thesaurus.close();
      }),
      ...[this.goals, this.thesaurus, this.dialect].map((each) =>
        desk.events.on("answered", (message) => each.answered(message)),
      ),
    );
    desk.tabs.listen((news) => {
      if (news.about === "document") void desk.document.follow(news.key, news.revision);
      else if (news.about === "personal") void desk.personal.reload();
      else if (news.about === "house") void this.house.refresh();
      else if (news.key === desk.document.key) void this.documents?.again();
    });
    // What other tabs have kept since this one was begun, before it listened.
    void desk.document.follow(desk.document.key, Number.POSITIVE_INFINITY);
    void desk.personal.reload();
    let { dialect, style } = desk.state.read().personal.preferences;
    this.#stops.push(
      desk.state.subscribe(() => {
        const now = desk.state.read().personal.preferences;
        if (now.dialect === dialect && now.style === style) return;
        ({ dialect, style } = now);
        void this.documents?.chose(dialect, style);
      }),
      session.subscribe(() => this.#follow(session.read())),
      localOnly.subscribe(() => {
        this.#isBegun = false;
        this.#begin();
      }),
    );
    openLaunchedFiles((file) => void openFile(desk, file));
    this.#begin();
  }

  #begin(): void {
    if (localOnly.isOn()) void this.#become(rememberedAccount());
    else if (session.read().kind === "unknown") void loadSession();
    else this.#follow(session.read());
  }

  #follow({ kind, profile, site, teams, positions }: Session): void {
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
    if (kind !== "away") this.#desk.personal.wish(wishesOfPerson(profile, teams));
    if (profile) rememberAccount(profile.Id);
    // Without a network the one who wrote here last goes on.
    void this.#become(profile?.Id ?? (kind === "away" ? rememberedAccount() : undefined));
  }

  async #become(account: number | undefined): Promise<void> {
    if (this.#isBegun && account === this.state.read().account) return;
    this.#isBegun = true;
    this.state.set({ account });
    this.reporter.use(account);
    await Promise.all([this.documents?.use(account), this.house.use(account), this.snippets.use(account)]);
    const all = this.#database ? await waitingKeys(this.#database) : [];
    this.state.set({ othersWaiting: all.filter((key) => !key.startsWith(`${account}/`)).length });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.documents?.dispose();
    this.house.dispose();
    this.goals.dispose();
    this.thesaurus.dispose();
    this.dialect.dispose();
    this.reporter.dispose();
  }
}
