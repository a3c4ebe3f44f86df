import { createJudging, type Judging, type Notes, noNotes } from "../document/judging.ts";
import { analysis } from "../facts/analysis.ts";
import { ruleFinding } from "../findings/rule-finding.ts";
import type { OfDocument, Rule } from "../rule/rule.ts";
import { defineLane, type Lane } from "./lane.ts";

/** Our rules about whole documents. */
export interface DocumentRules {
  /** Their notes about a paragraph. */
  readonly lane: Lane<Notes>;
  judging<T>(notesOf: (item: T) => Notes | undefined, textOf: (item: T) => string): Judging<T>;
}

/** Returns whether a note is empty: most paragraphs have nothing that can be written in two ways. */
const isEmpty = (note: unknown): boolean => Array.isArray(note) && note.length === 0;

/** Prepares the document rules among some rules. A note that is an empty list adds nothing to any sum. */
export function documentRules(rules: readonly Rule[]): DocumentRules {
  const judges = rules.flatMap((rule) => {
    const document: OfDocument<never> | undefined = rule.document;
    return document
      ? [
          {
            document,
            findingOf: (hit: Parameters<typeof ruleFinding>[1], text: string) => ruleFinding(rule, hit, text),
          },
        ]
      : [];
  });
  const readers = rules.flatMap(({ document }) => document ?? []);
  return {
    lane: defineLane({
      id: "rules/document",
      needs: [analysis],
      *read([a]) {
        if (a.kind === "code") return noNotes;
        const notes: unknown[] = [];
        for (const { note } of readers) {
          notes.push(note(a));
          yield;
        }
        return notes.every(isEmpty) ? noNotes : notes;
      },
    }),
    judging: (notesOf, textOf) => createJudging(judges, notesOf, textOf),
  };
}
