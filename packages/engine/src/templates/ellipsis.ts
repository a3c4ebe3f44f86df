import type { Hit } from "../rule/rule.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const forms = /(?<![.…/\\]|\.[ \u00A0])(?:…|\.\.\.|\.[ \u00A0]\.[ \u00A0]\.)(?![.…/\\]|[ \u00A0]\.)/g;

/** “...” → “…” */
export const ellipsis = defineTemplate({
  id: 17,
  key: "ellipsis",
  name: "Ellipsis",
  group: "Punctuation",
  description: "Sets how an ellipsis is written: as one character, three periods, or three periods with spaces.",
  level: "warning",
  readsQuotations: true,
  options: { form: choice("Format", "…", "...", ". . .") },
  examples: [
    { wrong: "Well... I wonder . . . why.", right: "Well… I wonder … why." },
    { config: { form: "..." }, wrong: "Well… no.", right: "Well... no." },
    { config: { form: ". . ." }, wrong: "Well… no.", right: "Well. . . no." },
  ],
  leaves: [{ text: "Well… no. And so on.... See ../x and `...`." }, { config: { form: "..." }, text: "Well... no." }],
  compile: ({ form }) => ({
    *read({ prose }): Iterable<Hit> {
      for (const match of prose.matchAll(forms))
        if (match[0].replaceAll("\u00A0", " ") !== form)
          yield say(spanOf(match), `Write the ellipsis as “${form}”.`, form);
    },
  }),
});
