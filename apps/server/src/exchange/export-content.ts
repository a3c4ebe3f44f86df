import type { ExchangeTable } from "@housestyle/contract";
import type { TableRow, TeamArchive } from "@housestyle/exchange";
import type { Database } from "../db/index.ts";
import { tokenOf } from "./collections.ts";
import { type ContentPart, contentParts } from "./job.ts";
import { type CollectionPart, partInfo } from "./parts.ts";
import { toFileRow } from "./plan-import.ts";
import { mainPart } from "./prepare-import.ts";
import { readOwned, readTemplateChoices } from "./store.ts";

/** Returns an owner's content in the form for files, or only that of one collection if `parentId` is given. */
export async function contentToExport(
  database: Database,
  ownerId: number,
  table: ExchangeTable,
  parentId: number | undefined,
): Promise<TeamArchive> {
  const main = mainPart[table];
  if (main) return { [main]: await rowsOf(database, ownerId, main, parentId) };
  const parts = await Promise.all(
    contentParts.map(async (part) => [part, await rowsOf(database, ownerId, part, undefined)] as const),
  );
  const choices = await readTemplateChoices(database, ownerId);
  return {
    ...Object.fromEntries(parts),
    SimpleStyleGuide: choices.map(({ templateId, isSelected, config }) => ({
      StyleGuideTemplateId: String(templateId),
      IsSelected: isSelected,
      Config: config,
    })),
  };
}

async function rowsOf(
  database: Database,
  ownerId: number,
  part: ContentPart,
  parentId: number | undefined,
): Promise<TableRow[]> {
  const info = partInfo[part];
  const parents = parentId === undefined ? undefined : [parentId];
  const rows = await readOwned(database, info.kind, ownerId, parents);
  if (!info.collection) return rows.map((row) => toFileRow(info, row));
  const { column, part: around } = info.collection;
  const names = await namesOf(database, ownerId, around);
  return rows.map((row) => {
    const found = toFileRow(info, row);
    return { ...found, [column]: names.get(String(found[column])) ?? "" };
  });
}

async function namesOf(database: Database, ownerId: number, part: CollectionPart): Promise<Map<string, string>> {
  const collections = await readOwned(database, partInfo[part].kind, ownerId);
  return new Map(collections.map(({ id, values }) => [tokenOf(id), String(values.Name)]));
}
