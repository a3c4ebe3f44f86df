import { gzipSync } from "fflate";
import { joined, type PackedFile, writeTar } from "./tar.ts";

/** What a package manager is told of a package, by the names it has for it. */
export type Control = Readonly<Record<string, string>>;

/** A package for Debian and what comes of it: an `ar` of a version, what there is to know, and the files. */
export function writeDeb(control: Control, files: readonly PackedFile[]): Uint8Array {
  const size = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024);
  const lines = Object.entries({ ...control, "Installed-Size": String(size) }).map(
    ([name, value]) => `${name}: ${value}\n`,
  );
  const packed = (inside: readonly PackedFile[]) => gzipSync(writeTar(inside), { level: 9, mtime: 0 });
  return writeAr([
    ["debian-binary", utf8("2.0\n")],
    ["control.tar.gz", packed([{ name: "control", bytes: utf8(lines.join("")) }])],
    ["data.tar.gz", packed(files)],
  ]);
}

function writeAr(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const parts = files.flatMap(([name, bytes]) => {
    const header = [
      name.padEnd(16),
      "0".padEnd(12),
      "0".padEnd(6),
      "0".padEnd(6),
      "100644".padEnd(8),
      String(bytes.length).padEnd(10),
    ];
    return [utf8(`${header.join("")}\`\n`), bytes, utf8(bytes.length % 2 === 1 ? "\n" : "")];
  });
  return joined([utf8("!<arch>\n"), ...parts]);
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
