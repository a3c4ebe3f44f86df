import { type Dialect, dialects, type Level, type Style, styles } from "@housestyle/engine";

const levels: readonly Level[] = ["error", "warning", "hint"];

/** What a person has asked for themselves; undefined leaves it to whoever decides next. */
export interface UserPreferences {
  readonly dialect?: Dialect | undefined;
  readonly style?: Style | undefined;
  readonly picky?: boolean | undefined;
  readonly level?: Level | undefined;
}

/** What an editor's configuration says; what it cannot mean is left out. */
export function wishesIn(configuration: unknown): UserPreferences {
  const said: Readonly<Record<string, unknown>> =
    typeof configuration === "object" && configuration !== null ? { ...configuration } : {};
  return {
    dialect: dialects.find((each) => each === said.dialect),
    style: styles.find((each) => each === said.style),
    picky: typeof said.picky === "boolean" ? said.picky : undefined,
    level: levels.find((each) => each === said.level),
  };
}
