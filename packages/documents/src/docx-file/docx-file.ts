import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type ILevelsOptions,
  type IParagraphOptions,
  type IParagraphStyleOptions,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Node } from "prosemirror-model";
import { blocksOf, notesOf, type WrittenBlock, type WrittenContent } from "../blocks/blocks-of.ts";
import type { ReadPiece, ReadTable } from "../blocks/read-block.ts";
import type { FileProperties } from "../file-properties.ts";
import type { ImageResolver } from "../images/document-image.ts";
import { fitForXml } from "../xml/xml-pieces.ts";
import { figureParagraphs } from "./figure-paragraphs.ts";
import { deepestLevel, type ListReference, type ListReferences, listReferences } from "./list-references.ts";

/**
 * Returns a document as a new Word file. Headings, lists, quotations, code, tables, and footnotes use Word's own
 * features, so that they show in its outline and style gallery, and `docxDocument` can read them back.
 */
export async function docxFile(
  doc: Node,
  { title, language }: FileProperties,
  imageOf: ImageResolver = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const notes = [...notesOf(doc)];
  const numbers: NoteNumbers = new Map(notes.map(([id], index) => [id, index + 1]));
  const footnotes = Object.fromEntries(
    notes.map(([, blocks], index) => [index + 1, { children: blocks.map((block) => paragraphFor(block, inNote)) }]),
  );
  const content = blocksOf(doc);
  const { lists, definitions } = listReferences(content);
  const file = new Document({
    title: fitForXml(title),
    // Without a name, the package writes “Un-named”.
    creator: "",
    lastModifiedBy: "",
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: points(11), language: { value: language } },
          paragraph: { spacing: { after: twips(8), line: 276 } },
        },
        ...headings,
        hyperlink: { run: { color: "0563C1", underline: {} } },
      },
      paragraphStyles,
      characterStyles: [
        { id: verbatim, name: "Verbatim Char", run: { font: monospaced } },
        { id: formula, name: "Formula Char", run: { font: monospaced } },
      ],
    },
    numbering: {
      config: [
        { reference: "bullets", levels: levels.map(bulletAt) },
        { reference: "numbers", levels: levels.map((level) => numberAt(level)) },
        ...definitions.map(({ reference, ...first }) => ({
          reference,
          levels: levels.map((level) => numberAt(level, level === first.level ? first.start : 1)),
        })),
      ],
    },
    footnotes,
    sections: [{ children: content.flatMap((each) => contentFor(each, { numbers, lists, imageOf })) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const verbatim = "VerbatimChar";
const formula = "FormulaChar";
const monospaced = "Consolas";
/** The nine list levels of Word. */
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const points = (size: number): number => size * 2;
const twips = (size: number): number => size * 20;
/** Returns the distance of an item's text from the margin, in twips. */
const indentAt = (level: number): number => (level + 1) * 720;

const headingSizes = [20, 16, 14, 12, 11, 11] as const;
const headings = Object.fromEntries(
  headingSizes.map((size, index) => [
    `heading${index + 1}`,
    {
      run: { size: points(size), bold: true, italics: index === 5 },
      paragraph: { spacing: { before: twips(14), after: twips(6) }, keepNext: true, outlineLevel: index },
    },
  ]),
);

const paragraphStyles: readonly IParagraphStyleOptions[] = [
  {
    id: "Quote",
    name: "Quote",
    basedOn: "Normal",
    quickFormat: true,
    run: { color: "404040" },
    paragraph: { indent: { left: 720, right: 720 } },
  },
  {
    id: "SourceCode",
    name: "Source Code",
    basedOn: "Normal",
    quickFormat: true,
    run: { font: monospaced, size: points(10) },
    paragraph: { spacing: { line: 240 } },
  },
  {
    id: "Caption",
    name: "caption",
    basedOn: "Normal",
    quickFormat: true,
    run: { italics: true, size: points(9), color: "404040" },
    paragraph: { alignment: AlignmentType.CENTER },
  },
  { id: "DefinitionTerm", name: "Definition Term", basedOn: "Normal", run: { bold: true } },
  { id: "Definition", name: "Definition", basedOn: "Normal", paragraph: { indent: { left: 720 } } },
  {
    id: "HorizontalLine",
    name: "Horizontal Line",
    basedOn: "Normal",
    paragraph: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: "A0A0A0" } } },
  },
  ...levels.map((level) => ({
    id: `ListContinue${level + 1}`,
    name: level === 0 ? "List Continue" : `List Continue ${level + 1}`,
    basedOn: "Normal",
    paragraph: { indent: { left: indentAt(level) } },
  })),
];

const itemStyle = (level: number): NonNullable<ILevelsOptions["style"]> => ({
  paragraph: { indent: { left: indentAt(level), hanging: 360 } },
});

const bulletAt = (level: number): ILevelsOptions => ({
  level,
  format: LevelFormat.BULLET,
  text: ["•", "◦", "▪"][level % 3] ?? "•",
  style: itemStyle(level),
});

const numberAt = (level: number, start = 1): ILevelsOptions => ({
  ...{ level, start },
  format: [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN][level % 3] ?? LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  style: itemStyle(level),
});

/** The numbers of notes in the file, by their ids. */
type NoteNumbers = ReadonlyMap<string, number>;

/** What paragraphs refer to. */
interface ParagraphContext {
  readonly numbers: NoteNumbers;
  readonly lists: ListReferences["lists"];
}

const inNote: ParagraphContext = { numbers: new Map(), lists: new Map() };

/** What blocks refer to while they are written. */
interface WritingContext extends ParagraphContext {
  readonly imageOf: ImageResolver;
}

function contentFor(content: WrittenContent, context: WritingContext): readonly (Paragraph | Table)[] {
  if ("kind" in content) return [paragraphFor(content, context)];
  if ("rows" in content) return [tableFor(content, context)];
  if (!("image" in content)) return [new Paragraph({ children: [new TextRun(`[${content.label}]`)] })];
  const runs = content.caption.flatMap((piece) => runsOf(piece, context.numbers));
  return figureParagraphs(content, context.imageOf, runs);
}

const tableFor = ({ rows }: ReadTable, context: WritingContext): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          tableHeader: cells.length > 0 && cells.every(({ isHeader }) => isHeader),
          children: cells.map(
            ({ content, colspan, rowspan }) =>
              new TableCell({
                columnSpan: colspan,
                rowSpan: rowspan,
                children: endingInParagraph(content.flatMap((each) => contentFor(each, context))),
              }),
          ),
        }),
    ),
  });

/** Adds a paragraph at the end of a cell if needed, since Word rejects cells without one. */
const endingInParagraph = (content: readonly (Paragraph | Table)[]): readonly (Paragraph | Table)[] =>
  content.at(-1) instanceof Paragraph ? content : [...content, new Paragraph({})];

const paragraphFor = ({ kind, pieces, align, list }: WrittenBlock, { numbers, lists }: ParagraphContext): Paragraph =>
  new Paragraph({
    ...lookOf(kind, lists.get(list ?? 0)),
    ...(align ? { alignment: alignments[align] } : {}),
    children: kind === "pageBreak" ? [new PageBreak()] : pieces.flatMap((piece) => runsOf(piece, numbers)),
  });

const alignments = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

const named: Readonly<Record<Extract<WrittenBlock["kind"], string>, IParagraphOptions>> = {
  paragraph: {},
  pageBreak: {},
  quote: { style: "Quote" },
  code: { style: "SourceCode" },
  rule: { style: "HorizontalLine" },
  term: { style: "DefinitionTerm" },
  definition: { style: "Definition" },
};

function lookOf(kind: WrittenBlock["kind"], list: ListReference | undefined): IParagraphOptions {
  if (typeof kind === "string") return named[kind];
  if ("heading" in kind) return { style: `Heading${kind.heading}` };
  if ("continues" in kind) return { style: `ListContinue${Math.min(kind.continues, 8) + 1}` };
  const { reference, instance } = list ?? { reference: kind.list, instance: 0 };
  return { numbering: { reference, level: Math.min(kind.level, deepestLevel), instance } };
}

function runsOf(piece: ReadPiece, notes: NoteNumbers): readonly ParagraphChild[] {
  const note = piece.note === undefined ? undefined : notes.get(piece.note);
  if (note !== undefined) return [new FootnoteReferenceRun(note)];
  const runs = piece.text
    .split(/(\n)/)
    .filter((text) => text !== "")
    .map((text) => runOf(text, piece));
  return piece.href === undefined ? runs : [new ExternalHyperlink({ link: piece.href, children: runs })];
}

function runOf(text: string, { strong, em, underline, strike, shift, literal, math, href }: ReadPiece): TextRun {
  const style = math ? formula : literal ? verbatim : href === undefined ? undefined : "Hyperlink";
  return new TextRun({
    ...(strong ? { bold: true } : {}),
    ...(em ? { italics: true } : {}),
    ...(underline ? { underline: {} } : {}),
    ...(strike ? { strike: true } : {}),
    ...(shift === "superscript" ? { superScript: true } : {}),
    ...(shift === "subscript" ? { subScript: true } : {}),
    ...(style === undefined ? {} : { style }),
    ...(text === "\n" ? { break: 1 } : { children: withTabs(text) }),
  });
}

const withTabs = (text: string): readonly (string | Tab)[] =>
  text
    .split(/(\t)/)
    .filter((part) => part !== "")
    .map((part) => (part === "\t" ? new Tab() : part));
