/** The letters of a word in order: equal for its anagrams. */
export const letterKey = (key: string): string => [...key].sort().join("");
