import { type Analysis, analysis, emptied } from "../../facts/analysis.ts";
import type { Finding } from "../../finding.ts";
import { defineLane, type Lane } from "../../lanes/lane.ts";
import type { Hit } from "../../rule.ts";
import type { TemplateChoice } from "../../settings.ts";
import type { Steps } from "../../text/steps.ts";
import { templates } from "../index.ts";
import { parseConfig } from "./parse-config.ts";
import { type Reading, readingOf } from "./reading.ts";
import type { Chosen, Template } from "./template.ts";

/** What the chosen templates make of a paragraph. */
export interface TemplateReading {
  /** What our own rules said, less what the team has decided. */
  readonly base: readonly Finding[];
  /** What the templates say. */
  readonly own: readonly Finding[];
  /** What the document's lanes remember, one note each. */
  readonly notes: readonly unknown[];
}

/** The templates a team has chosen, made ready to read paragraphs and the whole. */
export interface TemplateLane {
  /** True when no template is chosen. */
  readonly idle: boolean;
  /** Whether anything is said of the document as a whole. */
  readonly judges: boolean;
  /** Whether the speller is to know a word, in any case: a part of a name that was given. */
  knows(word: string): boolean;
  readonly lane: Lane<TemplateReading>;
  /**
   * What is said of the document, by paragraph: at most `mostPlaced` remarks a template, the first ones. `readings` are
   * those of all paragraphs in order, undefined for one that was not read, `textOf` gives a paragraph's text.
   */
  judge(
    readings: readonly (TemplateReading | undefined)[],
    textOf: (paragraph: number) => string,
  ): Map<number, Finding[]>;
}

/** Nobody mends more than this at once, and an edit must not move thousands of underlines. */
const mostPlaced = 100;

/** A word without its case and its possessive ending. */
const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, "");

interface Active {
  readonly template: Template;
  readonly chosen: Chosen;
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

const findingOf = ({ key, level }: Template, hit: Hit, text: string): Finding => ({
  ruleId: `template/${key}`,
  kind: "team",
  level: hit.level ?? level,
  start: hit.start,
  end: hit.end,
  text: text.slice(hit.start, hit.end),
  message: hit.message,
  suggestions: hit.suggestions,
  sure: false,
});

/** What stands for the choices: the same text, the same lane. */
export const laneKey = (choices: readonly TemplateChoice[]): string =>
  JSON.stringify(
    choices.flatMap(({ id, config }) => {
      const template = byId.get(id);
      return template ? [[id, parseConfig(template.options, config).config]] : [];
    }),
  );

/** Makes the chosen templates ready. An id that no template has is left out; of two choices of one, the later counts. */
export function createTemplateLane(choices: readonly TemplateChoice[]): TemplateLane {
  const active = activate(choices);
  const judges = active.flatMap(({ template, chosen }) =>
    chosen.document ? [{ template, document: chosen.document }] : [],
  );

  const known = new Set(
    active.flatMap(({ chosen }) => chosen.known ?? []).flatMap((name) => name.split(/\s+/).map(bare)),
  );

  function* ownOf(r: Reading): Steps<Finding[]> {
    const own: Finding[] = [];
    for (const { template, chosen } of active) {
      for (const hit of chosen.read?.(r) ?? [])
        if (template.readsQuotations || !r.isQuoted(hit.start)) own.push(findingOf(template, hit, r.a.text));
      yield;
    }
    return own;
  }

  function* notesOf(r: Reading): Steps<unknown[]> {
    const notes: unknown[] = [];
    for (const { document } of judges) {
      notes.push(document.note(r));
      yield;
    }
    return notes;
  }

  function* read(a: Analysis, said: readonly Finding[]): Steps<TemplateReading> {
    // Code is read as nothing; its notes are those of an empty paragraph.
    const r = readingOf(a.kind === "code" ? emptied(a) : a, said);
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
    lane: defineLane({ id: "templates", needs: [analysis], read: ([a], said) => read(a, said) }),
    judge(readings, textOf) {
      const placed = new Map<number, Finding[]>();
      for (const [lane, { template, document }] of judges.entries()) {
        let left = mostPlaced;
        const notes: unknown[] = new Array(readings.length);
        for (let i = 0; i < readings.length; i++) notes[i] = readings[i]?.notes[lane];
        for (const hit of document.judge(notes)) {
          if (left-- === 0) break;
          const there = placed.get(hit.paragraph) ?? [];
          there.push(findingOf(template, hit, textOf(hit.paragraph)));
          placed.set(hit.paragraph, there);
        }
      }
      return placed;
    },
  };
}
