import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { AgentHost } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";

/** The most snippets that are listed. */
const most = 50;

/** Adds the tool that lists snippets. */
export function addListSnippets(server: McpServer, host: AgentHost): void {
  const snippet = z.object({ name: z.string(), shortcut: z.string(), text: z.string() });
  const outputSchema = z.object({ snippets: z.array(snippet) });
  const inputSchema = z.object({ search: z.string().max(200).default("").describe(texts.asked.search) });
  const { title, about } = texts;
  const config = {
    title: title.snippets,
    description: about.snippets,
    inputSchema,
    outputSchema,
    annotations: onlyReads,
  };
  server.registerTool("list_snippets", config, ({ search }) =>
    answering(host, async () => {
      const snippets = await host.snippets(search, most);
      await host.note({ act: "list_snippets" });
      const written = snippets.map(
        ({ name, shortcut, text }) => `## ${name}${shortcut ? ` (\\${shortcut})` : ""}\n\n${text}`,
      );
      return { text: written.length === 0 ? texts.noSnippets : written.join("\n\n"), structured: { snippets } };
    }),
  );
}
