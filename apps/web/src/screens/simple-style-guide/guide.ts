import type { Answer } from "../../app/answer.ts";

/** A decision that can be switched on. */
export type GuideTemplate = Answer<"readSimpleGuide">["Templates"][number];
/** The settings that someone has chosen for a template. */
export type TemplateConfig = Answer<"readSimpleGuide">["Config"][string];
/** All templates, and the chosen settings by template id. */
export type Guide = Answer<"readSimpleGuide">;
/** Values of a template's options, by key. */
export type Config = Readonly<Record<string, unknown>>;

/** Which templates are shown. */
export type Shown = "all" | "on" | "off";

/** Whether a template is on. */
export function isOn(guide: Guide, { Id }: GuideTemplate): boolean {
  return guide.Config[String(Id)]?.IsSelected === true;
}

/** Returns the values that a template uses: the chosen settings on top of its defaults. */
export function configOf(guide: Guide, template: GuideTemplate): Config {
  const decided = guide.Config[String(template.Id)]?.Config;
  return { ...template.Default, ...asObject(decided) };
}

/** Earlier clients saved a configuration as a text of JSON. */
function asObject(config: unknown): Config {
  if (typeof config === "object" && config !== null && !Array.isArray(config)) return config as Config;
  if (typeof config !== "string") return {};
  try {
    return asObject(JSON.parse(config));
  } catch {
    return {};
  }
}

/** The templates that fit a search, by group, in the order of the catalogue. Every word has to occur somewhere. */
export function grouped(
  guide: Guide,
  search: string,
  shown: Shown,
): readonly { readonly group: string; readonly templates: readonly GuideTemplate[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = guide.Templates.filter((template) => {
    if (shown !== "all" && isOn(guide, template) !== (shown === "on")) return false;
    const text = searchable(template);
    return words.every((word) => text.includes(word));
  });
  const groups = [...new Set(fitting.map(({ Group }) => Group))];
  return groups.map((group) => ({ group, templates: fitting.filter(({ Group }) => Group === group) }));
}

function searchable({ Name, Group, Description, Example, Options }: GuideTemplate): string {
  return [Name, Group, Description, Example.Wrong, Example.Right, ...Options.map(({ Label }) => Label)]
    .join("\n")
    .toLowerCase();
}

/** Returns the guide with other settings for a template, as it will be once the server has accepted them. */
export function decided(guide: Guide, template: GuideTemplate, isSelected: boolean, config: Config): Guide {
  const before = guide.Config[String(template.Id)];
  const choice: TemplateConfig = {
    StyleGuideTemplateId: template.Id,
    TeamId: before?.TeamId ?? null,
    SetByTeam: before?.SetByTeam ?? false,
    IsSelected: isSelected,
    Config: config,
  };
  return { ...guide, Config: { ...guide.Config, [String(template.Id)]: choice } };
}
