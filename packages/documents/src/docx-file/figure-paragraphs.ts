import { AlignmentType, ImageRun, Paragraph, type ParagraphChild, TextRun } from "docx";
import type { ReadFigure } from "../blocks/read-block.ts";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { hashIn } from "../images/image-source.ts";
import type { ImageType } from "../images/image-type.ts";

/** The image types that Word supports. */
const types: Readonly<Partial<Record<ImageType, "png" | "jpg" | "gif">>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
};

/** The width and height of a page between its margins, in pixels. */
const page = { width: 600, height: 800 } as const;

/** Returns the paragraphs of a figure: its image or, failing that, its description, and its caption. */
export function figureParagraphs(
  { image, alternative, caption }: ReadFigure,
  imageOf: ImageResolver,
  captionRuns: readonly ParagraphChild[],
): readonly Paragraph[] {
  const stored = imageOf(hashIn(image.src) ?? "");
  const run = stored && imageRun(stored, image, alternative);
  const words = alternative || (stored ? "" : image.src);
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      keepNext: caption.length > 0,
      children: [run ?? new TextRun(`[${words}]`)],
    }),
    ...(caption.length > 0 ? [new Paragraph({ style: "Caption", children: captionRuns })] : []),
  ];
}

function imageRun(stored: DocumentImage, shown: ReadFigure["image"], description: string): ImageRun | undefined {
  const type = types[stored.type];
  if (!type) return undefined;
  const [width, height] = [shown.width ?? stored.width, shown.height ?? stored.height];
  const scale = Math.min(1, page.width / width, page.height / height);
  return new ImageRun({
    type,
    data: stored.bytes,
    transformation: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
    altText: { name: "Image", title: "", description },
  });
}
