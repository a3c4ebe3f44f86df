import type { CallToolResult } from "@modelcontextprotocol/server";
import { type AgentHost, AgentRefusal } from "../host.ts";
import { texts } from "../texts.ts";

/** Annotations of a tool that changes nothing and always returns the same result for the same input. */
export const onlyReads = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** The result of a tool, as text and as data. */
export interface ToolResult {
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

/**
 * Returns the result of a tool. Refusals are passed on; faults become a general message and are reported to the
 * operator.
 */
export async function answering(host: AgentHost, answer: () => Promise<ToolResult>): Promise<CallToolResult> {
  try {
    const { text, structured } = await answer();
    return { content: [{ type: "text", text }], structuredContent: structured };
  } catch (error) {
    return { content: [{ type: "text", text: errorMessageOf(error, host) }], isError: true };
  }
}

/** Returns the message for an agent about an error. */
export function errorMessageOf(error: unknown, host: AgentHost): string {
  if (error instanceof AgentRefusal) return error.message;
  host.failed(error);
  return texts.wentWrong;
}
