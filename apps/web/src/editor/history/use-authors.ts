import { fromPlainText, parsedDocument } from "@housestyle/documents";
import { type AuthoredPassage, authoredPassages } from "@housestyle/documents/authorship";
import { useEffect, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { session } from "../../app/session.ts";
import { editorAuthors as texts } from "../../texts/editor-authors.ts";
import { editorComments } from "../../texts/editor-comments.ts";

/** Someone who wrote words of a document. */
export interface Author {
  /** Null for all whose names are not known. */
  readonly id: number | null;
  readonly name: string;
  /** How much of the text is theirs, in percent, and how much of the text they inserted from a language model. */
  readonly percent: number;
  readonly assisted: number;
}

/** A document by its authors. */
export interface DocumentAuthors {
  readonly passages: readonly AuthoredPassage[];
  /** Those who wrote most come first. */
  readonly authors: readonly Author[];
}

/** Loads who wrote what in a document. */
export function useAuthors(id: number): DocumentAuthors | "loading" | "failed" {
  const [found, setFound] = useState<DocumentAuthors | "loading" | "failed">("loading");
  useEffect(() => {
    let isGone = false;
    void server.readDocumentAuthors(undefined, { params: { id } }).then((outcome) => {
      if (!isGone) setFound(outcome.kind === "done" ? byAuthor(outcome.value) : "failed");
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return found;
}

/** Returns a document by its authors. */
export function byAuthor({ Text, Content, Runs, People }: Answer<"readDocumentAuthors">): DocumentAuthors {
  const doc = parsedDocument(Content) ?? fromPlainText(Text);
  const runs = Runs.map(({ Length: length, PersonId: by, IsAssisted }) => ({
    ...{ length, by, source: IsAssisted ? ("assisted" as const) : null, at: null },
  }));
  const passages = authoredPassages(doc, runs);
  const names = new Map(People.map(({ Id, Name }) => [Id, Name]));
  const sizes = new Map<number | null, { all: number; assisted: number }>();
  let total = 0;
  for (const { by, source, text } of passages.flatMap(({ words }) => words)) {
    const size = sizes.get(by) ?? { all: 0, assisted: 0 };
    size.all += text.length;
    if (source === "assisted") size.assisted += text.length;
    sizes.set(by, size);
    total += text.length;
  }
  const percent = (size: number) => Math.round((100 * size) / Math.max(1, total));
  const authors = [...sizes].map(([id, { all, assisted }]) => ({
    ...{ id, name: nameOf(id, names), percent: percent(all), assisted: percent(assisted) },
  }));
  return { passages, authors: authors.toSorted((one, other) => other.percent - one.percent) };
}

/** Returns what an author is called on the page. */
export function nameOf(id: number | null, names: ReadonlyMap<number, string>): string {
  if (id === null) return texts.unknown;
  return id === session.read().profile?.Id ? editorComments.you : names.get(id) || editorComments.former;
}
