import type { Ledger } from "./crash-ledger.ts";
import { pause, type Timed, timed } from "./run-server.ts";

/** What a writer needs: where, as whom, what it says so in, and until when. */
export interface Desk {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly teamId: number;
  readonly ledger: Ledger;
  readonly isOver: () => boolean;
}

/** How long a writer waits after a failure, milliseconds. */
const rest = 50;
/** Invitations of one round: each is a letter, too. */
const mostBatches = 3;

/** Writes in five ways at once until it is over; everything is in the ledger before it is sent. */
export async function writeAll(desk: Desk, round: number): Promise<void> {
  await Promise.all([
    ...[1, 2].map((writer) => writeDocuments(desk, `${round}-${writer}`)),
    save(desk, round),
    importWords(desk, round),
    invite(desk, round),
    ...[1, 2].map(() => count(desk)),
  ]);
}

function call({ url, headers }: Desk, method: string, path: string, body: unknown): Promise<Timed> {
  return timed(method, url + path, { headers: { ...headers, origin: url }, body });
}

async function writeDocuments(desk: Desk, name: string): Promise<void> {
  for (let n = 0; !desk.isOver(); n += 1) {
    const title = `${name}-${n}`;
    const sent = { acknowledged: false, text: `Text of ${title}.` };
    desk.ledger.documents.set(title, sent);
    const body = { Title: title, Text: sent.text, Project: "once", ClientKey: title };
    sent.acknowledged = (await call(desk, "POST", "/api/v1/documents", body)).status === 200;
    if (!sent.acknowledged) await pause(rest);
  }
}

/** Saves one document again and again, goes back to its first version now and then. */
async function save(desk: Desk, round: number): Promise<void> {
  const made = await call(desk, "POST", "/api/v1/documents", { Text: "begin", Project: "saved" });
  if (made.status !== 200) return;
  const { Id } = JSON.parse(made.body) as { Id: number };
  const state = { text: "begin", underWay: undefined as string | undefined, count: 0 };
  desk.ledger.saves.set(Id, state);
  for (let Version = 1; !desk.isOver(); Version += 1) {
    const isBack = Version % 7 === 0;
    state.underWay = isBack ? "begin" : `Round ${round}, version ${Version}.`;
    const { status } = isBack
      ? await call(desk, "POST", `/api/v1/documents/${Id}/versions/1/restore`, undefined)
      : await call(desk, "PUT", `/api/v1/documents/${Id}`, { Text: state.underWay, Project: "saved", Version });
    if (status !== 200) return;
    state.text = state.underWay;
    state.underWay = undefined;
    state.count += 1;
  }
}

async function importWords(desk: Desk, round: number): Promise<void> {
  for (let n = 0; !desk.isOver(); n += 1) {
    const words = Array.from({ length: 30 }, (_, word) => `zy${round}x${n}q${word}`);
    const sent = { words, acknowledged: false };
    desk.ledger.imports.push(sent);
    const form = new FormData();
    form.append("file", new Blob([`Word\n${words.join("\n")}\n`]), "words.csv");
    const answer = await fetch(`${desk.url}/api/import/dictionary?dryRun=false`, {
      method: "POST",
      headers: { ...desk.headers, origin: desk.url },
      body: form,
    }).catch(() => undefined);
    const report = answer?.ok ? ((await answer.json().catch(() => undefined)) as { Imported?: number }) : undefined;
    sent.acknowledged = report !== undefined;
    if (!sent.acknowledged) await pause(rest);
  }
}

async function invite(desk: Desk, round: number): Promise<void> {
  for (let n = 0; n < mostBatches && !desk.isOver(); n += 1) {
    const addresses = Array.from({ length: 10 }, (_, guest) => `guest${round}-${n}-${guest}@example.org`);
    const sent = { addresses, acknowledged: false };
    desk.ledger.invitations.push(sent);
    const rows = addresses.map((Email) => ({ TeamId: desk.teamId, Email }));
    sent.acknowledged = (await call(desk, "POST", "/api/teamusers", rows)).status === 200;
  }
}

async function count(desk: Desk): Promise<void> {
  while (!desk.isOver()) {
    const sent = { acknowledged: false };
    desk.ledger.events.push(sent);
    const { status } = await call(desk, "POST", "/api/captureeditactionextended", { Action: 9 });
    sent.acknowledged = status >= 200 && status < 300;
    if (!sent.acknowledged) await pause(rest);
  }
}
