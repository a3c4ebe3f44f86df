/** UTF-8, without a mark unless asked for. */
export const encodeUtf8 = (text: string, mark = false): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(mark ? `\ufeff${text}` : text);

/** UTF-16, low byte first, with its mark: what Word writes. */
export function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) view.setUint16(2 + 2 * i, text.charCodeAt(i), true);
  return bytes;
}
