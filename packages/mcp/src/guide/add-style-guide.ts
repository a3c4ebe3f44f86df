import { type McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";
import { type AgentHost, longestText } from "../host.ts";
import { texts } from "../texts.ts";
import { errorMessageOf } from "../tools/answering.ts";
import { styleGuide } from "./style-guide.ts";

/** The URI of the style guide resource. */
const address = "housestyle://style-guide";
const longestTask = 4_000;

/** Adds the style guide as a resource, and the prompt that includes it. */
export function addStyleGuide(server: McpServer, host: AgentHost): void {
  const { title, about, asked, prompt } = texts;
  const mimeType = "text/markdown";
  server.registerResource(
    "style-guide",
    address,
    { title: title.guide, description: about.guide, mimeType },
    async ({ href }) => ({ contents: [{ uri: href, mimeType, text: await guideOf(host) }] }),
  );
  const argsSchema = z.object({
    task: z.string().max(longestTask).optional().describe(asked.task),
    draft: z.string().max(longestText).optional().describe(asked.draft),
  });
  const config = { title: title.write, description: about.write, argsSchema };
  server.registerPrompt("write_in_house_style", config, async ({ task, draft }) => {
    const parts = [
      prompt.write,
      ...(task ? [prompt.task(task)] : []),
      await guideOf(host),
      ...(draft ? [prompt.draft, draft] : []),
    ];
    return { messages: [{ role: "user", content: { type: "text", text: parts.join("\n\n") } }] };
  });
}

/** Returns the style guide. Errors are reported in the same way as by tools. */
async function guideOf(host: AgentHost): Promise<string> {
  try {
    const guide = styleGuide(await host.house());
    await host.note({ act: "guide" });
    return guide;
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InternalError, errorMessageOf(error, host));
  }
}
