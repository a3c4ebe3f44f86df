import { type Dialect, dialects, type Level, levels, type Style, styles } from "@housestyle/engine";

/** A person's own preferences. Undefined leaves the decision to the next source. */
export interface UserPreferences {
  readonly dialect?: Dialect | undefined;
  readonly style?: Style | undefined;
  readonly picky?: boolean | undefined;
  readonly level?: Level | undefined;
}

/** Returns the preferences in an editor's configuration, without invalid values. */
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
