import {
  type ExchangeTable,
  exportFile,
  type ImportReport,
  importFile,
  importLimits,
  listImports,
  undoImport as undoImportCall,
} from "@housestyle/contract";
import type { Act, Audit } from "../audit/index.ts";
import { allows, type Person, readableOwners, teamIdOf } from "../caller/index.ts";
import type { CheckingService } from "../checking/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route, type Upload, uploadOf } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { applyImport } from "./apply-import.ts";
import { contentToExport } from "./export-content.ts";
import type { FileProcess } from "./file-process.ts";
import { mayApply, mayImport, ownerMeant } from "./policy.ts";
import { mainPart, prepareImport } from "./prepare-import.ts";
import { countStates, reportOf, withoutStored } from "./report.ts";
import { type ImportRow, importSource } from "./store.ts";
import { mayUndo, undoImport } from "./undo-import.ts";

/** What imports and exports need from the rest of the server. */
export interface ExchangeServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly checker: CheckingService;
  readonly files: FileProcess;
}

/** Records an action of a team in the transaction that does it. */
type Noting = (transaction: Database["query"], act: Act & { readonly teamId: number }) => Promise<void>;

/** Serves import, export, and undoing an import. */
export function exchangeRoutes(app: App, { database, audit, checker, files }: ExchangeServices): void {
  const noting =
    (person: Person): Noting =>
    async (transaction, act) => {
      if (act.teamId !== person.personId) await audit.note(transaction, person, [act]);
    };

  route(
    app,
    importFile,
    async (body, { person, params: { table }, query, request, gone, payer }): Promise<ImportReport> => {
      const ownerId = await ownerMeant(database, person, table, query);
      mayImport(person, ownerId, table);
      const file = uploadOf(request) ?? fileIn(body);
      const { format, mode, mapping } = query;
      const reading = await files.read({ table, bytes: file.bytes, fileName: file.name, format, mapping }, gone);
      const wish = { table, ownerId, parentId: query.parentId ?? undefined, mode, asker: { gone, caller: payer } };
      const plan = await prepareImport(database, checker, reading, wish);
      mayApply(person, ownerId, plan);
      const whole = reportOf(plan, reading.problems, mainPart[table] ?? "");
      const report = allows(person, "read") ? whole : withoutStored(whole);
      const counts = countStates(plan);
      const idle = counts.new + counts.changed + counts.removed === 0;
      const made = {
        ownerId,
        content: table,
        fileName: file.name,
        format: reading.format,
        mode,
        imported: counts.new,
        updated: counts.changed,
        removed: counts.removed,
        createdBy: person.personId,
      };
      const ImportId = query.dryRun || idle ? null : await applyImport(database, plan, made, noting(person));
      return { ...report, Format: reading.format, DryRun: query.dryRun, ImportId };
    },
    { upload: importLimits.file },
  );

  route(app, exportFile, async (_, { person, params: { table }, query, reply, gone }) => {
    const ownerId = await ownerMeant(database, person, table, query);
    const content = await contentToExport(database, ownerId, table, query.parentId ?? undefined);
    const createdOn = new Date().toISOString();
    if (ownerId !== person.personId) {
      const details = { Table: table, ...(query.format !== undefined && { Format: query.format }) };
      await audit.note(database.query, person, [{ what: "export.made", teamId: ownerId, details }]);
    }
    const file = await files.write({ table, format: query.format, content, createdOn }, gone);
    if (file.leftOut > 0) reply.header("x-rows-left-out", String(file.leftOut));
    if (file.lost.length > 0) reply.header("x-members-lost", file.lost.join(","));
    const name = `${exportName[table]}-${createdOn.slice(0, 10)}${file.extension}`;
    return { name, type: typeOf(file.mediaType, query.format), bytes: file.bytes };
  });

  route(app, listImports, async (_, { person, query }) => {
    const owners = readableOwners(person);
    const page = await listPage<ImportRow>(database.query, importSource(owners, person.personId), query);
    return { ...page, items: page.items.map((row) => toWire(row, person)) };
  });

  route(app, undoImportCall, (_, { person, params: { id }, query }) =>
    undoImport(database, person, { id, force: query.force }, noting(person)),
  );
}

const exportName: Readonly<Record<ExchangeTable, string>> = {
  dictionary: "dictionary",
  styleguide: "style-guide",
  snippets: "snippets",
  termbase: "terms",
  team: "housestyle",
};

function typeOf(mediaType: string, format: string | undefined): string {
  if (!mediaType.startsWith("text/")) return mediaType;
  return `${mediaType}; charset=${format === "word" ? "utf-16le" : "utf-8"}`;
}

function fileIn({
  FileName,
  Text,
  Base64,
}: {
  readonly FileName: string;
  readonly Text?: string | undefined;
  readonly Base64?: string | undefined;
}): Upload {
  if (Text !== undefined) return { name: FileName, bytes: new TextEncoder().encode(Text) };
  if (Base64 !== undefined) return { name: FileName, bytes: Buffer.from(Base64, "base64") };
  throw new Failure("bad-request", { message: refusals.files.howToSend });
}

function toWire(row: ImportRow, person: Person) {
  return {
    Id: row.Id,
    TeamId: teamIdOf(person, row.OwnerId),
    Table: row.Table,
    FileName: row.FileName,
    Format: row.Format,
    Mode: row.Mode,
    Imported: row.Imported,
    Updated: row.Updated,
    Removed: row.Removed,
    CreatedOn: row.CreatedOn.toISOString(),
    CreatedBy: row.CreatedBy,
    UndoneOn: row.UndoneOn?.toISOString() ?? null,
    CanUndo: row.UndoneOn === null && mayDo(() => mayUndo(person, row)),
  };
}

function mayDo(ask: () => void): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}
