import { readAccount, renewTeamSettings } from "./account.ts";
import { ask } from "./server.ts";
import { changeWishes } from "./wishes.ts";

/** So many are kept here; the oldest go. */
const most = 20_000;

/** Puts a word into the dictionary of the account, from where all that its owner writes with has it; without one it is known here. */
export async function addWord(word: string): Promise<void> {
  const account = await readAccount();
  const answer = account && (await ask({ ...account, path: "/api/ignorepatterns", what: "word", body: [{ word }] }));
  if (answer?.ok && (await renewTeamSettings("now"))) return;
  await changeWishes(({ words }) => ({ words: [...new Set([...words, word])].slice(-most) }));
}
