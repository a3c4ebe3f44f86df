import { emptyDocument, fromPlainText, parsedDocument } from "@housestyle/documents";
import type { Answer } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { contentWith, ignoredIn } from "../storage/ignored-in.ts";
import type { OnServer, StoredDocument } from "../storage/shape.ts";
import type { SaveResult } from "./document-sync.ts";
import { sendImages } from "./send-images.ts";

/** A document as the server answers it. */
export type ServerDocument = Answer<"readDocument">;

/** What a check has found, sent along so that lists can show it. */
export interface Findings {
  readonly Issues?: number | undefined;
  readonly Score?: number | undefined;
}

/** Sends a kept document in the editor's own form; the server makes its plain text of it. */
export async function sendDocument(kept: StoredDocument, facts: OnServer, found: Findings): Promise<SaveResult> {
  const { failure, lacks, reason: imageRefusal } = await sendImages(kept, facts);
  if (failure) return failure;
  const doc = parsedDocument(kept.content) ?? emptyDocument();
  const written = {
    Title: kept.title ?? "",
    Content: { ...contentWith(doc, ignoredIn(kept.content)), type: "doc" as const },
    Language: facts.language,
    Style: facts.style,
  };
  const outcome =
    facts.id === undefined
      ? await server.addDocument({ ...written, ...found, ClientKey: facts.clientKey })
      : await server.saveDocument({ ...written, ...found, Version: facts.version }, { params: { id: facts.id } });
  if (outcome.kind === "done") {
    const saved = { ...factsOf(outcome.value, kept), lacks };
    // The answer to the first try was lost, and more was written since: what the server has is the first try's.
    if (!isSame(outcome.value, written))
      return { kind: "saved", server: { ...saved, base: contentOf(outcome.value), synced: 0 }, imageRefusal };
    return { kind: "saved", server: saved, imageRefusal };
  }
  return outcome.kind === "failed" ? failed(outcome) : { kind: "unreachable" };
}

/** Sends what a check has found in the version that is known here, and returns whether the server stored it. */
export async function sendFindings({ id, version }: OnServer, found: Findings): Promise<boolean> {
  if (id === undefined) return false;
  const sent = await server.saveDocumentCheck({ ...found, Version: version }, { params: { id } });
  return sent.kind === "done";
}

type Written = Pick<ServerDocument, "Title" | "Content" | "Language" | "Style">;

/** Whether the server has what was sent, marks and settings included. */
function isSame(there: ServerDocument, sent: Written): boolean {
  const content = parsedDocument(sent.Content);
  const [ours, theirs] = [ignoredIn(sent.Content), ignoredIn(there.Content)];
  return (
    there.Title === sent.Title.trim() &&
    there.Language === sent.Language &&
    there.Style === sent.Style &&
    ours.size === theirs.size &&
    [...ours.keys()].every((id) => theirs.has(id)) &&
    content !== undefined &&
    parsedDocument(there.Content)?.eq(content) === true
  );
}

type Failed = Extract<Awaited<ReturnType<typeof server.saveDocument>>, { kind: "failed" }>;

function failed({ status, code, message, retryAfter }: Failed): SaveResult {
  // Whoever has it open is asked whether to bring it back.
  if (code === "in-trash") return { kind: "gone" };
  if (status === 409) return { kind: "conflict" };
  if (status === 401) return { kind: "signedOut" };
  if (status === 404) return { kind: "noAccess" };
  if (status === -1 || status === 429 || status >= 500) {
    return { kind: "unreachable", ...(retryAfter !== undefined && { retryAfter }) };
  }
  return { kind: "refused", message };
}

/** Returns what is known of the server’s document once `kept` is the same. */
export function factsOf(document: ServerDocument, kept: Pick<StoredDocument, "content" | "revision">): OnServer {
  return {
    id: document.Id,
    version: document.Version,
    base: kept.content,
    baseTitle: document.Title,
    synced: kept.revision,
    language: document.Language,
    style: document.Style,
    isReadOnly: !document.CanEdit,
  };
}

/** Returns the content of the server’s document for the editor. Plain text written by a program is read as such. */
export function contentOf({ Content, Text }: Pick<ServerDocument, "Content" | "Text">): unknown {
  return contentWith(parsedDocument(Content) ?? fromPlainText(Text), ignoredIn(Content));
}
