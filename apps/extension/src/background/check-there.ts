import { type FoundElsewhere, readFoundElsewhere } from "@housestyle/checker";
import { readAccount } from "./account.ts";
import { ask } from "./server.ts";
import { readWishes } from "./wishes.ts";

/** So many words of one's own a server takes with a text. */
const most = 10_000;

/** Has the server of the account check a text, by what its writer has chosen here and their teams there. Only who has chosen that gets here. */
export async function checkThere(text: string): Promise<FoundElsewhere | undefined> {
  const [account, wishes] = await Promise.all([readAccount(), readWishes()]);
  if (!account || wishes.checks !== "there") return undefined;
  const { dialect: language, style, level, picky, words, disabled } = wishes;
  const body = { text, language, style, level, picky, words: words.slice(-most), disabled };
  const answer = await ask({ ...account, path: "/api/v1/check", what: "check", body });
  return readFoundElsewhere(answer?.json);
}
