import { defineRule } from "../../rule.ts";

/** “fireman” → “firefighter”. Novels may call people what their people call them. */
export const jobTitle = defineRule({
  id: "inclusive/job-title",
  title: "Job titles for everyone",
  explain: "A job title that names no sex fits whoever holds the job. Where one person’s own title is meant, keep it.",
  kind: "inclusive",
  level: "hint",
  styles: ["academic", "business", "technical", "web", "general"],
  examples: [
    { wrong: "Call a fireman.", right: "Call a firefighter." },
    { wrong: "The chairman spoke first.", right: "The chair spoke first." },
    { wrong: "Our salesmen travel a lot.", right: "Our salespeople travel a lot." },
  ],
  leaves: ["Call a firefighter.", "Chairman Mao wrote it.", "Mr. Newman called.", "The chair spoke."],
  phrases: true,
  // “Chairman Mao”: a title before a name is that person’s own.
  unless: ({ tokens }, first, last) =>
    /^\p{Lu}/u.test(tokens[first]?.text ?? "") && /^\p{Lu}/u.test(tokens[last]?.text ?? ""),
  message: (_, first) => `For everyone: “${first ?? ""}”.`,
});
