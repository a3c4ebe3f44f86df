/** Of what is said so much has to be right, as far as open text can tell. */
const precision = 0.75;
/** A word more common than this is asked about only for what is caught often: each question costs time. */
const common = 0.004;
/** What one direction may say wrongly in a million words: more where many who mean the word slip. */
const perMillion = (slips) => Math.max(0.15, 15 / slips);

/**
 * From which score on it may be said that `meant` was meant where `written` stands; undefined when it can never be
 * said, or too seldom. One in `slips` uses of `meant` is a slip. `right` are the sorted scores where `written` is right, `wrong` where `meant` is: so would they be if
 * the other had been written there.
 */
export function threshold({ right, wrong, written, meant, words, slips }) {
  let best;
  for (let at = 1; at <= 24; at += 0.5) {
    const score = at * 16;
    const caught = above(wrong, score) / wrong.length;
    const alarms = (above(right, score) + unseen(right, score)) / (right.length + 1);
    const said = (meant * caught) / slips;
    if (said / (said + written * alarms) < precision) continue;
    if (above(right, score) > 0 && (alarms * written * 1e6) / words > perMillion(slips)) continue;
    best = { score, caught };
    break;
  }
  return best && best.caught >= (written / words > common ? 0.15 : 0.06) ? best : undefined;
}

/** Where fewer were seen, more may lie past what was. */
const many = 60;

/** What may lie past the highest score seen: less and less, as logarithms of odds go. */
const unseen = (sorted, score) =>
  0.7 * Math.min(1, Math.exp((Math.max(0, sorted.at(-1) ?? 0) - score) / 16)) * Math.max(1, many / sorted.length);

/** How many of sorted scores are at least `score`. */
function above(sorted, score) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < score) low = middle + 1;
    else high = middle;
  }
  return sorted.length - low;
}
