import type { Node } from "prosemirror-model";
import { getDocument, VerbosityLevel } from "unpdf/pdfjs";
import { documentOf } from "../blocks/document-of.ts";
import { Unreadable } from "../unreadable.ts";
import { pdfBlocks } from "./pdf-blocks.ts";
import { linesOf, type PdfItem, type PdfLine } from "./pdf-lines.ts";

/**
 * Reads the text of a PDF, and guesses its paragraphs as far as possible. Nothing in it is run or fetched. Throws
 * `Unreadable` for other files, and for PDFs that have a password or contain only images of pages.
 */
export async function pdfDocument(bytes: Uint8Array): Promise<Node> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    // Letters are read, never drawn.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await task.promise;
    const pages: (readonly PdfLine[])[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        linesOf(
          items.filter((item): item is typeof item & PdfItem => "str" in item),
          number,
        ),
      );
      page.cleanup();
    }
    const blocks = pdfBlocks(pages);
    if (blocks.length === 0) throw new Unreadable("without-text");
    return documentOf(blocks);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged");
  } finally {
    await task.destroy();
  }
}
