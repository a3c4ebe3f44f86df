import { adminsWrite, byRole, membersRead, noKey, open, signedIn } from "./role-callers.ts";
import type { RoleCell } from "./role-cell.ts";

/** The calls of documents, see `roleTable`. */
export const documentRoles: Readonly<Record<string, RoleCell>> = {
  "GET /api/v1/documents": { expected: signedIn("read") },
  "POST /api/v1/documents": {
    body: ({ teamId }) => ({ Title: "New", TeamId: teamId }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "GET /api/v1/documents/:id": { path: ({ document }) => `/api/v1/documents/${document}`, expected: membersRead() },
  "PUT /api/v1/documents/:id": {
    path: ({ document }) => `/api/v1/documents/${document}`,
    body: () => ({ Title: "Same", Text: "", Version: 1 }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  // What of a team's images others see, `images.test.ts` shows.
  "PUT /api/v1/images/:hash": { path: () => `/api/v1/images/${"0".repeat(64)}`, expected: signedIn("write", 400) },
  "GET /api/v1/images/:hash": { path: () => `/api/v1/images/${"0".repeat(64)}`, expected: signedIn("read", 404) },
  "GET /api/v1/document-groups": { expected: signedIn("read") },
  "PATCH /api/v1/documents/:id": {
    path: ({ document }) => `/api/v1/documents/${document}`,
    body: () => ({ Project: "Letters", Favorite: true }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "POST /api/v1/documents/:id/steps": {
    path: ({ document }) => `/api/v1/documents/${document}/steps`,
    body: () => ({ Version: 1, Client: "roles", First: 1, Steps: [{ stepType: "details", title: "Same" }] }),
    expected: noKey(byRole("write", { user: 200, adminOnly: 403, lapsed: 403 })),
  },
  "GET /api/v1/documents/:id/steps": {
    path: ({ document }) => `/api/v1/documents/${document}/steps?since=1`,
    expected: membersRead(),
  },
  "POST /api/v1/documents/:id/caret": {
    path: ({ document }) => `/api/v1/documents/${document}/caret`,
    body: () => ({ Version: 1, Client: "roles", Anchor: 1, Head: 1 }),
    expected: byRole("read", { user: 204, adminOnly: 204, lapsed: 204, admin: 204 }),
  },
  "GET /api/v1/documents/:id/events": {
    path: ({ document }) => `/api/v1/documents/${document}/events`,
    expected: membersRead(),
  },
  "GET /api/v1/documents/:id/authors": {
    path: ({ document }) => `/api/v1/documents/${document}/authors`,
    expected: membersRead(),
  },
  "GET /api/v1/documents/:id/provenance": {
    path: ({ document }) => `/api/v1/documents/${document}/provenance`,
    expected: membersRead(),
  },
  "PUT /api/v1/documents/:id/provenance": {
    path: ({ document }) => `/api/v1/documents/${document}/provenance`,
    body: () => ({ IsRecorded: true }),
    expected: noKey(adminsWrite()),
  },
  "DELETE /api/v1/documents/:id/provenance": {
    path: ({ document }) => `/api/v1/documents/${document}/provenance`,
    expected: adminsWrite("write", 204),
  },
  // Of this document there is no record: only who may have it learns that.
  "GET /api/v1/documents/:id/provenance/file": {
    path: ({ document }) => `/api/v1/documents/${document}/provenance/file`,
    expected: adminsWrite("read", 404),
  },
  "POST /api/v1/provenance/check": { body: () => ({ Payload: "no", Signature: "no" }), expected: open(200) },
  "GET /api/v1/provenance/key": { expected: open(200) },
  "POST /api/v1/documents/:id/copy": {
    path: ({ document }) => `/api/v1/documents/${document}/copy`,
    body: () => ({ Title: "Copy" }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "PATCH /api/v1/documents/:id/check": {
    path: ({ document }) => `/api/v1/documents/${document}/check`,
    body: () => ({ Issues: 1, Score: 90, Version: 1 }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "DELETE /api/v1/documents/:id": {
    path: ({ document }) => `/api/v1/documents/${document}`,
    expected: adminsWrite("write", 204),
  },
  "POST /api/v1/documents/:id/restore": {
    path: ({ document }) => `/api/v1/documents/${document}/restore`,
    expected: noKey(adminsWrite()),
  },
  "GET /api/v1/documents/:id/versions": {
    path: ({ document }) => `/api/v1/documents/${document}/versions`,
    expected: membersRead(),
  },
  "GET /api/v1/documents/:id/versions/:version": {
    path: ({ document }) => `/api/v1/documents/${document}/versions/1`,
    expected: membersRead(),
  },
  "PATCH /api/v1/documents/:id/versions/:version": {
    path: ({ document }) => `/api/v1/documents/${document}/versions/1`,
    body: () => ({ Name: "Sent to editor" }),
    expected: byRole("write", { user: 200, adminOnly: 403, lapsed: 403 }),
  },
  "POST /api/v1/documents/:id/versions/:version/restore": {
    path: ({ document }) => `/api/v1/documents/${document}/versions/1/restore`,
    expected: noKey(byRole("write", { user: 200, adminOnly: 403, lapsed: 403 })),
  },
  "GET /api/v1/documents/:id/sharing": {
    path: ({ document }) => `/api/v1/documents/${document}/sharing`,
    expected: adminsWrite("read"),
  },
  "POST /api/v1/documents/:id/shares": {
    path: ({ document }) => `/api/v1/documents/${document}/shares`,
    body: () => ({ Email: "nobody@example.org", Role: "view" }),
    expected: noKey(adminsWrite("write", 404)),
  },
  "DELETE /api/v1/documents/:id/shares/:share": {
    path: ({ document }) => `/api/v1/documents/${document}/shares/999999`,
    expected: adminsWrite("write", 404),
  },
  "POST /api/v1/documents/:id/links": {
    path: ({ document }) => `/api/v1/documents/${document}/links`,
    body: () => ({ Role: "view" }),
    expected: noKey(adminsWrite("write")),
  },
  "DELETE /api/v1/documents/:id/links/:link": {
    path: ({ document }) => `/api/v1/documents/${document}/links/999999`,
    expected: adminsWrite("write", 404),
  },
  "POST /api/v1/documents/:id/access-requests": {
    path: ({ document }) => `/api/v1/documents/${document}/access-requests`,
    expected: signedIn("write", 204),
  },
  "POST /api/v1/documents/:id/access-requests/:person": {
    path: ({ document }) => `/api/v1/documents/${document}/access-requests/999999`,
    body: () => ({ Role: "view" }),
    expected: adminsWrite("write", 404),
  },
  "DELETE /api/v1/documents/:id/access-requests/:person": {
    path: ({ document }) => `/api/v1/documents/${document}/access-requests/999999`,
    expected: adminsWrite("write", 404),
  },
  "GET /api/v1/project-sharing": {
    path: ({ teamId }) => `/api/v1/project-sharing?project=None&team=${teamId}`,
    expected: adminsWrite("read"),
  },
  // No document is in this project: only who may share it learns that.
  "POST /api/v1/project-sharing/shares": {
    path: ({ teamId }) => `/api/v1/project-sharing/shares?project=None&team=${teamId}`,
    body: () => ({ Email: "nobody@example.org", Role: "view" }),
    expected: noKey(adminsWrite("write", 404)),
  },
  "DELETE /api/v1/project-sharing/shares/:share": {
    path: ({ teamId }) => `/api/v1/project-sharing/shares/999999?project=None&team=${teamId}`,
    expected: adminsWrite("write", 404),
  },
  "DELETE /api/v1/shared-projects/:id": {
    path: () => "/api/v1/shared-projects/999999",
    expected: signedIn("write", 404),
  },
  "POST /api/v1/document-links/open": { body: () => ({ Secret: "no" }), expected: noKey(signedIn("write", 400)) },
  // What a pass reaches, and that a wrong one reaches nothing, `guests.test.ts` shows.
  "POST /api/v1/guest-links/open": { body: ({ unique }) => ({ Secret: unique }), expected: open(400) },
  "POST /api/v1/guest-links/document": { body: () => ({ Pass: "no" }), expected: open(400) },
  "POST /api/v1/guest-links/images/:hash": {
    path: () => `/api/v1/guest-links/images/${"0".repeat(64)}`,
    body: () => ({ Pass: "no" }),
    expected: open(400),
  },
  "POST /api/v1/guest-links/comments": {
    body: () => ({ Pass: "no", Name: "Pat", Text: "Why?", From: 1, To: 5, Quote: "gone" }),
    expected: open(400),
  },
  "POST /api/v1/guest-links/comments/:thread/replies": {
    path: () => "/api/v1/guest-links/comments/999999/replies",
    body: () => ({ Pass: "no", Name: "Pat", Text: "Why?" }),
    expected: open(400),
  },
  "GET /api/v1/notifications": { expected: signedIn("read") },
  "GET /api/v1/notifications/unread": { expected: signedIn("read") },
  "POST /api/v1/notifications/read": { body: () => ({ Id: 999_999 }), expected: signedIn("write", 404) },
  "GET /api/v1/account/notification-emails": { expected: signedIn("read") },
  "PUT /api/v1/account/notification-emails": {
    body: () => ({ Kinds: [], Every: "day" }),
    expected: signedIn("manage"),
  },
  "POST /api/v1/notification-emails/end": { body: () => ({ Token: "no" }), expected: open(400) },
  "GET /api/v1/documents/:id/comments": {
    path: ({ document }) => `/api/v1/documents/${document}/comments`,
    expected: membersRead(),
  },
  "POST /api/v1/documents/:id/comments": {
    path: ({ document }) => `/api/v1/documents/${document}/comments`,
    body: () => ({ From: 1, To: 5, Quote: "gone", Text: "Why?" }),
    expected: noKey(byRole("write", { user: 409, admin: 409, adminOnly: 403, lapsed: 403 })),
  },
  "POST /api/v1/documents/:id/comments/import": {
    path: ({ document }) => `/api/v1/documents/${document}/comments/import`,
    body: () => ({ Threads: [] }),
    expected: noKey(byRole("write", { user: 200, admin: 200, adminOnly: 403, lapsed: 403 })),
  },
  "POST /api/v1/documents/:id/comments/:thread/replies": {
    path: ({ document }) => `/api/v1/documents/${document}/comments/999999/replies`,
    body: () => ({ Text: "Why?" }),
    expected: noKey(byRole("write", { user: 404, admin: 404, adminOnly: 403, lapsed: 403 })),
  },
  "PATCH /api/v1/documents/:id/comments/:thread": {
    path: ({ document }) => `/api/v1/documents/${document}/comments/999999`,
    body: () => ({ Resolved: true }),
    expected: noKey(byRole("write", { user: 404, admin: 404, adminOnly: 403, lapsed: 403 })),
  },
  "DELETE /api/v1/documents/:id/comments/:thread/:comment": {
    path: ({ document }) => `/api/v1/documents/${document}/comments/999999/1`,
    expected: byRole("write", { user: 404, admin: 404, adminOnly: 403, lapsed: 403 }),
  },
};
