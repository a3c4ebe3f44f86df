import { isUtf8 } from "node:buffer";
import { Failure } from "./failure.ts";

/**
 * Reads a body of JSON; undefined for an empty one. Fails with `bad-encoding` for bytes that are not UTF-8 – decoding
 * would silently turn them into other letters, and offsets would count letters nobody sent – and with `bad-json`.
 */
export function parseJson(body: Uint8Array): unknown {
  if (!isUtf8(body)) throw new Failure("bad-encoding");
  // A call without a body may still name a type for it.
  if (body.length === 0) return undefined;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8");
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    // The parser's own message quotes the body.
    throw new Failure("bad-json");
  }
}
