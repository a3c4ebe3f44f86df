import { groupOf, longestEnding } from "../../../packages/engine/src/syntax/lemmas.ts";

/** What turns a word into its lemma: how many letters go, and what comes in their place. */
function changeOf(word, lemma) {
  let same = 0;
  while (same < word.length && same < lemma.length && word[same] === lemma[same]) same++;
  return `${word.length - same}\t${lemma.slice(same)}`;
}

/** A tally of changes, the commonest first. */
function best(tally) {
  let most = 0;
  let change;
  for (const [each, count] of tally)
    if (count > most) {
      most = count;
      change = each;
    }
  return { change, most };
}

/** Adds to a tally in a map of tallies. */
function count(tallies, key, what, by) {
  const tally = tallies.get(key) ?? new Map();
  tally.set(what, (tally.get(what) ?? 0) + by);
  tallies.set(key, tally);
}

/** Each word of each group with how it mostly changes; one that was met but once may be anything. */
function changesOf(forms) {
  const words = new Map();
  for (const { word, tag, lemma, count: times } of forms)
    if (groupOf(tag)) count(words, `${groupOf(tag)}\t${word}`, lemma, times);
  return [...words].flatMap(([key, tally]) => {
    const [group, word] = key.split("\t");
    const times = [...tally.values()].reduce((a, b) => a + b, 0);
    return times < 2 ? [] : [{ group, word, change: changeOf(word, best(tally).change), times }];
  });
}

/** The endings of a word, the longest first, down to none. */
const endingsOf = (word) =>
  Array.from({ length: Math.min(longestEnding, word.length) + 1 }, (_, i) =>
    word.slice(Math.max(0, word.length - longestEnding) + i),
  );

/**
 * Learns how words lose their forms: `forms` are word, tag, lemma and how often they were met. An ending has a rule when
 * it would otherwise be treated as a shorter one wrongly, for three words or more; a single word that still comes out
 * wrong has a line of its own when it was met `often`.
 */
export function lemmaRules(forms, often) {
  const wanted = changesOf(forms);
  const endings = new Map();
  for (const { group, word, change } of wanted)
    for (const ending of endingsOf(word)) count(endings, group + ending, change, 1);
  const rules = new Map();
  const ruleFor = (group, word) => rules.get(group + endingsOf(word).find((ending) => rules.has(group + ending)));
  for (const [ending, tally] of [...endings].sort((a, b) => a[0].length - b[0].length)) {
    const { change, most } = best(tally);
    const before = ruleFor(ending[0], ending.slice(1));
    if (change !== before && most - (tally.get(before) ?? 0) >= 3) rules.set(ending, change);
  }
  for (const { group, word, change, times } of wanted)
    if (times >= often && ruleFor(group, word) !== change) rules.set(`${group}^${word}`, change);
  return [...rules].map(([key, change]) => `${key[0]}\t${key.slice(1)}\t${change}`).sort();
}
