import type { Graph } from "@housestyle/reports";
import type { GraphKind, ShownBar, ShownGraph } from "../messages.ts";

/** More bars than these are not read one by one. */
const most = { steps: 200, list: 60, course: 120 };

/** Every bar of a graph, however many: of sentences in their rows, of chapters in their table. */
export function wholeGraph({ title, bars, unit = "number" }: Graph): ShownGraph {
  return { title, kind: "list", unit, bars: bars.map(shownBar), more: 0 };
}

const shownBar = ({ label, value, places = [], usual }: Graph["bars"][number], index: number): ShownBar => ({
  ...{ label, value, places: places.length, ...(usual && { usual }) },
  ...{ from: index, to: index + 1 },
});

/** A graph as it is drawn: what follows the text is drawn together until it fits, a long list is cut off. */
export function shownGraph({ title, bars, unit = "number" }: Graph, listed: number = most.list): ShownGraph {
  const all = bars.map(shownBar);
  const kind = kindOf(bars);
  if (kind === "course") return { title, kind, unit, bars: together(all, most.course), more: 0 };
  const count = kind === "list" ? listed : most[kind];
  return { title, kind, unit, bars: all.slice(0, count), more: Math.max(0, all.length - count) };
}

/** Returns what kind of graph it is, based on its labels and the places of its bars. */
function kindOf(bars: Graph["bars"]): GraphKind {
  if (bars.length > 0 && bars.every(({ label }) => /^[\d.,]+(?:[–-][\d.,]+)?$/.test(label)) && !isCourse(bars))
    return "steps";
  return isCourse(bars) ? "course" : "list";
}

/** Returns whether each bar is a range of the text and comes after the previous one. */
function isCourse(bars: Graph["bars"]): boolean {
  const starts = bars.map(({ places }) => (places?.length === 1 ? places[0]?.start : undefined));
  return (
    bars.length > 2 && starts.every((start, at) => start !== undefined && (at === 0 || start > (starts[at - 1] ?? 0)))
  );
}

/** Reduces the number of bars by combining neighbors: the mean value, with the label of the first. */
function together(bars: readonly ShownBar[], count: number): ShownBar[] {
  const each = Math.ceil(bars.length / count);
  if (each <= 1) return [...bars];
  return Array.from({ length: Math.ceil(bars.length / each) }, (_, at) => {
    const own = bars.slice(at * each, (at + 1) * each);
    const sum = (of: (bar: ShownBar) => number) => own.reduce((total, bar) => total + of(bar), 0);
    const [first, last] = [own[0], own.at(-1)];
    return {
      label: first?.label ?? "",
      value: sum(({ value }) => value) / own.length,
      places: sum(({ places }) => places),
      from: first?.from ?? 0,
      to: last?.to ?? 0,
    };
  });
}
