/** Words that begin with an apostrophe; every other apostrophe in front of a word is a quotation mark. */
export const elisions: readonly string[] = "tis twas twere twill em cause til bout cos neath gainst n im er".split(" ");
