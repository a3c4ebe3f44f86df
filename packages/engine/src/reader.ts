import type { Finding } from "./finding.ts";
import type { HouseLane } from "./house/house-lane.ts";
import type { SessionParagraph } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";
import type { TemplateLane, TemplateReading } from "./templates/lane/template-lane.ts";

/** What becomes of a finding under some settings: itself, a better one, or nothing. */
type Decide = (finding: Finding) => Finding | undefined;

/** Settings made ready to be applied to paragraphs. */
export interface Decisions {
  readonly house: HouseLane;
  /** The same lane for the same choices, as long as they are in use. */
  readonly templates: TemplateLane;
  /** The finding as it is shown, or undefined when it is not. */
  readonly wanted: Decide;
}

/** What a session needs from the engine. */
export interface Reader {
  /** What the rules say about a paragraph, whatever the settings; remembered by its text. */
  base(paragraph: SessionParagraph, dialect: Dialect): readonly Finding[];
  /** What the team's own rules say. */
  house(paragraph: SessionParagraph, dialect: Dialect, house: HouseLane): readonly Finding[];
  /** What the chosen templates make of a paragraph and of what the rules say about it. */
  templates(
    paragraph: SessionParagraph,
    dialect: Dialect,
    base: readonly Finding[],
    templates: TemplateLane,
  ): TemplateReading;
  /** What remains to be shown. `placed` is what is said of the document at this paragraph. */
  settle(
    read: TemplateReading,
    house: readonly Finding[],
    placed: readonly Finding[],
    wanted: Decide,
  ): readonly Finding[];
  prepare(settings: Settings): Decisions;
}
