import {
  createEngine,
  defaultSettings,
  type SessionParagraph,
  type Settings,
  type TeamRule,
  type Term,
  type TermStatus,
} from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { badPatterns } from "../packages/engine/src/testing/bad-patterns.ts";
import { novels, numbers, wordsOf } from "./measure.ts";

// A team's 10,000 terms and 2,000 rules: what they cost to prepare, what they cost a text, what bad ones cost.

const assets = await readAssets();
const paragraphs = novels();
const words = [
  ...new Set(
    paragraphs
      .slice(0, 3000)
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  ),
];

/** The same figures in the same order every time. */
function* chance(): Generator<number, never> {
  for (let seed = 12345; ; ) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    yield seed / 2147483648;
  }
}
const dice = chance();
const pick = <T>(all: readonly T[]): T => all[Math.floor(dice.next().value * all.length)] as T;

const statuses: readonly TermStatus[] = ["Approved", "Approved", "Admitted", "Deprecated", "Forbidden", "Pending"];

/** Two thirds are phrases of two or three words, as term bases are; every second concept has a sister. */
function term(i: number): Term {
  const size = 1 + (i % 3);
  const made = Array.from({ length: size }, () => pick(words));
  // A single word of the novels would be flagged on every page; a product's name is none of them.
  const text = size === 1 ? `${made[0]}${pick(["ix", "ora", "ly", "um"])}` : made.join(i % 5 === 0 ? "-" : " ");
  return { id: String(i), text, status: pick(statuses), conceptId: String(i >> 1), replacement: pick(words) };
}

const classes = ["noun", "NN*", "VB*", "adj", "det", "lemma:be", "lemma:go", "~very", "..."];

/** Of a hundred: seventy phrases, twenty-five patterns, five regular expressions. */
function rule(i: number): TeamRule {
  const base = { id: String(i), replace: pick(words), message: "" };
  const [a, b] = [pick(words), pick(words)];
  if (i % 100 < 70) return { ...base, match: i % 2 === 0 ? `${a} ${b}` : `${a}-${b}` };
  if (i % 100 < 90) return { ...base, match: `${a} ${pick(classes)} ${b}` };
  if (i % 100 < 95) return { ...base, match: pick([`noun ${a}|${b}`, `*${a.slice(0, 4)}${b.slice(-3)}`, `adj ${a}`]) };
  return { ...base, match: pick([`/\\b${a}s? (of|to) ${b}/`, `/${a}\\d{1,3}/i`, `/\\b\\d{${2 + (i % 4)}}-${b}\\b/`]) };
}

const settings: Settings = {
  ...defaultSettings,
  terms: Array.from({ length: 10_000 }, (_, i) => term(i)),
  rules: Array.from({ length: 2000 }, (_, i) => rule(i)),
};

const timed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

function preparing(): void {
  const session = createEngine(assets).session({ dialect: "en-GB" });
  const times = Array.from({ length: 11 }, () => timed(() => session.configure(settings)));
  console.log(`preparing 10,000 terms and 2,000 rules: ${numbers(times)} ms (bar ≤ 300)`);
}

function reading(): void {
  const text = paragraphs.slice(0, 1600).map((each): SessionParagraph => ({ text: each, kind: "prose" }));
  const warm = paragraphs.slice(3500, 4500).map((each): SessionParagraph => ({ text: each, kind: "prose" }));
  const rate = (chosen: Settings): number[] =>
    [0, 1, 2].map(() => {
      const session = createEngine(assets).session({ dialect: "en-GB", settings: chosen });
      session.splice(0, 0, warm);
      session.work(warm.length);
      session.splice(0, warm.length, text);
      return timed(() => void session.work(text.length));
    });
  const without = rate(defaultSettings);
  const all = rate(settings);
  const middle = (values: readonly number[]): number => [...values].sort((x, y) => x - y)[1] ?? 0;
  const words = text.reduce((sum, each) => sum + wordsOf(each.text), 0);
  console.log(`${words} words without: ${numbers(without)} ms; with them: ${numbers(all)} ms`);
  console.log(`reading with them takes ${(middle(all) / middle(without)).toFixed(2)} times as long (bar ≤ 2)`);
}

function bad(): void {
  const engine = createEngine(assets);
  const texts = ["a ".repeat(10_000), "a".repeat(20_000), "very big dog ".repeat(4000)];
  const times = badPatterns.map((match) => {
    const rules: TeamRule[] = [{ id: "1", match, replace: "", message: "" }];
    const refused = engine.problems({ ...defaultSettings, rules }).length > 0;
    return {
      match,
      refused,
      ms: timed(() => texts.map((wrong) => engine.tryTeamRule(rules[0] as TeamRule, { wrong }))),
    };
  });
  const slowest = times.toSorted((x, y) => y.ms - x.ms)[0];
  const refused = times.filter((each) => each.refused).length;
  console.log(
    `${badPatterns.length} bad patterns on 92,000 characters: ${refused} refused, the others ${numbers(times.filter((each) => !each.refused).map(({ ms }) => ms))} ms, the slowest ${slowest?.match.slice(0, 40)}`,
  );
}

/** As much as regular expressions may cost together, where it costs most. */
function heavy(): void {
  const engine = createEngine(assets);
  const rules = Array.from(
    { length: 200 },
    (_, i): TeamRule => ({ id: String(i), match: `/((\\w{1,20}[ab]){1,20})x${i}/`, replace: "", message: "" }),
  );
  const refused = engine.problems({ ...defaultSettings, rules }).length;
  const ms = timed(() => void engine.check("a".repeat(10_000), { settings: { ...defaultSettings, rules } }));
  console.log(
    `200 rules that repeat as much as may be, on 10,000 characters: ${refused} refused, the others ${Math.round(ms)} ms`,
  );
}

preparing();
reading();
heavy();
bad();
