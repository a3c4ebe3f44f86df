import { z } from "zod";
import { askServer } from "./ask-server.ts";
import type { TeamServer } from "./server.ts";

const rows = z.array(z.object({ Name: z.string(), Shortcut: z.string().nullish(), Text: z.string() }));

/** A snippet, as the server lists it. */
export type TeamSnippet = z.output<typeof rows>[number];

/** The first of the snippets that a filter of the server's lists lets through; undefined when it does not say. */
export async function teamSnippets(
  server: TeamServer,
  filter: string | undefined,
  most: number,
): Promise<readonly TeamSnippet[] | undefined> {
  const query = new URLSearchParams({ Take: String(most), OrderBy: "Name", ...(filter && { Filter: filter }) });
  const answer = await askServer(server, { path: `/api/snippetfolder/items?${query}` });
  if (!answer?.ok) return undefined;
  const read = rows.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data : undefined;
}
