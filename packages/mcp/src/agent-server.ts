import { McpServer } from "@modelcontextprotocol/server";
import { addStyleGuide } from "./guide/add-style-guide.ts";
import type { AgentHost } from "./host.ts";
import { texts } from "./texts.ts";
import { addCheck } from "./tools/check.ts";
import { addExplain } from "./tools/explain.ts";
import { addFix } from "./tools/fix.ts";
import { addFixFile } from "./tools/fix-file.ts";
import { addListSnippets } from "./tools/list-snippets.ts";
import { addLookUpTerm } from "./tools/look-up-term.ts";
import { addTeamRules } from "./tools/team-rules.ts";

/** Creates an MCP server for one connection or request of a host. Its texts are in the current language. */
export function agentServer(host: AgentHost): McpServer {
  const server = new McpServer(
    { name: "housestyle", title: "Housestyle", version: host.version },
    { instructions: texts.instructions },
  );
  for (const add of [
    addCheck,
    addFix,
    addFixFile,
    addTeamRules,
    addLookUpTerm,
    addListSnippets,
    addExplain,
    addStyleGuide,
  ])
    add(server, host);
  return server;
}
