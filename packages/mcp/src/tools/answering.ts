import type { CallToolResult } from "@modelcontextprotocol/server";
import { type AgentHost, AgentRefusal } from "../host.ts";
import { texts } from "../texts.ts";

/** Nothing here changes anything anywhere, and the same question has the same answer. */
export const onlyReads = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** What a tool says: for whoever reads, and for programs. */
export interface ToolResult {
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

/** Has a tool answered: a refusal is told as it is, a fault in general words and to the operator. */
export async function answering(host: AgentHost, answer: () => Promise<ToolResult>): Promise<CallToolResult> {
  try {
    const { text, structured } = await answer();
    return { content: [{ type: "text", text }], structuredContent: structured };
  } catch (error) {
    return { content: [{ type: "text", text: errorMessageOf(error, host) }], isError: true };
  }
}

/** What an agent is told of whatever was thrown. */
export function errorMessageOf(error: unknown, host: AgentHost): string {
  if (error instanceof AgentRefusal) return error.message;
  host.failed(error);
  return texts.wentWrong;
}
