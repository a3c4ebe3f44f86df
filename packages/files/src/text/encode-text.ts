/** Returns UTF-8, without a byte order mark unless requested. */
export const encodeUtf8 = (text: string, mark = false): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(mark ? `\ufeff${text}` : text);

/** Returns little-endian UTF-16 with a byte order mark, as Word writes it. */
export function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) view.setUint16(2 + 2 * i, text.charCodeAt(i), true);
  return bytes;
}
