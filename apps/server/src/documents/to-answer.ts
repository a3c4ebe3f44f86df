import { membershipIn, type Person } from "../caller/index.ts";
import { actionsOf, isTheirs, roleOf } from "../document-access/index.ts";
import { type DocumentQuery, foundIn } from "./search-words.ts";
import type { DocumentRow, ListedDocument } from "./store.ts";

/** Returns what every answer about a document has: its facts as this person may know them, and what they may do with it. */
function toRow({ OwnerId, SharedRole, ...row }: DocumentRow, person: Person) {
  const document = { OwnerId, CreatedBy: row.CreatedBy, SharedRole };
  const actions = actionsOf(person, document);
  return {
    ...row,
    ...(isTheirs(person, OwnerId) ? {} : { Project: "", Tags: [] }),
    TeamId: membershipIn(person, OwnerId)?.teamId ?? null,
    CreatedOn: row.CreatedOn.toISOString(),
    ModifiedOn: row.ModifiedOn.toISOString(),
    DeletedOn: row.DeletedOn?.toISOString() ?? null,
    CanEdit: actions.has("edit"),
    Role: roleOf(person, document),
    CanShare: actions.has("manage"),
  };
}

/** Returns a document as a list shows it. */
export function toListed(
  { Near, OwnerName, ...row }: ListedDocument,
  person: Person,
  search: DocumentQuery | undefined,
) {
  const Found = search && Near !== null ? foundIn(Near, search) : null;
  const SharedBy = isTheirs(person, row.OwnerId) ? null : OwnerName;
  const { Opening, Favorite } = row;
  return { ...toRow(row, person), Opening, Favorite, SharedBy, CanLeave: SharedBy !== null && row.CanLeave, Found };
}

/** Returns a document with its text and content. */
export function toWhole(row: DocumentRow, person: Person) {
  return { ...toRow(row, person), Text: row.Text, Content: row.Content };
}
