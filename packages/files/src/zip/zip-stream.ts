import { Zip, ZipDeflate } from "fflate";

/** A zip that is written file by file and keeps only packed data. The same files always give the same bytes. */
export class ZipStream {
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip = new Zip((error, piece) => {
    if (error) throw error;
    this.#pieces.push(new Uint8Array(piece));
  });

  /** Adds a file. Names must be unique. */
  add(name: string, bytes: Uint8Array): void {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = new Date(1980, 0, 1);
    this.#zip.add(file);
    file.push(bytes, true);
  }

  /** Returns the archive in pieces. Nothing can be added afterward. */
  end(): readonly Uint8Array<ArrayBuffer>[] {
    this.#zip.end();
    return this.#pieces;
  }
}
