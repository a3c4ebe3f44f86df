import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** What tests look at in a document. */
export interface Doc {
  Id: number;
  Version: number;
  Text: string;
  Content: unknown;
  Title: string;
  WordCount: number;
  CanEdit: boolean;
}

/** A document with one paragraph, in the editor’s form. */
export const rich = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Dear all," }] }] };

/** Creates a document. */
export async function add(visitor: Visitor, given: Record<string, unknown> = {}): Promise<Doc> {
  const { status, body } = await visitor.post<Doc>("/api/v1/documents", {
    Title: "Letter",
    Text: "Dear all,",
    ...given,
  });
  expect(status).toBe(200);
  return body;
}

/** Saves a document as it was given, with what is changed. */
export async function save(visitor: Visitor, doc: Doc, given: Record<string, unknown>) {
  return visitor.put<Doc & { Current: Doc; Base: Doc }>(`/api/v1/documents/${doc.Id}`, {
    Title: doc.Title,
    Text: doc.Text,
    Version: doc.Version,
    ...given,
  });
}
