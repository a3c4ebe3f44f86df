import { readSimpleGuide, saveSimpleGuide, simpleGuideSettings } from "@housestyle/contract";
import { type Act, namesOf } from "../audit/index.ts";
import { canEdit, checkingOwners, mustBeIn, type Person } from "../caller/index.ts";
import type { Asker, CheckingService } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { ownerToChange, teamMeant } from "./policy.ts";
import { readChoices, type StoredTemplateChoice, saveChoices } from "./store.ts";

/** Serves the simple style guide: templates that are turned on, instead of written rules. */
export function simpleGuideRoutes(app: App, { database, audit }: ContentParts, checker: CheckingService): void {
  route(app, readSimpleGuide, async (_, { person, query }) => {
    const rows = await readChoices(database, ownersShown(person, query.TeamId));
    return { Templates: checker.catalogue.templates.map(toTemplate), Config: configOf(rows, person) };
  });

  route(app, saveSimpleGuide, async (given, { person, query, gone, payer }) => {
    const rows = given.map((row) => ({ ...row, Config: row.Config ?? undefined }));
    await mustBeUsable(checker, rows, { gone, caller: payer });
    const byOwner = Map.groupBy(rows, (row) => ownerToChange(person, row.TeamId ?? query.TeamId));
    await database.query.transaction().execute(async (transaction) => {
      for (const [ownerId, choices] of byOwner) {
        const records = choices.map(({ StyleGuideTemplateId, IsSelected, Config }) => ({
          template_id: StyleGuideTemplateId,
          is_selected: IsSelected,
          config: Config,
        }));
        await saveChoices(transaction, ownerId, person.personId, lastOfEach(records));
        if (ownerId !== person.personId) await audit.note(transaction, person, [actOf(checker, ownerId, choices)]);
      }
    });
    const saved = await readChoices(database, [...byOwner.keys()]);
    // As sent: a template that was sent twice is answered twice, as it stands now.
    return rows.flatMap((row) => {
      const ownerId = ownerToChange(person, row.TeamId ?? query.TeamId);
      const now = saved.find((each) => each.owner_id === ownerId && each.template_id === row.StyleGuideTemplateId);
      return now ? [toChoice(now, person)] : [];
    });
  });

  route(app, simpleGuideSettings, async (_, { person, query }) => {
    const teamId = teamWanted(person, query.TeamId);
    const rows = await readChoices(database, [teamId ?? person.personId]);
    const last = rows.toSorted((a, b) => b.modified_on.getTime() - a.modified_on.getTime())[0];
    const may = teamId === null || canEdit(person, teamId);
    return {
      IsEnabled: rows.some(({ is_selected }) => is_selected),
      Language: "en_US",
      TeamId: teamId,
      CanEdit: may,
      Groups: [...new Set(checker.catalogue.templates.map(({ group }) => group))],
      Languages: ["en_US", "en_UK", "en_CA", "en_AU"],
      Locked: !may,
      Mode: teamId === null ? ("personal" as const) : ("team" as const),
      UpdatedOn: last?.modified_on.toISOString() ?? null,
      UpdatedBy: last?.modified_by ?? null,
    };
  });
}

function actOf(
  { catalogue }: CheckingService,
  teamId: number,
  choices: readonly { readonly StyleGuideTemplateId: number }[],
): Act {
  const ids = [...new Set(choices.map(({ StyleGuideTemplateId }) => StyleGuideTemplateId))];
  const names = ids.map((id) => catalogue.templates.find((template) => template.id === id)?.name ?? "");
  const details = { Count: ids.length, Ids: ids, Names: namesOf(names) };
  return { what: "template.changed", teamId, targetId: ids[0], details };
}

/**
 * Returns the team that the caller names, or their own without a name, or null for people without a team and requests
 * for personal settings.
 */
function teamWanted(person: Person, teamId: number | null | undefined): number | null {
  if (teamId === undefined) return teamMeant(person);
  if (teamId !== null) mustBeIn(person, teamId);
  return teamId;
}

/** Returns whose settings are shown: only the named team's, or everything that applies to the caller. */
function ownersShown(person: Person, wanted: number | null | undefined): number[] {
  const teamId = teamWanted(person, wanted);
  if (teamId === null) return checkingOwners(person);
  return wanted === undefined ? [person.personId, teamId] : [teamId];
}

async function mustBeUsable(
  checker: CheckingService,
  rows: readonly { readonly StyleGuideTemplateId: number; readonly Config?: unknown }[],
  asker: Asker,
): Promise<void> {
  const choices = rows.map(({ StyleGuideTemplateId, Config }) => ({ id: StyleGuideTemplateId, config: Config }));
  const answers = await checker.tryConfigs(choices, { budget: checker.timeLimits.templates, ...asker });
  const modelState: Record<string, string[]> = {};
  for (const [index, problems] of answers.entries()) {
    if (!problems) modelState[`[${index}].StyleGuideTemplateId`] = [refusals.content.noTemplate];
    for (const { key, message } of problems ?? []) modelState[`[${index}].Config.${key}`] = [message];
  }
  const [first] = Object.entries(modelState);
  if (first)
    throw new Failure("bad-request", { modelState, message: refusals.request.at(first[0], first[1].join(" ")) });
}

/** Returns the caller's settings, overridden by the team's. Of several teams, the oldest decides, as in checking. */
function configOf(rows: readonly StoredTemplateChoice[], person: Person) {
  const isOwn = (row: StoredTemplateChoice) => Number(row.owner_id === person.personId);
  const strongestLast = rows.toSorted((a, b) => isOwn(b) - isOwn(a) || b.owner_id - a.owner_id);
  return Object.fromEntries(strongestLast.map((row) => [String(row.template_id), toChoice(row, person)]));
}

function toChoice({ owner_id, template_id, is_selected, config }: StoredTemplateChoice, person: Person) {
  const ofTeam = owner_id !== person.personId;
  return {
    StyleGuideTemplateId: template_id,
    IsSelected: is_selected,
    Config: config ?? {},
    TeamId: ofTeam ? owner_id : null,
    SetByTeam: ofTeam,
  };
}

function lastOfEach<T extends { readonly template_id: number }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.template_id, record])).values()];
}

function toTemplate({
  id,
  name,
  group,
  description,
  example,
  options,
  defaults,
}: CheckingService["catalogue"]["templates"][number]) {
  return {
    Id: id,
    Name: name,
    Group: group,
    Category: group,
    Description: description,
    Example: { Wrong: example.wrong, Right: example.right },
    Options: options.map((option) => ({
      Key: option.key,
      Label: option.label,
      Type: option.type,
      ...(option.values && { Values: [...option.values] }),
      Default: option.default,
      ...(option.min !== undefined && { Min: option.min }),
      ...(option.max !== undefined && { Max: option.max }),
    })),
    Default: { ...defaults },
  };
}
