export { countDocuments, readLeftDocuments } from "./access-list-store.ts";
export { guestAccessOf } from "./guest-access-store.ts";
export { heirWithEmail, nameHeir } from "./heir-store.ts";
export { passOnDocuments } from "./pass-on-store.ts";
export {
  actionsOf,
  type DocumentAction,
  guestRoleBy,
  isTheirs,
  mayAddFor,
  mustBeOut,
  mustDo,
  mustShare,
  mustShareProjects,
  roleOf,
  type Sharing,
  sharingOf,
} from "./policy.ts";
export {
  canLeave,
  readShared,
  readSharedIn,
  readSharedProjects,
  type SharedDocument,
  sharedRole,
} from "./shared-role-store.ts";
export { teamOwning } from "./team-store.ts";
