import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { agentServer } from "./agent-server.ts";
import type { AgentHost } from "./host.ts";

/** The most bytes in a line. A longer one ends the connection. */
const longestLine = 4_000_000;

/** Serves one agent over two streams, with one message per line, until either ends. */
export async function serveStreams(host: AgentHost, input: Readable, output: Writable): Promise<void> {
  const transport = new StdioServerTransport(input, output, { maxBufferSize: longestLine });
  const ended = new Promise<void>((resolve) => {
    for (const event of ["end", "close"]) input.once(event, resolve);
  });
  const handle = serveStdio(() => agentServer(host), { transport, maxSubscriptions: 1, onerror: () => undefined });
  await ended;
  await handle.close();
}
