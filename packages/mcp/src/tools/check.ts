import { atLeast } from "@housestyle/engine";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { AgentHost } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";
import { findingOutput, findingOutputs, listed } from "./finding-output.ts";
import { agentText, textArguments, wordsIn } from "./text-arguments.ts";

const levels = ["error", "warning", "hint"] as const;

/** Adds the tool that checks a text. */
export function addCheck(server: McpServer, host: AgentHost): void {
  const inputSchema = z.object({
    ...textArguments(host),
    level: z.enum(levels).default("hint").describe(texts.asked.level),
    most: z.int().min(1).max(500).default(100).describe(texts.asked.most),
  });
  const outputSchema = z.object({ total: z.number(), findings: z.array(findingOutput) });
  const { title, about } = texts;
  const config = { title: title.check, description: about.check, inputSchema, outputSchema, annotations: onlyReads };
  server.registerTool("check", config, (asked) =>
    answering(host, async () => {
      const all = await host.check(agentText(asked));
      const worth = all.filter(atLeast(asked.level));
      await host.note({ act: "check", words: wordsIn(asked.text), findings: worth.length });
      const findings = findingOutputs(asked.text, worth.slice(0, asked.most));
      const text =
        worth.length === 0 ? texts.nothing : `${texts.found(worth.length, findings.length)}\n${listed(findings)}`;
      return { text, structured: { total: worth.length, findings } };
    }),
  );
}
