import { type Finding, measureDocument, type Span } from "@housestyle/engine";
import type { AnalyzedText, ReadParagraph } from "../analysis/analyzed-text.ts";

const wordsOfAPiece = 2000;

/** A text in pieces of whole paragraphs. A rest of less than half a piece belongs to the one before it. */
export function piecesOf(reading: AnalyzedText): AnalyzedText[] {
  const cuts: ReadParagraph[][] = [];
  let words = wordsOfAPiece;
  let left = reading.words.length;
  for (const paragraph of reading.paragraphs) {
    if (words >= wordsOfAPiece && (left >= wordsOfAPiece / 2 || cuts.length === 0)) {
      cuts.push([]);
      words = 0;
    }
    cuts.at(-1)?.push(paragraph);
    const own = paragraph.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    words += own;
    left -= own;
  }
  return cuts.map((paragraphs) => pieceOf(reading, paragraphs));
}

function pieceOf(reading: AnalyzedText, paragraphs: readonly ReadParagraph[]): AnalyzedText {
  const [from, to] = [paragraphs[0]?.start ?? 0, paragraphs.at(-1)?.end ?? 0];
  const within = ({ start }: Span): boolean => from <= start && start < to;
  const sentences = paragraphs.flatMap((each) => each.sentences);
  const findings = reading.findings.filter(within);
  const remarks: readonly Finding[] = reading.remarks === reading.findings ? findings : reading.remarks.filter(within);
  return {
    ...reading,
    ...{ paragraphs, sentences, findings, remarks },
    words: sentences.flatMap((each) => each.words),
    measures: measureDocument(paragraphs.map((each) => each.measures)),
  };
}
