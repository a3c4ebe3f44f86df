/** What a section of a `.vale.ini` says of the files its glob fits. */
export interface ValeSection {
  readonly glob: string;
  /** Undefined where it does not say. */
  readonly styles: readonly string[] | undefined;
  /** `Style.Rule` to `YES`, `NO` or a level. */
  readonly rules: Readonly<Record<string, string>>;
  /** Regular expressions of what is not read: TokenIgnores and BlockIgnores. */
  readonly passedOver: readonly string[];
}

/** A `.vale.ini`, as far as it says what is checked. */
export interface ValeConfig {
  readonly stylesPath: string;
  readonly least: string;
  readonly vocabularies: readonly string[];
  readonly sections: readonly ValeSection[];
  /** Endings of files that are read as others: `mdx` as `md`. */
  readonly formats: Readonly<Record<string, string>>;
  /** The names of settings that say what is read and are not obeyed. */
  readonly notObeyed: readonly string[];
}

/** Settings that decide what is read, beyond those that are obeyed. */
const unheeded = /^(?:IgnoredScopes|SkippedScopes|IgnoredClasses|Transform|CommentDelimiters|Lang|View|Blueprint)$/;

const listed = (value: string): readonly string[] =>
  value
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Reads a `.vale.ini`. What it says of packages is passed over. */
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
    formats: Object.fromEntries(sections.find(({ glob }) => glob === "formats")?.members ?? []),
    notObeyed: [
      ...new Set(sections.flatMap(({ members }) => [...members.keys()]).filter((each) => unheeded.test(each))),
    ],
    sections: sections
      .filter(({ glob }) => glob !== "formats")
      .map(({ glob, members }) => {
        const styles = members.get("BasedOnStyles");
        const rules = [...members].filter(([name]) => /^[^.]+\.[^.]+$/.test(name) && !name.startsWith("Vale."));
        const passedOver = ["TokenIgnores", "BlockIgnores"].flatMap((name) => listed(members.get(name) ?? ""));
        return {
          ...{ glob, styles: styles === undefined ? undefined : listed(styles) },
          ...{ rules: Object.fromEntries(rules), passedOver },
        };
      }),
  };
}
