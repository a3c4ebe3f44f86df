/** A file as it lies in a package: where, and whether it can be run. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isProgram?: boolean;
}

const block = 512;

/** A tar (ustar) of files and the folders they lie in, all of them root's. The same files give the same bytes. */
export function writeTar(files: readonly PackedFile[]): Uint8Array {
  const folders = new Set(files.flatMap(({ name }) => foldersOf(name)));
  const parts = ["./", ...[...folders].sort()].map((name) => headerOf(name, 0, 0o755, "5"));
  for (const { name, bytes, isProgram } of files) {
    const padded = new Uint8Array(Math.ceil(bytes.length / block) * block);
    padded.set(bytes);
    parts.push(headerOf(`./${name}`, bytes.length, isProgram ? 0o755 : 0o644, "0"), padded);
  }
  return joined([...parts, new Uint8Array(2 * block)]);
}

function foldersOf(name: string): string[] {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, index) => `./${parts.slice(0, index + 1).join("/")}/`);
}

function headerOf(name: string, size: number, mode: number, type: string): Uint8Array {
  const header = new Uint8Array(block);
  const put = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  if (new TextEncoder().encode(name).length > 100) throw new Error(`The name is too long for a tar: ${name}`);
  put(name, 0);
  put(octal(mode, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(0, 12), 136);
  put("        ", 148);
  put(type, 156);
  put("ustar\u000000", 257);
  put("root", 265);
  put("root", 297);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(`${octal(sum, 7)} `, 148);
  return header;
}

/** Pieces one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
