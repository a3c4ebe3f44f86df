import { inSource } from "./in-source.ts";

/** Where an error came from, without its message: that may quote what somebody wrote. */
export function traceOf(error: unknown): { readonly error: string; readonly code: string; readonly at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, code: "", at: [] };
  const frames = framesOf(error)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  const code = (error as { code?: unknown }).code;
  return { error: error.constructor.name, code: typeof code === "string" ? code : "", at: frames.map((f) => f.trim()) };
}

/** What stands behind the message; a message may have lines that look like those of a stack. */
function framesOf({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? "" : inSource(stack.slice(start + message.length));
}
