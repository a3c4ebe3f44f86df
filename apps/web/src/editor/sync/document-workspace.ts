import { pageClock } from "@housestyle/checker";
import { parsedDocument } from "@housestyle/documents";
import { mergeDocuments, mergeValues } from "@housestyle/documents/merge";
import { Store } from "@housestyle/ui/store";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import type { LiveDocument } from "../collaboration/live-document.ts";
import { TogetherSwitch } from "../collaboration/together-switch.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readStored } from "../storage/database.ts";
import { inBackground } from "../storage/in-background.ts";
import { adoptFromServer, afterSending, keyOf, noteServer, renameStored } from "../storage/journal.ts";
import { forgetLast, rememberLast, renameLast } from "../storage/last-document.ts";
import { mergedIgnored } from "../storage/merged-ignored.ts";
import { wishOf } from "../storage/reading.ts";
import type { BrowserDatabase, OnServer, StoredDocument } from "../storage/shape.ts";
import { replaceText } from "../writing/replace-text.ts";
import { emptyStored } from "./begun-document.ts";
import { currentName } from "./current-name.ts";
import { DeviceDraft, type GoTo } from "./device-draft.ts";
import { documentAddress, newName } from "./document-address.ts";
import { DocumentSync, type SaveResult } from "./document-sync.ts";
import { freshDocuments, type OpenProblem } from "./documents-state.ts";
import { FindingsReport, findingsOf } from "./findings-report.ts";
import { letWrite } from "./let-write.ts";
import { bringBack } from "./lost-document.ts";
import { nameDocument } from "./name-document.ts";
import { contentOf, type Findings, factsOf, sendDocument, sendFindings } from "./send-document.ts";
import { sendWaiting } from "./send-waiting.ts";
import { isLost, type SyncState } from "./sync-state.ts";

/** Opens documents of an account, keeps them in step with the server, and asks when both sides have changed. */
export class DocumentWorkspace {
  readonly state = new Store(freshDocuments);
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase;
  readonly #goTo: GoTo;
  readonly #stopped = new AbortController();
  readonly draft: DeviceDraft;
  readonly #report: FindingsReport;
  #account: number | undefined;
  #sync: DocumentSync | undefined;
  readonly #together: TogetherSwitch;

  constructor(controller: EditorController, database: BrowserDatabase, goTo: GoTo) {
    this.#controller = controller;
    this.#database = database;
    this.#goTo = goTo;
    this.#together = new TogetherSwitch(controller, database, {
      tell: (sync, refusal) => this.#show(sync, refusal),
      readAs: (facts) => this.#readAs(facts),
      begun: () => inBackground(this.#letWrite()),
      left: () => this.again(),
    });
    this.draft = new DeviceDraft(controller, database, {
      account: () => this.#account,
      goTo,
      offer: (offersDraft) => this.state.set({ offersDraft }),
      takenIn: (facts) => {
        this.#readAs(facts);
        this.#follow();
      },
    });
    let before = controller.state.read();
    const unsubscribe = controller.state.subscribe(() => {
      const [was, now] = [before, controller.state.read()];
      before = now;
      if (now.saved !== was.saved && now.saved === "saved") {
        if (!this.#live) this.#sync?.kick();
        this.draft.look();
      }
      if (now.remarks !== was.remarks || now.progress !== was.progress || now.sync !== was.sync) this.#report.look();
    });
    this.#report = new FindingsReport(
      () => findingsOf(controller.state.read()),
      (found) => this.#notifyFound(found),
      pageClock,
    );
    const { signal } = this.#stopped;
    signal.addEventListener("abort", unsubscribe);
    addEventListener("online", () => inBackground(this.again()), { signal });
    const look = () => document.visibilityState === "visible" && inBackground(this.again());
    document.addEventListener("visibilitychange", look, { signal });
  }

  /** Uses this account from now on: opens the requested document, and sends what is waiting. */
  async use(account: number | undefined): Promise<void> {
    this.#account = account;
    const { named } = this.#controller;
    if (account === undefined) {
      if (named !== undefined) this.#fail("signIn");
      return;
    }
    if (named !== undefined && this.#sync === undefined) {
      const name = await currentName(this.#controller, this.#database, account, named);
      await this.#open(keyOf(account, name), name);
    }
    if (named === undefined && this.#sync === undefined) {
      if (await this.draft.goOn(account)) return;
      this.draft.look();
    }
    await this.#sendOthers();
  }

  async #open(key: string, name: string): Promise<void> {
    const kept = (await readStored(this.#database, key)) ?? (await this.#fetch(key, Number(name)));
    if (!kept || this.#stopped.signal.aborted) return;
    this.state.set({ problem: undefined, mayEdit: kept.server?.isReadOnly !== true, maySuggest: false });
    await this.#controller.document.open(key, kept);
    rememberLast(key);
    this.#controller.events.tell("opened", undefined);
    this.#readAs(kept.server);
    this.#controller.setEditable(this.state.read().mayEdit);
    this.#controller.view?.focus();
    this.#follow();
    await this.#refresh();
  }

  /** The document cannot be opened: nothing is being opened any more. */
  #fail(problem: OpenProblem): void {
    this.state.set({ problem });
    this.#controller.state.set({ saved: undefined });
  }

  /** Loads the document from the server and stores it on this device. */
  async #fetch(key: string, id: number): Promise<StoredDocument | undefined> {
    if (localOnly.isOn()) {
      this.#fail("unreachable");
      return undefined;
    }
    const outcome = await server.readDocument(undefined, { params: { id } });
    if (outcome.kind === "done") {
      const content = contentOf(outcome.value);
      const facts = factsOf(outcome.value, { content, revision: 1 });
      await adoptFromServer(this.#database, key, { content, title: outcome.value.Title, server: facts }, undefined);
      return readStored(this.#database, key);
    }
    const status = outcome.kind === "failed" ? outcome.status : -1;
    const isGone = status === 404 || status === 400;
    if (isGone) forgetLast(key);
    this.#fail(status === 401 ? "signIn" : isGone ? "notFound" : "unreachable");
  }

  /** Keeps the open document in step from now on. */
  #follow(): void {
    this.#sync?.stop();
    this.#sync = new DocumentSync({
      read: () => readStored(this.#database, this.#controller.document.key),
      send: (kept, facts) => this.#send(kept, facts),
      note: (answered, sent) => this.#note(answered, sent),
      alone: (work) => navigator.locks.request(`housestyle-sync-${this.#controller.document.key}`, work),
      tell: (sync, refusal = "") => {
        if (this.#live) return;
        this.#show(sync, refusal);
        if (sync === "conflict") inBackground(this.#readTheirs());
        if (sync === "synced") inBackground(this.#together.begin());
      },
      clock: pageClock,
    });
    inBackground(this.#together.begin().then(() => (this.#live ? undefined : this.#sync?.push())));
  }

  /** The open document while others may write in it, too; then nothing is saved as a whole. */
  get #live(): LiveDocument | undefined {
    return this.#together.live;
  }

  #letWrite(): Promise<void> {
    return letWrite(this.#controller, () => ({ ...this.state.read(), isLive: this.#live !== undefined }));
  }

  #show(sync: SyncState, refusal = ""): void {
    this.#controller.state.set({ sync });
    this.state.set({ refusal });
  }

  async #send(kept: StoredDocument, facts: OnServer): Promise<SaveResult> {
    if (localOnly.isOn()) return { kind: "unreachable" };
    const found = findingsOf(this.#controller.state.read());
    const sent = await sendDocument(kept, facts, found);
    if (sent.kind === "saved") this.state.set({ imageRefusal: sent.imageRefusal ?? "" });
    if (sent.kind === "saved" && found.Issues !== undefined) this.#report.knows(found);
    return sent;
  }

  /** Sends what a check found after the text had reached the server. Returns whether the server accepted it. */
  async #notifyFound(found: Findings): Promise<boolean> {
    const { key } = this.#controller.document;
    const isSent = this.#live?.sync.state === "live" || this.#sync?.state === "synced";
    if (!isSent || !this.state.read().mayEdit || localOnly.isOn()) return false;
    let isTaken = false;
    await navigator.locks.request(`housestyle-sync-${key}`, async () => {
      const kept = await readStored(this.#database, key);
      if (!kept?.server?.id || kept.server.synced !== kept.revision || this.#stopped.signal.aborted) return;
      isTaken = await sendFindings(kept.server, found);
    });
    return isTaken;
  }

  async #note(facts: OnServer, sent: OnServer): Promise<void> {
    const { key } = this.#controller.document;
    await noteServer(this.#database, key, (known) => afterSending(facts, sent, known));
    const real = this.#account === undefined || facts.id === undefined ? key : keyOf(this.#account, String(facts.id));
    if (real !== key) renameLast(key, real);
    if (real !== key && this.#stopped.signal.aborted) await renameStored(this.#database, key, real);
    else if (real !== key) {
      await this.#controller.document.rename(real, () => renameStored(this.#database, key, real));
      nameDocument(this.#controller, String(facts.id));
    }
    this.#controller.tabs.tell({ about: "server", key: real });
  }

  /** Tries again, because the network is back or the page is visible again. */
  async again(): Promise<void> {
    if (this.state.read().problem === "unreachable") await this.use(this.#account);
    if (!this.#sync) return;
    await (this.#live?.sync ?? this.#sync).again();
    await this.#refresh();
    await this.#sendOthers();
  }

  /** Checks whether the server has a newer version. A text that was not changed here is replaced with it. */
  async #refresh(): Promise<void> {
    const { key } = this.#controller.document;
    const kept = await readStored(this.#database, key);
    if (!kept?.server?.id || localOnly.isOn() || this.#stopped.signal.aborted) return;
    const outcome = await server.readDocument(undefined, { params: { id: kept.server.id } });
    if (outcome.kind === "failed" && outcome.status === 404) this.#sync?.lose("noAccess");
    if (outcome.kind !== "done") return;
    const { CanEdit, DeletedOn, Issues, Role, Score, Title, Version } = outcome.value;
    this.#report.knows({ ...(Issues !== null && { Issues }), ...(Score !== null && { Score }) });
    this.state.set({ mayEdit: CanEdit, maySuggest: !CanEdit && Role === "suggest" });
    await this.#letWrite();
    // The next time it is opened that counts from the first moment.
    await noteServer(this.#database, key, (known) => known && { ...known, isReadOnly: !CanEdit });
    if (DeletedOn !== null) {
      forgetLast(key);
      this.#sync?.lose("gone");
    } else if (isLost(this.#sync?.state)) await this.#sync?.settled();
    if (this.#live || Version <= kept.server.version || kept.server.synced !== kept.revision) return;
    const content = contentOf(outcome.value);
    const facts = factsOf(outcome.value, { content, revision: 0 });
    const revision = await adoptFromServer(this.#database, key, { content, title: Title, server: facts }, kept);
    if (revision !== undefined) await this.#controller.document.follow(key, revision);
  }

  /** Sends what is not on the server yet. Returns whether the server then has the text as it is. */
  async saved(): Promise<boolean> {
    await this.#controller.document.flush();
    return (await (this.#live?.sync ?? this.#sync)?.saved()) ?? false;
  }

  /** Returns the text of the server that this one is based on; where others write in it, with what they wrote up to a version. */
  async baseAt(version: number): Promise<Pick<OnServer, "version" | "base"> | undefined> {
    return this.#live?.baseAt(version) ?? (await readStored(this.#database, this.#controller.document.key))?.server;
  }

  #readAs(facts: OnServer | undefined): void {
    this.#controller.personal.readAs(wishOf(facts?.language, facts?.style));
  }

  /** The writer has chosen another kind of English or of text: it belongs to the document. */
  async chose(language: string, style: string): Promise<void> {
    const { key } = this.#controller.document;
    let isOther = false;
    await noteServer(this.#database, key, (known) => {
      isOther = known !== undefined && (known.language !== language || known.style !== style);
      return known && { ...known, language, style };
    });
    if (isOther && this.#live) this.#live.chose(language, style);
    else if (isOther) this.#controller.document.touch();
  }

  async #readTheirs(): Promise<void> {
    const kept = await readStored(this.#database, this.#controller.document.key);
    if (!kept?.server?.id) return;
    const outcome = await server.readDocument(undefined, { params: { id: kept.server.id } });
    if (outcome.kind === "done") this.state.set({ theirs: outcome.value });
  }

  /** Settles a conflict: theirs, mine, or both in one. What is not taken stays in the history, or one undo away. */
  async resolve(choice: "theirs" | "mine" | "both"): Promise<void> {
    const { theirs } = this.state.read();
    await this.#controller.document.flush();
    const { key } = this.#controller.document;
    const kept = await readStored(this.#database, key);
    if (!theirs || !kept?.server) return;
    const content = contentOf(theirs);
    const facts = { ...factsOf(theirs, { content, revision: 0 }), synced: 0 };
    if (choice === "theirs") {
      const sent = { content, title: theirs.Title, server: facts };
      const revision = await adoptFromServer(this.#database, key, sent, kept);
      if (revision !== undefined) await this.#controller.document.follow(key, revision);
    } else await noteServer(this.#database, key, () => facts);
    if (choice === "both") {
      const baseTitle = kept.server.baseTitle ?? "";
      const doc = parsedDocument(mergeDocuments(kept.server.base, kept.content, content).content);
      this.#controller.document.ignore(mergedIgnored(kept.server.base, kept.content, content));
      const { view } = this.#controller;
      if (doc && view) replaceText(view, doc);
      if (doc) this.#controller.document.setTitle(mergeValues(baseTitle, kept.title ?? "", theirs.Title));
      await this.#controller.document.flush();
    }
    this.state.set({ theirs: undefined });
    await this.#sync?.settled();
  }

  /** Saves the text of a document that the server no longer gives. */
  async saveAgain(): Promise<void> {
    await bringBack(this.#database, this.#controller.document.key);
    await this.#sync?.settled();
  }

  /** A new document of the account, with nothing written in it. */
  async fresh(): Promise<void> {
    if (this.#account === undefined) return;
    await this.#controller.document.flush();
    const name = newName();
    await this.#database.put("documents", emptyStored(this.#controller, name), keyOf(this.#account, name));
    this.#goTo(documentAddress(name));
  }

  /** Sends what waits of the account's other documents; what cannot be sent is listed. */
  async #sendOthers(): Promise<void> {
    if (this.#account === undefined) return;
    const waiting = await sendWaiting(this.#database, this.#account, this.#controller.document.key);
    this.state.set({ waiting });
  }

  /** Called when the page is closed: sends what has not reached the server, except for a draft that was just begun. */
  dispose(): void {
    this.#stopped.abort();
    this.#report.stop();
    const sync = this.#sync;
    this.draft.leave();
    if (!sync) return;
    const sent = this.#controller.document.flush().then(() => (this.#live?.sync ?? sync).push());
    inBackground(
      sent.finally(() => {
        this.#live?.stop();
        sync.stop();
      }),
    );
  }
}
