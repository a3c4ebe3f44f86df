import { createMcpHandler } from "@modelcontextprotocol/server";
import { agentServer } from "./agent-server.ts";
import type { AgentHost } from "./host.ts";

/**
 * Answers one request of the streamable HTTP transport, whose body is `message`. Nothing is kept between requests:
 * there are no sessions, and requests for change notifications are refused. Every response ends by itself.
 */
export function serveHttp(host: AgentHost, request: Request, message: unknown): Promise<Response> {
  const { fetch } = createMcpHandler(() => agentServer(host), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return fetch(request, { parsedBody: message });
}
