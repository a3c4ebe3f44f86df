import { AssetShelf } from "../facts/assets.ts";
import { inOtherLanguage } from "../facts/other-languages.ts";
import { ParagraphFacts } from "../facts/paragraph-facts.ts";
import type { Finding } from "../findings/finding.ts";
import { placedIn } from "../findings/placed-in.ts";
import type { Dialect } from "../settings/settings.ts";
import { masked } from "../text/mask.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { finish } from "../text/steps.ts";
import type { LateLane } from "./lane.ts";
import { proseOnly } from "./prose-only.ts";

/** Passes texts to a late lane. `Engine.fold` merges its findings. */
export interface LateReader {
  /** Returns the findings of some paragraphs, with offsets into the text they were cut from. */
  read(paragraphs: readonly Paragraph[], dialect: Dialect): Promise<readonly Finding[]>;
}

/** Creates a reader for a lane that needs no assets. */
export function lateReader(lane: LateLane): LateReader {
  const shelf = new AssetShelf();
  return {
    async read(paragraphs, dialect) {
      const facts = paragraphs.map((paragraph) => new ParagraphFacts(paragraph, dialect, shelf));
      const said = await Promise.all(facts.map((each) => finish(lane.read(each, []))));
      return paragraphs.flatMap((paragraph, i) => {
        const found = said[i]?.filter(({ start }) => !facts[i]?.of(inOtherLanguage).has(start)) ?? [];
        if (found.length === 0) return [];
        const prose = masked(paragraph);
        return placedIn(
          found.flatMap((finding) => proseOnly(finding, prose) ?? []),
          paragraph.start,
        );
      });
    },
  };
}
