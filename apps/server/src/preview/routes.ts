import { previewRules } from "@housestyle/contract";
import { allows, readableOwners } from "../caller/index.ts";
import type { CheckingService, RuleHits } from "../checking/index.ts";
import type { Database } from "../db/index.ts";
import { newestTexts } from "../documents/index.ts";
import { type App, route } from "../http/index.ts";
import { toTeamRules } from "../tagging/index.ts";
import { readSample, type TriedText } from "./sample.ts";

/** The most documents that are read, newest first, and the most matches that are shown. */
const mostDocuments = 50;
const mostHits = 10;

/** Returns how often a rule would match, before it is saved. */
export function previewRoutes(app: App, database: Database, checker: CheckingService): void {
  const sample = readSample();
  const { preview: budget, previewReading: readingTime } = checker.timeLimits;

  route(
    app,
    previewRules,
    async ({ Rules }, { person, payer, gone }) => {
      // Hits show words of the documents: a key that may only check sees those of the sample alone.
      const owners = allows(person, "read") ? readableOwners(person) : [];
      const documents = (await newestTexts(database, owners, mostDocuments)).map(toTried);
      const texts = [...documents, ...sample];
      const placed = toTeamRules(Rules.map((rule) => ({ ...rule, IsEnabled: true })));
      const job = { rules: placed.map(({ rule }) => rule), texts: texts.map(({ text }) => text), readingTime };
      const { hits, problems, complete } = await checker.preview(job, { budget, gone, caller: payer });
      return {
        Rules: hits.map((each, Index) => summary(Index, each, texts)),
        RuleErrors: problems.map(({ rule, message }) => ({ Index: rule, Message: message })),
        Complete: complete,
      };
    },
    { allowance: "check" },
  );
}

function toTried({
  id,
  title,
  text,
}: {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}): TriedText {
  return { documentId: id, title, text };
}

function summary(Index: number, { perText, shown }: RuleHits, texts: readonly TriedText[]) {
  const own = perText.filter((_, text) => texts[text]?.documentId !== undefined);
  const sample = perText.filter((_, text) => texts[text]?.documentId === undefined);
  return {
    Index,
    Documents: { ...figures(own), In: own.filter(({ count }) => count > 0).length },
    Sample: figures(sample),
    Hits: shown.slice(0, mostHits).map(({ text, before, found, after }) => ({
      Source: texts[text]?.documentId === undefined ? "sample" : "document",
      DocumentId: texts[text]?.documentId ?? null,
      Title: texts[text]?.title ?? "",
      Before: before,
      Text: found,
      After: after,
    })),
  };
}

function figures(texts: readonly { readonly count: number; readonly words: number }[]) {
  const Count = texts.reduce((sum, { count }) => sum + count, 0);
  const Words = texts.reduce((sum, { words }) => sum + words, 0);
  return { Count, Words, PerThousandWords: Words === 0 ? 0 : Math.round((Count / Words) * 100_000) / 100 };
}
