const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/);
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ordinals = ["zeroth", "first", "second", "third", "", "fifth", "", "", "eighth", "ninth", "", "", "twelfth"];

/** A whole number from 0 to 100 in words: twenty-five. Undefined for any other. */
export function numeral(value: number): string | undefined {
  if (value < 20) return small[value];
  if (value === 100) return "one hundred";
  const ten = tens[Math.floor(value / 10)];
  if (ten === undefined || !Number.isInteger(value)) return undefined;
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10] ?? ""}`;
}

const ordinalWord = (word: string, value: number): string =>
  ordinals[value] || (word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`);

/** A whole number from 0 to 100 as an ordinal in words: twenty-fifth. Undefined for any other. */
export function ordinal(value: number): string | undefined {
  const word = numeral(value);
  if (word === undefined || value < 20 || value % 10 === 0) return word && ordinalWord(word, value);
  return `${tens[Math.floor(value / 10)] ?? ""}-${ordinalWord(small[value % 10] ?? "", value % 10)}`;
}

const values: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 100 }, (_, value): [string, number] => [numeral(value) ?? "", value]),
);

/** The value of a numeral below 100: twelve, twenty-five. Undefined for any other word. */
export const numeralValue = (word: string): number | undefined => values.get(word);
