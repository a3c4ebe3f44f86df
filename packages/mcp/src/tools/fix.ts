import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { AgentFinding, AgentHost, MadeFixes } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";
import { findingOutput, findingOutputs, listed } from "./finding-output.ts";
import { type TextFix, withSureFixes } from "./sure-fixes.ts";
import { agentText, textArguments, wordsIn } from "./text-arguments.ts";

/** The most remaining findings that are listed. Others are only counted. */
const mostLeft = 100;

const change = z.object({
  ...{ rule: z.string(), start: z.number(), end: z.number(), line: z.number(), column: z.number() },
  ...{ before: z.string(), after: z.string(), message: z.string() },
});

/** Adds the tool that applies safe fixes. */
export function addFix(server: McpServer, host: AgentHost): void {
  const outputSchema = z.object({
    text: z.string(),
    changes: z.array(change),
    leftTotal: z.number(),
    left: z.array(findingOutput),
  });
  const { title, about } = texts;
  const inputSchema = z.object(textArguments(host));
  const config = { title: title.fix, description: about.fix, inputSchema, outputSchema, annotations: onlyReads };
  server.registerTool("fix", config, (asked) =>
    answering(host, async () => {
      const given = agentText(asked);
      const found = await host.check(given);
      const { text, changes } = withSureFixes(given.text, found);
      const left = changes.length > 0 ? await host.check({ ...given, text }) : found;
      await host.note({
        act: "fix",
        words: wordsIn(given.text),
        findings: found.length,
        fixes: countByRule(changes, found),
      });
      const told = findingOutputs(text, left.slice(0, mostLeft));
      const parts = [
        [texts.fixed(changes.length), ...changes.map(lineOf)],
        [texts.left(left.length), ...(told.length > 0 ? [listed(told)] : [])],
        [texts.text, "", text],
      ];
      const structured = { text, changes, leftTotal: left.length, left: told };
      return { text: parts.map((lines) => lines.join("\n")).join("\n\n"), structured };
    }),
  );
}

const lineOf = ({ line, column, rule, before, after, message }: TextFix): string =>
  `- ${line}:${column} ${rule} “${before}” → ${after === "" ? texts.delete : `“${after}”`}: ${message}`;

function countByRule(changes: readonly TextFix[], findings: readonly AgentFinding[]): readonly MadeFixes[] {
  const kinds = new Map(findings.map(({ ruleId, kind }) => [ruleId, kind]));
  const counts = new Map<string, number>();
  for (const { rule } of changes) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count, kind: kinds.get(rule) ?? "grammar" }));
}
