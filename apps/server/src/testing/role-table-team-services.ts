import { adminsWrite, byRole, signedIn } from "./role-callers.ts";
import type { RoleCell } from "./role-cell.ts";

/** The calls for login, provisioning, and language models of teams, see `roleTable`. */
export const teamServiceRoles: Readonly<Record<string, RoleCell>> = {
  "GET /api/v1/assistance": { expected: signedIn("read") },
  // Its flag is off.
  "POST /api/v1/assistance/versions": {
    body: () => ({ Task: "shorter", Text: "Fine." }),
    expected: signedIn("write", 403),
  },
  "GET /api/v1/teams/:id/assistance": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/assistance`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "PUT /api/v1/teams/:id/assistance": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/assistance`,
    body: () => ({}),
    expected: adminsWrite("manage"),
  },
  // There is no model.
  "POST /api/v1/teams/:id/assistance/test": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/assistance/test`,
    expected: adminsWrite("manage", 403),
  },

  "GET /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    expected: byRole("manage", { user: 403, admin: 404, adminOnly: 404, lapsed: 404 }),
  },
  // The flag WLSSO is off; with it, `set-up-sign-in.test.ts` shows what admins can do.
  "PUT /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    body: () => ({ Domain: "example.org", Issuer: "https://id.example.org" }),
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "DELETE /api/v1/teams/:id/sign-in": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in`,
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "GET /api/v1/teams/:id/sign-in/setup": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in/setup`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "POST /api/v1/teams/:id/sign-in/test": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/sign-in/test`,
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "GET /api/v1/teams/:id/provisioning": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/provisioning`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  // The flag WLSSO is off; with it, `provisioning.test.ts` shows what admins can do.
  "POST /api/v1/teams/:id/provisioning/token": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/provisioning/token`,
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "PATCH /api/v1/teams/:id/provisioning": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/provisioning`,
    body: () => ({ Licence: "Free" }),
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "DELETE /api/v1/teams/:id/provisioning": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/provisioning`,
    expected: byRole("manage", { user: 403, adminOnly: 404, lapsed: 404, admin: 404 }),
  },
  "PATCH /api/v1/teams/:id/provisioning/groups/:group": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/provisioning/groups/1`,
    body: () => ({ Position: "User" }),
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
};
