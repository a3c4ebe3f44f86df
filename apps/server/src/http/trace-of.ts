import { inSource } from "./in-source.ts";

/** Returns the name and stack of an error without its message, which may quote users' text. */
export function traceOf(error: unknown): { readonly error: string; readonly code: string; readonly at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, code: "", at: [] };
  const frames = framesOf(error)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  const code = (error as { code?: unknown }).code;
  return { error: error.constructor.name, code: typeof code === "string" ? code : "", at: frames.map((f) => f.trim()) };
}

/** Returns the stack after the message, which may itself contain lines that look like a stack. */
function framesOf({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? "" : inSource(stack.slice(start + message.length));
}
