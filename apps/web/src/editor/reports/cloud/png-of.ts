import type { CloudDrawing } from "@housestyle/reports";

/** So many dots for each unit of the picture: sharp on paper, too. */
const density = 2;

/** A word cloud in dots, on white. */
export function pngOf({ width, height, font, words }: CloudDrawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width * density;
  canvas.height = height * density;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.scale(density, density);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const { text, x, y, size, angle, colour } of words) {
      pen.save();
      pen.translate(x, y);
      pen.rotate((angle * Math.PI) / 180);
      pen.font = `${size}px "${font}", sans-serif`;
      pen.fillStyle = colour;
      pen.fillText(text, 0, 0);
      pen.restore();
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture came out"))), "image/png"),
  );
}
