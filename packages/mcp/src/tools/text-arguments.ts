import { dialects, styles } from "@housestyle/engine";
import { z } from "zod";
import { type AgentHost, AgentRefusal, type AgentText, longestText } from "../host.ts";
import { texts } from "../texts.ts";

/** The arguments of both tools that read a text. */
export const textArguments = ({ formats }: Pick<AgentHost, "formats">) => ({
  text: z.string().describe(texts.asked.text(longestText)),
  format: z.enum(formats).default("markdown").describe(texts.asked.format),
  dialect: z.enum(dialects).optional().describe(texts.asked.dialect),
  style: z.enum(styles).optional().describe(texts.asked.style),
  picky: z.boolean().optional().describe(texts.asked.picky),
});

type TextArguments = z.output<z.ZodObject<ReturnType<typeof textArguments>>>;

/** Returns the text in the form a host takes. Refuses one that is too long. */
export function agentText({ text, format, dialect, style, picky }: TextArguments): AgentText {
  if (text.length > longestText) throw new AgentRefusal(texts.tooLong(text.length, longestText));
  return { text, format, dialect, style, picky };
}

/** Returns the approximate number of words in a text. */
export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
