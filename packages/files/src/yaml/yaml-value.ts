/** What YAML says, every scalar as text. A map keeps its order and the line of each key. */
export type YamlValue = string | readonly YamlValue[] | YamlMap;

/** A map and where its members stand, lines from 1. */
export class YamlMap {
  readonly members: ReadonlyMap<string, { readonly line: number; readonly value: YamlValue }>;
  readonly line: number;

  constructor(members: ReadonlyMap<string, { readonly line: number; readonly value: YamlValue }>, line: number) {
    this.members = members;
    this.line = line;
  }

  /** What a key holds; undefined when it is not there. */
  get(key: string): YamlValue | undefined {
    return this.members.get(key)?.value;
  }

  /** The text a key holds; empty when it is not there or no text. */
  text(key: string): string {
    const value = this.get(key);
    return typeof value === "string" ? value : "";
  }

  /** The texts a key holds, whether one or a list of them. */
  texts(key: string): string[] {
    const value = this.get(key);
    if (typeof value === "string") return value === "" ? [] : [value];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  }

  /** Whether a key says yes. */
  flag(key: string): boolean {
    return /^(true|yes|on)$/i.test(this.text(key));
  }

  /** The maps in the list a key holds; what else is in it is left out. */
  maps(key: string): YamlMap[] {
    const value = this.get(key);
    return Array.isArray(value) ? value.filter((each) => each instanceof YamlMap) : [];
  }
}
