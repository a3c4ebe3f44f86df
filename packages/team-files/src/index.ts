export { followRenamedFiles, nameServerGroups, type ServerGroup, type SyncSides } from "./align.ts";
export { changeFiles, type FileChanges } from "./change-files.ts";
export { differenceOf, type GroupDifference } from "./difference.ts";
export { labelOf } from "./entry-keys.ts";
export { type SyncCell, type SyncField, type SyncFields, valueFromServer } from "./field.ts";
export { kindOf, placeOf, type SyncKind, type SyncKindId, syncKinds } from "./kinds.ts";
export {
  type ConflictChoice,
  type MergedEntry,
  type MergedGroup,
  mergeStates,
  type SyncConflict,
  type SyncMerge,
} from "./merge.ts";
export type { Preference } from "./merge-entry.ts";
export type { ParsedFile } from "./parsed-file.ts";
export { type FolderReading, readFolder } from "./read-folder.ts";
export { RecordError, readRecord, recordFile, type SyncRecord, writeRecord } from "./record.ts";
export { rememberIds } from "./remember-ids.ts";
export { schemaFiles } from "./schema.ts";
export type { StyleState, SyncEntry, SyncGroup, SyncPlace, SyncProblem } from "./state.ts";
export { configOfTemplate, fieldsOfTemplate, templateId, templateKey } from "./template-fields.ts";
