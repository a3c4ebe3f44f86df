import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, mustBeStorable } from "../border/index.ts";
import { refusals } from "../refusals.ts";

declare module "fastify" {
  interface FastifyRequest {
    upload: Upload | undefined;
  }
  interface FastifyContextConfig {
    /** The most bytes of a file. Routes without it accept no uploads. */
    readonly upload?: number;
  }
}

/** A file in a request. */
export interface Upload {
  /** The sender's name for the file without folders, or empty. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes allowed besides the file: boundaries, headers, and a few fields. */
const around = 64 * 1024;
const longestName = 255;

/** Returns the file of a multipart/form-data request, or undefined for other bodies. */
export function uploadOf(request: FastifyRequest): Upload | undefined {
  return request.upload;
}

/** Accepts one file on routes that allow it, up to their limit. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 4_096, headerPairs: 32 },
  });
  app.decorateRequest("upload");
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    const most = request.routeOptions.config.upload;
    if (most === undefined) throw new Failure("wrong-media-type");
    if (Number(request.headers["content-length"] ?? 0) > most + around) throw new Failure("file-too-large");
    request.upload = await readFile(request, most);
    request.body = {};
  });
}

async function readFile(request: FastifyRequest, most: number): Promise<Upload> {
  try {
    const part = await request.file({ limits: { fileSize: most } });
    if (part?.fieldname !== "file") throw new Failure("bad-file", { message: refusals.request.partNamedFile });
    const bytes = await part.toBuffer();
    const name = part.filename?.split(/[\\/]/).at(-1) ?? "";
    mustBeStorable(name);
    return { name: name.slice(0, longestName).toWellFormed(), bytes };
  } catch (error) {
    throw explain(error);
  }
}

/** Turns a parser error into a failure, without its message, which may quote the request. */
function explain(error: unknown): unknown {
  if (error instanceof Failure) return error;
  const { code } = error as { readonly code?: unknown };
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Failure("file-too-large");
  return new Failure("bad-request", { message: refusals.request.badForm });
}
