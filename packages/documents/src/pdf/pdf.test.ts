import { expect, test } from "vitest";
import { smallPdf } from "../testing/small-pdf.ts";
import { Unreadable } from "../unreadable.ts";
import { pdfDocument } from "./index.ts";

test("lines become paragraphs, large ones headings, and words divided at the end of a line are one", async () => {
  const doc = await pdfDocument(
    smallPdf([
      { text: "The sea", size: 20, y: 720 },
      { text: "We saw the boat on the hori-", y: 690 },
      { text: "zon and waved (twice).", y: 676 },
      { text: "It was gone.", y: 640 },
      { text: "\x95 one", y: 610 },
      { text: "\x95 two", y: 596 },
    ]),
  );
  expect(doc.toString()).toBe(
    'doc(heading("The sea"), paragraph("We saw the boat on the horizon and waved (twice)."), paragraph("It was gone."), bullets(item(paragraph("one")), item(paragraph("two"))))',
  );
});

test("what repeats on the edges of pages is left out, and a paragraph goes on after the page", async () => {
  const page = (number: number, text: string) => [
    { text: "A Report", y: 770 },
    { text, y: 700 },
    { text: String(number), x: 300, y: 30 },
  ];
  const doc = await pdfDocument(smallPdf(page(1, "The boat that we"), page(2, "saw was ours."), page(3, "The end.")));
  expect(doc.toString()).toBe('doc(paragraph("The boat that we saw was ours."), paragraph("The end."))');
});

test.each([
  ["a PDF without words", smallPdf([]), "without-text"],
  ["half of a beginning", smallPdf([]).subarray(0, 12), "damaged"],
  ["no PDF", new TextEncoder().encode("%PDF-1.7 nonsense"), "damaged"],
] as const)("%s is refused", async (_, bytes, reason) => {
  await expect(pdfDocument(bytes.slice())).rejects.toThrow(new Unreadable(reason));
});
