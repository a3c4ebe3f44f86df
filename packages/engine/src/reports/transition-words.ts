/**
 * Words and phrases that lead from one thought to the next. Lower case, longest reading decided by the caller's walk.
 * Written by us.
 */
const rows = `
above all|accordingly|additionally|admittedly|after all|after that|afterwards|all in all|also|alternatively|although|as a result|as a rule
as long as|as soon as|as well as|at first|at last|at the same time|because|before long|besides|but|by contrast|by the same token|certainly
consequently|conversely|despite|earlier|equally|eventually|even so|even though|finally|first|firstly|for example|for instance|for one thing
for that reason|for this reason|formerly|further|furthermore|generally|hence|however|if so|in addition|in brief|in case|in conclusion
in contrast|in fact|in general|in my view|in order that|in other words|in particular|in practice|in short|in spite of|in sum|in that case
in the end|in the meantime|in this case|in turn|indeed|instead|last|lastly|later|likewise|meanwhile|moreover|namely|nevertheless|next
nonetheless|nor|not only|notwithstanding|of course|on balance|on the contrary|on the one hand|on the other hand|on the whole|once|otherwise
overall|previously|provided that|rather|second|secondly|similarly|simultaneously|since|so|so that|specifically|still|subsequently|such as
that is|then|therefore|third|thirdly|though|thus|to begin with|to conclude|to illustrate|to put it another way|to sum up|to that end
ultimately|unless|unlike|until|what is more|whereas|whereby|while|yet`;

const phrases: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord(rows.trim().split(/[|\n]/));

function byFirstWord(all: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const phrase of all) {
    const words = phrase.trim().split(" ");
    const [first = ""] = words;
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

/**
 * Returns the number of words of the longest transition that starts at word `at` of a sentence of lower-case words; 0 if there
 * is none.
 * @example
 * const words = "on the other hand it works".split(" ");
 * transitionLength(words, 0); // 4
 */
export function transitionLength(words: readonly string[], at: number): number {
  const fitting = phrases
    .get(words[at] ?? "")
    ?.filter((phrase) => phrase.every((part, offset) => words[at + offset] === part));
  return Math.max(0, ...(fitting ?? []).map(({ length }) => length));
}

/** Returns whether a sentence, given as its lowercase words, contains a transition. */
export const hasTransition = (words: readonly string[]): boolean =>
  words.some((_, at) => transitionLength(words, at) > 0);
