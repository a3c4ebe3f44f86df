import type { FoundElsewhere } from "@housestyle/checker";
import { z } from "zod";
import { readAccount } from "./account.ts";
import { ask } from "./server.ts";
import { readWishes } from "./wishes.ts";

const found = z.object({
  findings: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      ruleId: z.string(),
      kind: z.enum(["spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"]),
      level: z.enum(["error", "warning", "hint"]),
      text: z.string(),
      message: z.string(),
      explain: z.string(),
      suggestions: z.array(z.string()),
      sure: z.boolean(),
    }),
  ),
});

/** So many words of one's own a server takes with a text. */
const most = 10_000;

/** Has the server of the account check a text, by what its writer has chosen here and their teams there. Only who has chosen that gets here. */
export async function checkThere(text: string): Promise<FoundElsewhere | undefined> {
  const [account, wishes] = await Promise.all([readAccount(), readWishes()]);
  if (!account || wishes.checks !== "there") return undefined;
  const { dialect: language, style, level, picky, words, disabled } = wishes;
  const body = { text, language, style, level, picky, words: words.slice(-most), disabled };
  const answer = await ask({ ...account, path: "/api/v1/check", what: "check", body });
  const read = found.safeParse(answer?.json);
  if (!read.success) return undefined;
  const { findings } = read.data;
  const rules = findings.map(({ ruleId, kind, level, explain }) => ({
    ...{ id: ruleId, title: "", explain, kind, level, examples: [] },
  }));
  return { findings, rules };
}
