import { slotFeatures, slotSize, writeFeatures } from "../../../packages/engine/src/confusions/slot.ts";
import { shuffle } from "../syntax/random.mjs";

const bits = 22;
const size = 1 << bits;
const weights = new Float32Array(size);
const squares = new Float32Array(size);
const seen = new Uint16Array(size);
const place = (feature) => (feature ^ Math.imul(feature >>> bits, 0x9e3779b1)) & (size - 1);
const features = new Int32Array(slotFeatures);

/** At most so many features of a pair are kept, and none that says less than this. */
const mostFeatures = 1000;
const least = 0.2;
/** A feature met less often says nothing. */
const fewest = 3;
const rounds = 4;
const decay = 5e-4;
/** Weights are kept in sixteenths. */
const step = 16;

/**
 * Learns which of two words belongs into a slot, from slots of both: logistic regression with AdaGrad over the features
 * that were seen at least three times. Above 0 the second is likelier.
 */
export function trainPair(first, second, random) {
  weights.fill(0);
  squares.fill(0);
  seen.fill(0);
  const samples = [first, second].flatMap((slots, label) =>
    Array.from({ length: slots.kept }, (_, i) => ({ slots, i, label })),
  );
  shuffle(samples, random);
  for (const { slots, i } of samples) {
    writeFeatures(slots.numbers, i * slotSize, features);
    for (const feature of features) if (seen[place(feature)] < 65535) seen[place(feature)]++;
  }
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { slots, i, label } of samples) {
      writeFeatures(slots.numbers, i * slotSize, features);
      const error = label - 1 / (1 + Math.exp(-(bias + weighed())));
      bias += 0.02 * error;
      if (Math.abs(error) >= 1e-3) learn(error);
    }
  }
  return { bias, weights: strongest(samples) };
}

/** What the features at hand weigh together. */
function weighed() {
  let sum = 0;
  for (const feature of features) sum += weights[place(feature)];
  return sum;
}

/** Moves the weights of the features at hand. */
function learn(error) {
  for (const feature of features) {
    const at = place(feature);
    if (seen[at] < fewest) continue;
    const slope = error - decay * weights[at];
    squares[at] += slope * slope;
    weights[at] += (0.3 * slope) / (1e-3 + Math.sqrt(squares[at]));
  }
}

/** The features that say most, as they are kept: a map from feature to sixteenths. */
function strongest(samples) {
  const found = new Map();
  for (const { slots, i } of samples) {
    writeFeatures(slots.numbers, i * slotSize, features);
    for (const feature of features) {
      const at = place(feature);
      if (seen[at] < fewest || Math.abs(weights[at]) < least || found.has(feature)) continue;
      found.set(feature, Math.max(-127, Math.min(127, Math.round(weights[at] * step))));
    }
  }
  const worth = (feature) => Math.abs(weights[place(feature)]) * Math.sqrt(seen[place(feature)]);
  return new Map([...found].sort(([a], [b]) => worth(b) - worth(a)).slice(0, mostFeatures));
}

/** How much likelier the second word is in each kept slot, in sixteenths of natural logarithms, sorted. */
export function scores(slots, { bias, weights: kept }) {
  const all = new Float32Array(slots.kept);
  for (let i = 0; i < slots.kept; i++) {
    writeFeatures(slots.numbers, i * slotSize, features);
    let sum = Math.round(bias * step);
    for (const feature of features) sum += kept.get(feature) ?? 0;
    all[i] = sum;
  }
  return all.sort();
}
