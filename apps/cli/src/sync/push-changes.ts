import { configOfTemplate, type GroupDifference, kindOf, type SyncEntry, templateId } from "@housestyle/team-files";
import { pushDictionary } from "./push-dictionary.ts";
import { pushFolderKind } from "./push-folder-kind.ts";
import { atPlace, type PushParts } from "./push-parts.ts";
import { readTemplates } from "./read-team.ts";
import { folderCalls } from "./row-calls.ts";
import { RefusedCall } from "./server-calls.ts";
import { texts } from "./texts.ts";

/**
 * Stores what changes on the server, a thousand entries at a time, each time all or none. A row that someone else has
 * changed since it was read is refused, not overwritten.
 */
export async function pushChanges(parts: PushParts, differences: readonly GroupDifference[]): Promise<void> {
  const of = (id: string) => differences.filter(({ ref }) => kindOf(ref).id === id);
  const calls = folderCalls(parts.server.api);
  // Rules first: they are the most likely to be refused, and then nothing else has been stored.
  for (const kind of ["guides", "terms", "snippets"] as const) await pushFolderKind(parts, kind, calls[kind], of(kind));
  for (const difference of of("dictionary")) await pushDictionary(parts, difference);
  for (const difference of of("templates")) await pushTemplates(parts, difference);
  for (const difference of of("goals")) await pushGoals(parts, difference);
}

/** A template that the files no longer mention is turned off. */
async function pushTemplates(parts: PushParts, { ref, changed, added, removed }: GroupDifference): Promise<void> {
  const { server, content } = parts;
  const TeamId = content.team.Id;
  const kept = [...changed.map(({ to }) => to), ...added];
  const choices = [
    ...kept.map(({ fields }) => ({ fields, isSelected: fields.isSelected === true, config: configOfTemplate(fields) })),
    ...removed.map(({ fields }) => ({ fields, isSelected: false, config: {} })),
  ].map(({ fields, isSelected, config }) => ({
    StyleGuideTemplateId: templateId(String(fields.template)) ?? 0,
    ...{ IsSelected: isSelected, Config: config, TeamId },
  }));
  if (choices.length === 0) return;
  await mustBeUnchanged(parts, [...kept, ...removed]);
  await atPlace(parts, ref, [...kept, ...removed], () =>
    server.value(() => server.api.saveSimpleGuide(choices, { query: { TeamId } })),
  );
}

/** Templates have no version: they are read again, and must be what they were. */
async function mustBeUnchanged({ server, content }: PushParts, entries: readonly SyncEntry[]): Promise<void> {
  const { entries: now } = await readTemplates(server, content.team.Id);
  const before = content.groups.find(({ kind }) => kind === "templates")?.entries ?? [];
  const settingOf = (all: readonly SyncEntry[], key: unknown) =>
    JSON.stringify(all.find(({ fields }) => fields.template === key)?.fields);
  for (const { fields } of entries) {
    const key = fields.template;
    if (settingOf(now, key) !== settingOf(before, key)) throw new RefusedCall(texts.movedOn(String(key)), "stale");
  }
}

async function pushGoals({ server, content }: PushParts, { to }: GroupDifference): Promise<void> {
  const Goals = Object.fromEntries(
    (to?.entries ?? []).map(({ fields: { goal, least, most, counts, locked } }) => [
      String(goal),
      { ...(least !== null && { Least: least }), ...(most !== null && { Most: most }), Counts: counts, Locked: locked },
    ]),
  );
  const change = { Goals, RowVersion: content.team.RowVersion } as Parameters<typeof server.api.changeTeam>[0];
  await server.value(() => server.api.changeTeam(change, { query: { id: content.team.Id } }));
}
