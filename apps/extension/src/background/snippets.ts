import { fillSnippet } from "@housestyle/panel/snippets";
import { z } from "zod";
import type { SnippetName } from "../shared/pop-up-state.ts";
import { readAccount } from "./account.ts";
import { ask } from "./server.ts";

const snippets = z.array(z.object({ Id: z.number(), Name: z.string(), Text: z.string() }));
const folders = z.array(z.object({ Id: z.number(), CanEdit: z.boolean() }));
type Snippet = z.output<typeof snippets>[number];

/** So many are read, and so long is the name of one that was only selected, in UTF-16 code units. */
const most = { read: 500, name: 60 };
/** What a server takes for one snippet. */
const longest = 20_000;

/** The snippets of whoever is signed in, and of their teams, by name. */
export async function snippetNames(): Promise<readonly SnippetName[]> {
  const all = await readSnippets();
  return all.map(({ Id, Name }) => ({ id: Id, name: Name }));
}

/** A snippet as it is written now; undefined when it has gone. */
export async function filledSnippet(id: number): Promise<string | undefined> {
  const all = await readSnippets();
  const found = all.find(({ Id }) => Id === id);
  if (!found) return undefined;
  const textOf = (name: string) => all.find(({ Name }) => Name === name)?.Text;
  // Nobody is asked what is on the clipboard: what would be filled in by it stays to be filled.
  return fillSnippet(found.Text, { today: new Date(), clipboard: "{{clipboard}}", snippet: textOf }).text;
}

/** Keeps words on the server as a snippet, in the first folder that may be written in. Answers whether it is kept. */
export async function captureSnippet(text: string): Promise<boolean> {
  const account = await readAccount();
  const words = text.trim();
  if (!account || words === "" || words.length > longest) return false;
  const folder = (await anyFolder()) ?? (await newFolder());
  if (folder === undefined) return false;
  const row = { SnippetFolderId: folder, Name: nameOf(words), Text: words };
  const answer = await ask({ ...account, path: "/api/snippetfolder/items", what: "capture", body: [row] });
  return answer?.ok ?? false;
}

async function readSnippets(): Promise<readonly Snippet[]> {
  return read(snippets, `/api/snippetfolder/items?Take=${most.read}&OrderBy=Name`);
}

async function anyFolder(): Promise<number | undefined> {
  const all = await read(folders, `/api/snippetfolder?Take=${most.read}`);
  return all.find(({ CanEdit }) => CanEdit)?.Id;
}

async function newFolder(): Promise<number | undefined> {
  const account = await readAccount();
  if (!account) return undefined;
  const body = [{ Name: "Snippets" }];
  const answer = await ask({ ...account, path: "/api/snippetfolder", what: "capture", body });
  const made = folders.safeParse(answer?.json);
  return made.success ? made.data[0]?.Id : undefined;
}

async function read<Rows extends z.ZodArray>(rows: Rows, path: string): Promise<z.output<Rows>> {
  const account = await readAccount();
  const answer = account && (await ask({ ...account, path, what: "snippets" }));
  const found = rows.safeParse(answer?.ok ? answer.json : []);
  return (found.success ? found.data : []) as z.output<Rows>;
}

const nameOf = (words: string): string => {
  const line = words.replace(/\s+/g, " ");
  return line.length > most.name ? `${line.slice(0, most.name - 1)}…` : line;
};
