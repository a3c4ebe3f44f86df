import {
  type CheckOptions,
  defaultSettings,
  type Engine,
  type Finding,
  type LateReader,
  lateFilter,
} from "@housestyle/engine";

/** What reads texts: the rules and, where it is wanted, the corrector beside them. */
export interface Checkers {
  readonly engine: Engine;
  readonly late: LateReader | undefined;
}

/** What rules find in a text and, where they are silent, the corrector; both obey the settings. */
export async function findAll(
  { engine, late }: Checkers,
  text: string,
  options: CheckOptions,
): Promise<readonly Finding[]> {
  const found = engine.check(text, options);
  if (!late) return found;
  const { dialect, format, settings = defaultSettings } = options;
  const said = await late.read(engine.paragraphs(text, format), dialect ?? engine.dialectOf(text, format));
  return engine.fold(found, said.filter(lateFilter(settings)));
}
