import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "../apps/server/src/db/index.ts";

/** Something that was sent, and whether the server said that it was done. */
interface Sent {
  acknowledged: boolean;
}

/** What the writers have sent, to be compared with what is there in the end. */
export class Ledger {
  readonly documents = new Map<string, Sent & { readonly text: string }>();
  /** By document: the last text that was acknowledged, and the one that was on its way. */
  readonly saves = new Map<number, { text: string; underWay: string | undefined; count: number }>();
  readonly imports: (Sent & { readonly words: readonly string[] })[] = [];
  readonly invitations: (Sent & { readonly addresses: readonly string[] })[] = [];
  readonly events: Sent[] = [];
}

/** What is missing or there twice, in words; nothing when all is well. */
export async function compare(ledger: Ledger, data: string): Promise<string[]> {
  const database = await openDatabase({ folder: data }, () => {});
  try {
    return [
      ...(await compareDocuments(ledger, database)),
      ...(await compareSaves(ledger, database)),
      ...(await compareImports(ledger, database)),
      ...(await compareInvitations(ledger, database, lettersIn(join(data, "mail")))),
      ...(await compareEvents(ledger, database)),
    ];
  } finally {
    await database.close();
  }
}

async function compareDocuments({ documents }: Ledger, { query }: Database): Promise<string[]> {
  const { rows } = await sql<{ title: string; text: string }>`
    select title, text from document where project = 'once'`.execute(query);
  const found = Map.groupBy(rows, ({ title }) => title);
  return [...documents].flatMap(([title, { text, acknowledged }]) => {
    const there = found.get(title) ?? [];
    if (there.length > 1) return [`document ${title} is there ${there.length} times`];
    const isLost = acknowledged && there[0]?.text !== text;
    return isLost ? [`document ${title} is lost`] : [];
  });
}

async function compareSaves({ saves }: Ledger, { query }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, text from document where project = 'saved'`.execute(query);
  const found = new Map(rows.map(({ id, text }) => [id, text]));
  return [...saves].flatMap(([id, { text, underWay }]) => {
    const there = found.get(id);
    return there === text || (underWay !== undefined && there === underWay) ? [] : [`a save of document ${id} is lost`];
  });
}

async function compareImports({ imports }: Ledger, { query }: Database): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from dictionary_entry`.execute(query);
  const found = Map.groupBy(rows, ({ word }) => word);
  return imports.flatMap(({ words, acknowledged }) => {
    const there = words.filter((word) => found.get(word)?.length === 1).length;
    return there === words.length || (!acknowledged && there === 0) ? [] : [`an import has ${there} of its words`];
  });
}

async function compareInvitations({ invitations }: Ledger, { query }: Database, letters: Map<string, number>) {
  const { rows } = await sql<{ email: string }>`select email from team_user where status = 'Invited'`.execute(query);
  const found = Map.groupBy(rows, ({ email }) => email);
  return invitations.flatMap(({ addresses, acknowledged }) => {
    const there = addresses.filter((address) => found.get(address)?.length === 1);
    if (there.length !== addresses.length && (acknowledged || there.length > 0)) {
      return [`${there.length} of ${addresses.length} invitations are there`];
    }
    const wanted = there.length === 0 ? 0 : 1;
    return addresses.flatMap((address) =>
      (letters.get(address) ?? 0) === wanted ? [] : [`${letters.get(address) ?? 0} letters to ${address}`],
    );
  });
}

async function compareEvents({ events }: Ledger, { query }: Database): Promise<string[]> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from usage_event`.execute(query);
  const count = rows[0]?.count ?? 0;
  const acknowledged = events.filter((event) => event.acknowledged).length;
  return count >= acknowledged && count <= events.length
    ? []
    : [`${count} events of ${acknowledged} acknowledged and ${events.length} sent`];
}

/** How many letters went to each address. */
function lettersIn(folder: string): Map<string, number> {
  const letters = new Map<string, number>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".eml"))) {
    const to = /^To: (\S+)/m.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? "";
    letters.set(to, (letters.get(to) ?? 0) + 1);
  }
  return letters;
}
