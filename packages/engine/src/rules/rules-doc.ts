import type { Kind } from "../findings/finding.ts";
import type { Phrases } from "../pattern/phrases.ts";
import type { Rule } from "../rule/rule.ts";
import { rowsOf } from "../rule/rule-set.ts";
import { styles } from "../settings/settings.ts";
import type { Template } from "../templates/lane/template.ts";

const sections: readonly (readonly [Kind, string])[] = [
  ["spelling", "Spelling"],
  ["grammar", "Grammar"],
  ["punctuation", "Punctuation"],
  ["clarity", "Clarity"],
  ["style", "Style"],
  ["inclusive", "Inclusive language"],
  ["team", "Team"],
];

const introduction = (rules: number, templates: number, phrases: number): string => `# Rules

Housestyle has ${rules} rules and ${templates} templates, with ${phrases.toLocaleString("en")} phrases between them. Each rule has a level: an error is wrong, a
warning is probably wrong, and a hint is a matter of taste. “Safe fix” means that the first suggestion can be applied
without review, which is what \`housestyle check --fix\` does. The ID of a rule never changes. Use it in \`disabled\` and
\`ignores\`.

Templates are the choices in a team’s simple style guide. Each one is off until a team turns it on.

This page is generated from the rules and templates by \`node scripts/rules-doc.mjs\`. A test fails if it is out of date.
`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Characters that Markdown would take for markup. */
const plain = (text: string): string => text.replace(/[\\`*_<>[\]|#]/g, "\\$&");

/** As code, so that blanks and marks stand as they are; a run of backticks outside must be longer than any inside. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const room = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${room}${text}${room}${fence}`;
}

function facts({ level, sure, styles: wanted }: Rule, phrases: number): string {
  const silent = wanted ? styles.filter((style) => !wanted.includes(style)) : [];
  return [
    level,
    sure ? "safe fix" : "",
    phrases > 20 ? `${phrases.toLocaleString("en")} phrases` : "",
    silent.length > 0 ? `off in ${silent.join(", ")} writing` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function example({ examples: [first] }: Rule): string {
  if (!first) return "";
  const [wrong = "", right = ""] = [first.wrong, first.right].map((text) => code(text.replaceAll("\n\n", " ")));
  return wrong === right ? wrong : `${wrong} → ${right}`;
}

const entry = (rule: Rule, phrases: number): string =>
  `### ${rule.id}\n\n**${plain(rule.title)}** · ${facts(rule, phrases)}\n\n${plain(rule.explain)}\n\n${example(rule)}\n`;

function templateEntry({ key, name, level, description, shown, examples }: Template, phrases: number): string {
  const facts = [level, phrases > 20 ? `${phrases.toLocaleString("en")} phrases` : ""].filter(Boolean).join(" · ");
  const { wrong, right } = shown ?? examples[0] ?? { wrong: "", right: "" };
  const lines = [wrong, right].map((text) => code(text.replaceAll("\n", " ")));
  return `### template/${key}\n\n**${plain(name)}** · ${facts}\n\n${plain(description)}\n\n${lines.join(" → ")}\n`;
}

/** The catalogue of rules, templates and their phrases for people to read, in Markdown: docs/rules.md. */
export function rulesDoc(rules: readonly Rule[], templates: readonly Template[], tables: Phrases): string {
  const counted = rules.map((rule) => ({ rule, phrases: rowsOf(rule, tables).length }));
  const parts = sections.flatMap(([kind, title]) => {
    const ofKind = counted.filter(({ rule }) => rule.kind === kind);
    return ofKind.length === 0 ? [] : [`## ${title}\n`, ...ofKind.map(({ rule, phrases }) => entry(rule, phrases))];
  });
  const chosen = templates.map((template) => ({
    template,
    phrases: sum((template.phrases ?? []).map((id) => tables.rowsOf(id).length)),
  }));
  const all = sum([...counted, ...chosen].map(({ phrases }) => phrases));
  return [
    introduction(rules.length, templates.length, all),
    ...parts,
    "## Templates\n",
    ...chosen.map(({ template, phrases }) => templateEntry(template, phrases)),
  ].join("\n");
}
