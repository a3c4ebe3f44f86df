import { additions, classes, omissions, substitutions, swapped } from "./first-guess.mjs";

/** What costs more is no slip, but another word. */
const farthest = 3.2;

const classesOf = (word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0) - 96);

/** The ways a typed letter, or two, may have come from the meant ones: kind, letters of each used up, and the price. */
const ways = [
  {
    kind: "substitution",
    used: [1, 1],
    price: (a, b) => (a.at(-1) === b.at(-1) ? 0 : substitutions[a.at(-1) * classes + b.at(-1)]),
  },
  { kind: "omission", used: [0, 1], price: (_, b) => omissions[(b.at(-2) ?? 0) * classes + b.at(-1)] },
  { kind: "addition", used: [1, 0], price: (a) => additions[(a.at(-2) ?? 0) * classes + a.at(-1)] },
  {
    kind: "swap",
    used: [2, 2],
    price: (a, b) => (a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1) && a.at(-1) !== b.at(-1) ? swapped : Infinity),
  },
];

/** The cheapest last step to the first `i` typed and `j` meant letters; `rows` holds those before. */
function bestStep(rows, typed, meant, i, j) {
  let best = { cost: i + j === 0 ? 0 : Infinity };
  for (const { kind, used, price } of ways) {
    const [di, dj] = used;
    if (di > i || dj > j) continue;
    const cost = rows[i - di][j - dj].cost + price(typed.slice(0, i), meant.slice(0, j));
    if (cost < best.cost) best = { cost, kind, di, dj };
  }
  return best;
}

/** The cheapest way from the meant word to the typed one: [kind, place in `typed`, place in `meant`] of each step. */
function steps(typed, meant) {
  const rows = Array.from({ length: typed.length + 1 }, () => []);
  for (let i = 0; i <= typed.length; i++)
    for (let j = 0; j <= meant.length; j++) rows[i][j] = bestStep(rows, typed, meant, i, j);
  const found = [];
  for (let i = typed.length, j = meant.length; i + j > 0; ) {
    const { kind, di, dj } = rows[i][j];
    found.push([kind, i, j]);
    i -= di;
    j -= dj;
  }
  return { cost: rows[typed.length][meant.length].cost, found };
}

const table = () => new Float64Array(classes * classes);

/** Where a slip is counted, by the letters at its place. */
const places = {
  omission: (_, j, __, meant) => (meant[j - 2] ?? 0) * classes + meant[j - 1],
  addition: (i, _, typed) => (typed[i - 2] ?? 0) * classes + typed[i - 1],
  substitution: (i, j, typed, meant) => typed[i - 1] * classes + meant[j - 1],
};

/** Adds the slips of a pair, and its letters, where each could have been made. */
function add({ slips, met }, typed, meant) {
  for (const [j, letter] of meant.entries()) met.pair[(meant[j - 1] ?? 0) * classes + letter]++;
  const { cost, found } = steps(typed, meant);
  if (cost > farthest) return;
  met.letters += meant.length;
  for (const letter of [0, ...meant]) met.behind[letter]++;
  for (const letter of meant) met.letter[letter]++;
  for (const [kind, i, j] of found) {
    const isRight = kind === "substitution" && typed[i - 1] === meant[j - 1];
    if (kind in slips && !isRight) slips[kind][places[kind](i, j, typed, meant)]++;
  }
}

/** Counts, in pairs of a typed word and the one that was meant, each slip and how often it could have been made. */
export function countedSlips(pairs) {
  const slips = { substitution: table(), omission: table(), addition: table() };
  const met = { letters: 0, letter: new Float64Array(classes), pair: table(), behind: new Float64Array(classes) };
  for (const [typed, meant] of pairs) add({ slips, met }, classesOf(typed), classesOf(meant));
  return { slips, met };
}
