import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import type { DownloadFormat } from "../../editor/files/download-formats.ts";
import { rememberedAccount } from "../../editor/storage/account.ts";
import { keyOf } from "../../editor/storage/journal.ts";
import { forgetLast } from "../../editor/storage/last-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { type DocumentListRow, nameOf } from "./document.ts";
import { downloadDocuments } from "./download-documents.ts";
import type { DocumentPlace } from "./place.ts";
import { withTags } from "./place.ts";

type Row = Pick<DocumentListRow, "Id" | "Tags">;

/** What a person does with documents of a list: a call for each, and the list is read anew. Resolves with whether all was done. */
export function useDocumentActions() {
  const client = useQueryClient();
  const refresh = () => readAnew(client, ["documents"]);
  const each = async (rows: readonly Row[], call: (row: Row) => Promise<unknown>, done?: string): Promise<boolean> => {
    let isDone = true;
    try {
      for (const row of rows) await call(row);
      if (done !== undefined) toasts.show({ kind: "success", title: done });
    } catch (error) {
      complain(error, shell.failed);
      isDone = false;
    }
    await refresh();
    return isDone;
  };
  const organize = (row: Row, given: Parameters<typeof server.organizeDocument>[0]) =>
    ask(server.organizeDocument(given, { params: { id: row.Id } }));

  const move = (rows: readonly Row[], Project: string) =>
    each(
      rows,
      (row) => organize(row, { Project }),
      Project.trim() === "" ? texts.movedOut(rows.length) : texts.moved(rows.length, Project.trim()),
    );
  const tag = (rows: readonly Row[], tags: readonly string[]) =>
    each(rows, (row) => organize(row, { Tags: withTags(row.Tags, tags) }), texts.tagged(rows.length));
  const favor = (rows: readonly Row[], Favorite: boolean) => each(rows, (row) => organize(row, { Favorite }));

  return {
    refresh,
    move,
    tag,
    favor,
    /** Puts documents where they were dropped. */
    drop: (rows: readonly Row[], place: DocumentPlace) => {
      if (place.kind === "project") return move(rows, place.name);
      if (place.kind === "tag") return tag(rows, [place.name]);
      if (place.kind === "all") return move(rows, "");
      return favor(rows, true);
    },
    duplicate: (rows: readonly DocumentListRow[]) =>
      each(
        rows,
        (row) => {
          const Title = texts.copyOf(nameOf(row as DocumentListRow));
          return ask(server.copyDocument({ Title, ClientKey: crypto.randomUUID() }, { params: { id: row.Id } }));
        },
        texts.duplicated(rows.length),
      ),
    download: async (rows: readonly DocumentListRow[], format: DownloadFormat) => {
      try {
        await downloadDocuments(rows, format);
      } catch (error) {
        complain(error, shell.failed);
        return false;
      }
      return true;
    },
    /** Moves documents to the trash. */
    remove: async (gone: readonly Row[]) => {
      for (const { Id } of gone) await ask(server.deleteDocument(undefined, { params: { id: Id } }));
      for (const { Id } of gone) forgetLast(keyOf(rememberedAccount() ?? 0, String(Id)));
      await refresh();
    },
    restore: async (gone: readonly Row[]) => {
      for (const { Id } of gone) await ask(server.restoreDocument(undefined, { params: { id: Id } }));
      await refresh();
    },
  };
}
