import { isUtf8 } from "node:buffer";
import { refusals } from "../refusals.ts";
import { Failure } from "./failure.ts";

/**
 * Parses a JSON body, or returns undefined for an empty one. Fails with `bad-encoding` for invalid UTF-8, which
 * decoding would silently replace and thereby shift offsets, and with `bad-json`.
 */
export function parseJson(body: Uint8Array): unknown {
  if (!isUtf8(body)) throw new Failure("bad-encoding");
  // A call without a body may still name a type for it.
  if (body.length === 0) return undefined;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
  try {
    // Only long numbers can lose digits; looking at each number takes time.
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text, longNumber.test(text) ? exactly : undefined);
  } catch (error) {
    if (error instanceof Failure) throw error;
    // The parser's own message quotes the body.
    throw new Failure("bad-json");
  }
}

const longNumber = /\d{16}/;

/** Rejects whole numbers that would lose digits: 9007199254740993 would become …992. */
function exactly(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== "number" || context?.source === undefined || !/^-?\d+$/.test(context.source)) return value;
  if (value === 0 || String(value) === context.source) return value;
  throw new Failure("bad-request", { message: refusals.request.inexactNumber });
}
