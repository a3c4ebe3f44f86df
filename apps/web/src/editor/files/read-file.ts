import type { Node } from "@tiptap/pm/model";
import { plainParagraphs } from "../writing/plain-paragraphs.ts";
import { schema } from "../writing/schema.ts";

/** Reads a file the writer chose. Undefined when it is not text: then nothing of it may reach the document. */
export async function readDocument(file: File): Promise<Node | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  if (!/\.(?:md|markdown)$/i.test(file.name)) return fromPlainText(text);
  const { fromMarkdown } = await import("./markdown-in.ts");
  return fromMarkdown(text);
}

/** The text of a file: UTF-8, UTF-16 with its mark, or Windows-1252 as older programs write. Undefined for binary data. */
export async function readText(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  return text.includes("\0") ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The document a plain text describes. */
export function fromPlainText(text: string): Node {
  const { doc, paragraph } = schema.nodes;
  return doc.create(
    null,
    plainParagraphs(text).map((line) => paragraph.create(null, line ? schema.text(line) : null)),
  );
}
