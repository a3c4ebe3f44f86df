import type { FileRefusal } from "../file-refusal.ts";

/** How a file of text is read. */
export type FileTextFormat =
  | { readonly format: "plain" | "markdown" | "fountain" | "html" | "fodt" | "fdx" }
  | { readonly refused: FileRefusal };

/** How much of a text is looked at. */
const sample = 2000;

/** Files of these endings are never text: one that is has been damaged or renamed. */
const neverText = /\.(?:docx|odt|epub|pdf|fdx|fdt|zip)$/i;

/** Returns how a text is read: by what it begins with, then by the ending of its name. Texts that show HTML to read it stay texts. */
export function textFormat(text: string, name: string): FileTextFormat {
  const start = text.slice(0, sample).trimStart();
  if (/\.(?:md|markdown)$/i.test(name)) return { format: "markdown" };
  if (/\.fountain$/i.test(name)) return { format: "fountain" };
  if (/\.txt$/i.test(name)) return { format: "plain" };
  if (/<FinalDraft[\s>]/.test(start)) return { format: "fdx" };
  if (/<office:document[\s>]/.test(start)) return { format: "fodt" };
  if (/<\?mso-application|<w:wordDocument|<pkg:package/.test(start)) return { refused: "old-word" };
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(start))
    return { refused: "picture" };
  if (/^MIME-Version:/i.test(start) && /\.(?:docx?|mht|mhtml)$/i.test(name)) return { refused: "web-archive" };
  if (neverText.test(name)) return { refused: "misnamed" };
  const isPage = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!DOCTYPE\s+html|html)[\s>]/i.test(start);
  return { format: isPage || /\.(?:x?html?)$/i.test(name) ? "html" : "plain" };
}
