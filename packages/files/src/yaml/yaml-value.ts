/** A YAML value with every scalar as text. A map keeps its order and the line of each key. */
export type YamlValue = string | readonly YamlValue[] | YamlMap;

/** A map with the lines of its keys, from 1. */
export class YamlMap {
  readonly members: ReadonlyMap<string, { readonly line: number; readonly value: YamlValue }>;
  readonly line: number;

  constructor(members: ReadonlyMap<string, { readonly line: number; readonly value: YamlValue }>, line: number) {
    this.members = members;
    this.line = line;
  }

  /** Returns the value of a key, or undefined. */
  get(key: string): YamlValue | undefined {
    return this.members.get(key)?.value;
  }

  /** Returns the text of a key, or an empty string if there is none. */
  text(key: string): string {
    const value = this.get(key);
    return typeof value === "string" ? value : "";
  }

  /** Returns the texts of a key, which may have one or a list. */
  texts(key: string): string[] {
    const value = this.get(key);
    if (typeof value === "string") return value === "" ? [] : [value];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  }

  /** Whether the value of a key is true. */
  flag(key: string): boolean {
    return /^(true|yes|on)$/i.test(this.text(key));
  }

  /** Returns the maps in the list of a key, without other items. */
  maps(key: string): YamlMap[] {
    const value = this.get(key);
    return Array.isArray(value) ? value.filter((each) => each instanceof YamlMap) : [];
  }
}
