import type { Hit } from "../rule/rule.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const share = /(?<![\p{L}\p{N}_])(\d[\d.,]*\d|\d)([ \u00A0\u202F]?)(%(?![\p{L}\p{N}%])|percent\b|per cent\b)/giu;

/** “5 percent” → “5%”. Only behind figures. */
export const percent = defineTemplate({
  id: 4,
  key: "percent",
  name: "Percent",
  group: "Numbers",
  description: "Sets how a percentage is written after a figure: as a sign, one word, or two words.",
  level: "warning",
  options: { style: choice("Format", "%", "percent", "per cent") },
  examples: [
    { wrong: "It grew by 5 percent, then by 2.5 %.", right: "It grew by 5%, then by 2.5%." },
    { config: { style: "percent" }, wrong: "It grew by 5%.", right: "It grew by 5 percent." },
    { config: { style: "per cent" }, wrong: "It grew by 5 percent.", right: "It grew by 5 per cent." },
  ],
  leaves: [
    { text: "It grew by 5%. A percentage of it, five percent of them." },
    { config: { style: "percent" }, text: "It grew by 5 percent. Use %20 and `5%`." },
  ],
  compile: ({ style }) => ({
    *read({ prose }): Iterable<Hit> {
      for (const match of prose.matchAll(share)) {
        const wanted = `${match[1] ?? ""}${style === "%" ? "%" : ` ${style}`}`;
        if (wanted !== match[0].replace(/[\u00A0\u202F]/g, " ").toLowerCase())
          yield say(spanOf(match), `Write this percentage as “${wanted}”.`, wanted);
      }
    },
  }),
});
