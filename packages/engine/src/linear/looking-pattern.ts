import type { Span } from "../text/span.ts";
import { type Program, programOf } from "./automaton.ts";
import type { PatternMatch } from "./pattern-match.ts";
import type { ReadPattern } from "./read-pattern.ts";
import { backward, tablesOf, widthAt } from "./sweep.ts";
import { Work } from "./work.ts";

/** The size of a part of the text, in 32-bit words of tables (32 MB) and in characters. */
const mostAtATime = { words: 8_000_000, characters: 1_000_000 };

/** A pattern with lookaround that runs in time linear in the text. */
export interface LookingPattern {
  /** The number of states, and so of steps that a character may cost. */
  readonly size: number;
  fits(text: string): boolean;
  matches(text: string, limit: number, work?: Work): PatternMatch[];
}

/**
 * Makes a pattern with lookaround run. Where each lookaround fits is found beforehand, in one walk through the text; another walk, from
 * the end, finds from which states the pattern can still be completed at each place. A third one, from the beginning, then takes the
 * preferred way at each fork that can be completed, and never has to come back.
 */
export function lookingPattern({ tree, groups }: ReadPattern): LookingPattern {
  const program = programOf(tree);
  const rows = Math.ceil(program.main.states.length / 32);
  const longest = Math.min(mostAtATime.characters, Math.floor(mostAtATime.words / rows));
  return {
    size: program.size,
    fits(text) {
      const work = new Work();
      let isThere = false;
      backward(program.main, text, tablesOf(program, text, work), work, (_, now) => {
        isThere ||= now.has(program.main.start);
      });
      return isThere;
    },
    matches(text, limit, work = new Work()) {
      const found: PatternMatch[] = [];
      // Hardly any paragraph is longer than one part.
      for (let from = 0; from <= text.length && found.length < limit; from += longest) {
        const part = from === 0 && text.length < longest ? text : text.slice(from, from + longest);
        found.push(...matchesIn(program, groups, part, limit - found.length, work).map(moved(from)));
      }
      return found;
    },
  };
}

const moved =
  (by: number) =>
  (match: PatternMatch): PatternMatch =>
    by === 0
      ? match
      : {
          ...match,
          start: match.start + by,
          end: match.end + by,
          starts: match.starts.map((start) => (start < 0 ? start : start + by)),
        };

function matchesIn(program: Program, groups: number, text: string, limit: number, work: Work): PatternMatch[] {
  const { states, start } = program.main;
  const width = Math.ceil(states.length / 32);
  const open = new Uint32Array((text.length + 1) * width);
  backward(program.main, text, tablesOf(program, text, work), work, (at, now) => {
    for (let i = 0; i < now.size; i++) {
      const state = now.list[i] ?? 0;
      const word = at * width + (state >>> 5);
      open[word] = (open[word] ?? 0) | (1 << (state & 31));
    }
  });
  const leadsOn = (at: number, state: number): boolean =>
    ((open[at * width + (state >>> 5)] ?? 0) & (1 << (state & 31))) !== 0;

  const found: PatternMatch[] = [];
  for (let at = 0; at <= text.length && found.length < limit; at++) {
    if (!leadsOn(at, start)) continue;
    const slots = walk(program, text, at, leadsOn, work);
    const end = slots[1] ?? at;
    if (end === at) continue;
    found.push({ start: at, end, ...groupsIn(text, slots, groups) });
    at = end - 1;
  }
  return found;
}

/** Follows the preferred way from a position, and returns where groups begin and end. */
function walk(
  { main: { states, start } }: Program,
  text: string,
  from: number,
  leadsOn: (at: number, state: number) => boolean,
  work: Work,
): number[] {
  const slots = [from];
  let at = from;
  let state = states[start];
  while (state && state.kind !== "end") {
    work.add(1);
    if (state.kind === "ways") {
      state = states[leadsOn(at, state.first) ? state.first : state.second];
      continue;
    }
    if (state.kind === "character") at += widthAt(text, at);
    else if (state.kind === "group") slots[state.slot] = at;
    state = states[state.next];
  }
  slots[1] = at;
  return slots;
}

function groupsIn(text: string, slots: readonly number[], count: number): Pick<PatternMatch, "groups" | "starts"> {
  const spans = Array.from({ length: count }, (_, group) => ({
    start: slots[2 * group] ?? -1,
    end: slots[2 * group + 1] ?? -1,
  }));
  const isSet = ({ start, end }: Span): boolean => start >= 0 && end >= start;
  return {
    groups: spans.map((span) => (isSet(span) ? text.slice(span.start, span.end) : undefined)),
    starts: spans.map((span) => (isSet(span) ? span.start : -1)),
  };
}
