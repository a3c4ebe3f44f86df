import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import type { DownloadFormat } from "../../editor/files/download-formats.ts";
import { forgetReports } from "../../editor/reports/stored-reports.ts";
import { rememberedAccount } from "../../editor/storage/account.ts";
import { openDatabase } from "../../editor/storage/database.ts";
import { inBackground } from "../../editor/storage/in-background.ts";
import { keyOf } from "../../editor/storage/journal.ts";
import { forgetLast } from "../../editor/storage/last-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { type DocumentListRow, nameOf } from "./document.ts";
import { downloadDocument } from "./download-documents.ts";
import { changeBack, type DocumentPlace, type OrderChange, type OrderedRow, withTags } from "./place.ts";

type Row = OrderedRow & Pick<DocumentListRow, "Id">;

/**
 * The actions for documents in a list. Each makes one call per document and reloads the list. Resolves to whether all
 * calls succeeded.
 */
export function useDocumentActions() {
  const client = useQueryClient();
  const refresh = () => readAnew(client, ["documents"]);
  const each = async <Each>(
    rows: readonly Each[],
    call: (row: Each) => Promise<unknown>,
    done?: string,
    undo?: () => unknown,
  ): Promise<boolean> => {
    let isDone = true;
    try {
      for (const row of rows) await call(row);
      const action = undo && { action: { label: texts.undo, run: undo } };
      if (done !== undefined) toasts.show({ kind: "success", title: done, ...action });
    } catch (error) {
      complain(error, shell.failed);
      isDone = false;
    }
    await refresh();
    return isDone;
  };
  const organize = (Id: number, given: OrderChange) => ask(server.organizeDocument(given, { params: { id: Id } }));
  /** Organizes documents, and offers to take that back. What was changed after it stays. */
  const organizeAll = (rows: readonly Row[], given: (row: Row) => OrderChange, done: string) => {
    const takeBack = async (row: Row) => {
      const now = await ask(server.readDocument(undefined, { params: { id: row.Id } }));
      const change = given(row);
      const back = changeBack(row, change, { ...now, Favorite: change.Favorite ?? row.Favorite });
      if (Object.keys(back).length > 0) await organize(row.Id, back);
    };
    return each(
      rows,
      (row) => organize(row.Id, given(row)),
      done,
      () => each(rows, takeBack),
    );
  };

  const move = (rows: readonly Row[], Project: string) =>
    organizeAll(
      rows,
      () => ({ Project }),
      Project.trim() === "" ? texts.movedOut(rows.length) : texts.moved(rows.length, Project.trim()),
    );
  const tag = (rows: readonly Row[], tags: readonly string[]) =>
    organizeAll(rows, (row) => ({ Tags: withTags(row.Tags, tags) }), texts.tagged(rows.length));

  return {
    refresh,
    move,
    tag,
    /** Makes one a favorite, or no longer: its star shows that. */
    favor: (row: Row, Favorite: boolean) => each([row], ({ Id }) => organize(Id, { Favorite })),
    /** Puts documents where they were dropped. */
    drop: (rows: readonly Row[], place: DocumentPlace) => {
      if (place.kind === "project") return move(rows, place.name);
      if (place.kind === "tag") return tag(rows, [place.name]);
      if (place.kind === "all") return move(rows, "");
      // What others share is theirs to share.
      if (place.kind === "shared" || place.kind === "sharedProject") return;
      return organizeAll(rows, () => ({ Favorite: true }), texts.favored(rows.length));
    },
    duplicate: (rows: readonly DocumentListRow[]) =>
      each(
        rows,
        (row) => {
          const Title = texts.copyOf(nameOf(row));
          return ask(server.copyDocument({ Title, ClientKey: crypto.randomUUID() }, { params: { id: row.Id } }));
        },
        texts.duplicated(rows.length),
      ),
    download: async (row: DocumentListRow, format: DownloadFormat) => {
      try {
        if (await downloadDocument(row, format)) return true;
        toasts.show({ kind: "error", title: shell.failed, text: texts.notShown });
      } catch (error) {
        complain(error, shell.failed);
      }
      return false;
    },
    /** Moves documents to the trash. */
    remove: async (gone: readonly Pick<Row, "Id">[]) => {
      for (const { Id } of gone) await ask(server.deleteDocument(undefined, { params: { id: Id } }));
      const keys = gone.map(({ Id }) => keyOf(rememberedAccount() ?? 0, String(Id)));
      for (const key of keys) forgetLast(key);
      inBackground(withoutReports(keys));
      await refresh();
    },
    restore: async (gone: readonly Pick<Row, "Id">[]) => {
      for (const { Id } of gone) await ask(server.restoreDocument(undefined, { params: { id: Id } }));
      await refresh();
    },
  };
}

/** Removes the reports that this device keeps of documents. */
async function withoutReports(keys: readonly string[]): Promise<void> {
  const database = await openDatabase().catch(() => undefined);
  if (!database) return;
  await forgetReports(database, keys).finally(() => database.close());
}
