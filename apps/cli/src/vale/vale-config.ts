/** What a section of a `.vale.ini` says of the files its glob fits. */
export interface ValeSection {
  readonly glob: string;
  /** Undefined where it does not say. */
  readonly styles: readonly string[] | undefined;
  /** `Style.Rule` to `YES`, `NO` or a level. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A `.vale.ini`, as far as it says what is checked. */
export interface ValeConfig {
  readonly stylesPath: string;
  readonly least: string;
  readonly vocabularies: readonly string[];
  readonly sections: readonly ValeSection[];
}

const listed = (value: string): readonly string[] =>
  value
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Reads a `.vale.ini`. What it says of other things (packages, formats, what is left out) is passed over. */
export function readValeConfig(text: string): ValeConfig {
  const top = new Map<string, string>();
  const sections: { glob: string; members: Map<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, glob] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    const [, name = "", value = ""] = /^\s*([^#;[\s=][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (glob !== undefined) sections.push({ glob, members: new Map() });
    else if (name !== "") (sections.at(-1)?.members ?? top).set(name, value);
  }
  return {
    stylesPath: top.get("StylesPath") ?? "styles",
    least: top.get("MinAlertLevel")?.toLowerCase() ?? "suggestion",
    vocabularies: listed(top.get("Vocab") ?? ""),
    sections: sections.map(({ glob, members }) => {
      const styles = members.get("BasedOnStyles");
      const rules = [...members].filter(([name]) => /^[^.]+\.[^.]+$/.test(name) && !name.startsWith("Vale."));
      return { glob, styles: styles === undefined ? undefined : listed(styles), rules: Object.fromEntries(rules) };
    }),
  };
}
