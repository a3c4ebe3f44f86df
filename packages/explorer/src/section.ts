/** How a section is best shown. */
export type SectionKind = "definitions" | "chips" | "sentences" | "table";

/** One thing a section says. */
export interface SectionItem {
  readonly text: string;
  /** How well it fits or how common it is, 0 to 100. */
  readonly weight: number;
  readonly meaning?: string;
  readonly partOfSpeech?: string;
  readonly example?: string;
  readonly source?: string;
}

/** Everything of one sort that is known about a word, the best first. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly kind: SectionKind;
  readonly items: readonly SectionItem[];
}
