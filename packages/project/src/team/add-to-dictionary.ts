import { z } from "zod";
import { askServer } from "./ask-server.ts";
import type { TeamServer } from "./server.ts";

/** What a dictionary of a server can be given: a word, or words that rules say nothing of. */
export interface TeamDictionaryEntry {
  readonly word: string;
  /** The rule that says nothing of it; none for a word that is right. */
  readonly rule?: string;
  /** Whose dictionary: one's own, or that of the only team one is in. */
  readonly scope: "personal" | "team";
}

/** Taken, not taken and why in the server's words, or nobody answers. */
export type Added = "taken" | "unreachable" | { readonly refused: string };

const failure = z.object({ Message: z.string().max(1_000) });

/** Adds an entry to a dictionary of the server; what is there already is taken, too. The key has to be one that may write. */
export async function addToDictionary(server: TeamServer, { word, rule, scope }: TeamDictionaryEntry): Promise<Added> {
  const body = { word, scope, ...(rule !== undefined && { subCategory: rule, caseSensitive: true }) };
  const answer = await askServer(server, { path: "/api/ignorepatterns", body });
  if (!answer || answer.status >= 500) return "unreachable";
  if (answer.ok) return "taken";
  const said = failure.safeParse(await answer.json().catch(() => undefined));
  return { refused: said.success ? said.data.Message : String(answer.status) };
}

/** Whether a dictionary of a server can hold words as they are: it reads `*` and `?` as any letters. */
export function isKeepable(words: string): boolean {
  return words.trim() === words && words !== "" && words.length <= 100 && !/[*?\p{Cc}]/u.test(words);
}
