import { createHash } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { App } from "../http/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";

/** A language model that pages can download and run themselves. */
export interface ModelFile {
  readonly name: string;
  readonly bytes: number;
  /** Its address, which changes with the file. */
  readonly url: string;
  readonly path: string;
}

/** What models a page can run itself, without sending text. */
export interface DeviceModels {
  /** Whether a page may use the model of the browser. */
  readonly browser: boolean;
  readonly file: ModelFile | undefined;
}

/** The first bytes of a model in GGUF format. */
const magic = "GGUF";

/** Returns a file as a model in GGUF format. Rejects with a `StartFailure` if it is none. */
export async function readModelFile(path: string): Promise<ModelFile> {
  const name = basename(path, extname(path));
  try {
    const { size: bytes, mtimeMs } = await stat(path);
    if ((await firstBytes(path)) !== magic) throw new Error(magic);
    const mark = createHash("sha256").update(`${name} ${bytes} ${mtimeMs}`).digest("hex").slice(0, 16);
    return { name, bytes, path, url: `/models/language/${mark}.gguf` };
  } catch {
    throw new StartFailure(texts.settings.modelFile(path));
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Serves a model to everyone, as a stream. */
export function serveModelFile(app: App, { url, path, bytes }: ModelFile): void {
  app.get(url, { schema: { hide: true } }, async (_request, reply) => {
    const file = await open(path);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-length", bytes)
      .type("application/octet-stream")
      .send(file.createReadStream());
  });
}
