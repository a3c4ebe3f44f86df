import { createJudging, type Judging } from "../../document/judging.ts";
import { type Analysis, analysis, emptied } from "../../facts/analysis.ts";
import { phrases } from "../../facts/assets.ts";
import type { Finding } from "../../findings/finding.ts";
import { defineLane, type Lane } from "../../lanes/lane.ts";
import { quotedIn } from "../../language/quoted.ts";
import type { Phrases } from "../../pattern/phrases.ts";
import type { Hit } from "../../rule/rule.ts";
import type { TemplateChoice } from "../../settings/settings.ts";
import type { Steps } from "../../text/steps.ts";
import { templates } from "../index.ts";
import { findingOf } from "./finding-of.ts";
import { parseConfig } from "./parse-config.ts";
import type { ChosenTemplate, Template } from "./template.ts";
import { readingOf, type TemplateContext } from "./template-context.ts";
import type { TemplateReading } from "./template-reading.ts";

/** A team's chosen templates, compiled. */
export interface TemplateLane {
  /** True if no template is chosen. */
  readonly idle: boolean;
  /** Whether any of them is about whole documents. */
  readonly judges: boolean;
  /** Returns whether the spelling checker accepts a word, in any case, as part of a name in the settings. */
  knows(word: string): boolean;
  readonly lane: Lane<TemplateReading>;
  /** What judges whole documents of things that hold texts and were read. */
  judging<T>(readingOf: (item: T) => TemplateReading | undefined, textOf: (item: T) => string): Judging<T>;
}

/** A word without its case and its possessive ending. */
const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, "");

interface Active {
  readonly template: Template;
  readonly chosen: ChosenTemplate;
}

const byId = new Map(templates.map((template) => [template.id, template]));

function activate(choices: readonly TemplateChoice[]): Active[] {
  const chosen = new Map<number, Active>();
  for (const { id, config } of choices) {
    const template = byId.get(id);
    if (template)
      chosen.set(id, { template, chosen: template.compile(parseConfig(template.options, config).config as never) });
  }
  return [...chosen.values()].sort((x, y) => x.template.id - y.template.id);
}

/** Returns a key for the choices: the same key, the same lane. */
export const laneKey = (choices: readonly TemplateChoice[]): string =>
  JSON.stringify(
    choices.flatMap(({ id, config }) => {
      const template = byId.get(id);
      return template ? [[id, parseConfig(template.options, config).config]] : [];
    }),
  );

/** Compiles the chosen templates. An unknown id is left out; of two choices for one template, the later counts. */
export function createTemplateLane(choices: readonly TemplateChoice[]): TemplateLane {
  const active = activate(choices);
  const judges = active.flatMap(({ template, chosen }) =>
    chosen.document
      ? [{ document: chosen.document, findingOf: (hit: Hit, text: string) => findingOf(template, hit, text) }]
      : [],
  );

  const known = new Set(
    active.flatMap(({ chosen }) => chosen.known ?? []).flatMap((name) => name.split(/\s+/).map(bare)),
  );

  function* ownOf(r: TemplateContext): Steps<Finding[]> {
    const own: Finding[] = [];
    for (const { template, chosen } of active) {
      for (const hit of chosen.read?.(r) ?? [])
        if (template.readsQuotations || !r.isQuoted(hit.start)) own.push(findingOf(template, hit, r.a.text));
      yield;
    }
    return own;
  }

  function* notesOf(r: TemplateContext): Steps<unknown[]> {
    const notes: unknown[] = [];
    for (const { document } of judges) {
      notes.push(document.note(r));
      yield;
    }
    return notes;
  }

  function* read(a: Analysis, said: readonly Finding[], tables: Phrases): Steps<TemplateReading> {
    // Code is read as nothing; its notes are those of an empty paragraph.
    const r = readingOf(a.kind === "code" ? emptied(a) : a, said, tables);
    return {
      base: said.filter((finding) => !active.some(({ chosen }) => chosen.takesOver?.(finding, r))),
      own: yield* ownOf(r),
      notes: yield* notesOf(r),
    };
  }

  return {
    idle: active.length === 0,
    judges: judges.length > 0,
    knows: (word) => known.has(bare(word)),
    lane: defineLane({
      id: "templates",
      needs: [analysis, quotedIn, phrases],
      read: ([a, , tables], said) => read(a, said, tables),
    }),
    judging: (readingOf, textOf) => createJudging(judges, (item) => readingOf(item)?.notes, textOf),
  };
}
