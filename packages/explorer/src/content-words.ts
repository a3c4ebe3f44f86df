/** Words that say nothing about what is meant. */
const idle = new Set(
  (
    "a an the of to in on at by for from with without as and or nor but if than then that this these those which who " +
    "whom whose what when where while how why it its is are was were be been being am do does did done doing have has " +
    "had having not no so such some any all each every other others another one ones own same used use usually " +
    "especially very more most much many into onto over under up down out about through between among also etc may " +
    "might can could will would shall should must someone somebody something thing things person people word words " +
    "he she they them his her their i you your my me we our us there here"
  ).split(" "),
);

/** The words of a sentence that carry its meaning, lower case; apostrophes and what follows are left out. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  return words.filter((word) => word.length > 1 && !idle.has(word));
}
