import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { AgentHost } from "../host.ts";
import { texts } from "../texts.ts";
import { answering } from "./answering.ts";
import { findingOutput, findingOutputs, listed } from "./finding-output.ts";
import { wordsIn } from "./text-arguments.ts";

/** The most remaining findings that are listed. Others are only counted. */
const mostLeft = 100;

/** Adds the tool that corrects a file in place, if the host has files. */
export function addFixFile(server: McpServer, host: AgentHost): void {
  const { fixFile } = host;
  if (!fixFile) return;
  const { title, about, asked } = texts;
  const inputSchema = z.object({
    path: z.string().min(1).max(4096).describe(asked.path),
    trackChanges: z.boolean().default(true).describe(asked.trackChanges),
    comments: z.boolean().default(false).describe(asked.comments),
    author: z.string().min(1).max(200).default("Housestyle").describe(asked.author),
  });
  const outputSchema = z.object({
    fixes: z.number(),
    leftOut: z.number(),
    leftTotal: z.number(),
    left: z.array(findingOutput),
  });
  const annotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  const config = { title: title.fixFile, description: about.fixFile, inputSchema, outputSchema, annotations };
  server.registerTool("fix_file", config, (given) =>
    answering(host, async () => {
      const { text, found, fixes, leftOut, left } = await fixFile(given);
      await host.note({ act: "fix", words: wordsIn(text), findings: found.length });
      const shown = findingOutputs(text, left.slice(0, mostLeft));
      const lines = [texts.fixedFile(fixes, leftOut), texts.left(left.length)];
      const structured = { fixes, leftOut, leftTotal: left.length, left: shown };
      return { text: [...lines, ...(shown.length > 0 ? [listed(shown)] : [])].join("\n"), structured };
    }),
  );
}
