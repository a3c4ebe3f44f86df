import {
  adminsWrite,
  byRole,
  callers,
  checking,
  membersRead,
  noKey,
  onlyLook,
  open,
  operatorsOnly,
  signedIn,
} from "./role-callers.ts";
import type { RoleCell } from "./role-cell.ts";
import type { Scene } from "./role-scene.ts";
import { documentRoles } from "./role-table-documents.ts";
import { teamServiceRoles } from "./role-table-team-services.ts";

const agent = {
  ResponseType: "code",
  ClientId: "no",
  ReturnTo: "https://agent.example/",
  Challenge: "c".repeat(43),
  ChallengeMethod: "S256",
};
const connection = { Client: "Office", State: "s".repeat(43), Challenge: "c".repeat(43) };

/**
 * Every route of the contract × every kind of caller → the status they get. A route that is not in the table fails
 * the test, so that no call is ever added without saying who may make it.
 */
export const roleTable: Readonly<Record<string, RoleCell>> = {
  "GET /api/v1/health": { expected: open(200) },
  "POST /en/apiv1/WordExplorer": { path: () => "/en/apiv1/WordExplorer?text=happy", expected: open(200) },
  "POST /en/apiv1/WordExplorerSearch": { path: () => "/en/apiv1/WordExplorerSearch?q=happy", expected: open(200) },
  "GET /api/v1/ready": { expected: open(200) },
  "GET /api/v1/site": { expected: open(200) },
  "POST /api/tagtext": { body: () => ({ Text: "Fine." }), expected: checking() },
  "POST /api/tokenize": { body: () => ({ Text: "Fine." }), expected: checking() },
  "POST /api/v1/check": { body: () => ({ text: "Fine." }), expected: checking({ isForPages: true }) },

  "POST /api/v1/signup": { body: () => ({ Email: "x", Password: "y" }), expected: open(400) },
  "POST /api/v1/login": {
    body: ({ unique }) => ({ Email: `${unique}@example.org`, Password: "no" }),
    expected: open(401),
  },
  "POST /api/v1/login/company": { body: () => ({ Email: "nobody@example.org" }), expected: open(404) },
  "POST /api/v1/login/oauth": { body: () => ({ Provider: "nobody" }), expected: open(404) },
  "POST /api/v1/verify-email": { body: () => ({ Token: "no" }), expected: open(400) },
  "POST /api/v1/password/forgotten": { body: () => ({ Email: "nobody@example.org" }), expected: open(200) },
  "POST /api/v1/password/reset/keys": { body: () => ({ Token: "no" }), expected: open(400) },
  "POST /api/v1/password/reset": { body: () => ({ Token: "no", Password: "a long sentence" }), expected: open(400) },
  "POST /api/v1/invitations/read": { body: () => ({ Token: "no" }), expected: open(400) },
  // Whoever is signed in would not be any more: only who is not, is asked.
  "POST /api/v1/logout": { expected: callers.map((caller) => (caller === "anonymous" ? 204 : 0)) },

  "GET /api/v1/sources": { expected: signedIn("read") },
  "GET /api/v1/sources/:id": { path: () => "/api/v1/sources/1", expected: signedIn("read", 404) },

  "GET /api/v1/account": { expected: signedIn("read") },
  "PATCH /api/v1/account": { body: () => ({ Name: "Pat" }), expected: signedIn("manage") },
  "DELETE /api/v1/account": { body: () => ({ Password: "wrong" }), expected: signedIn("manage", 401) },
  "GET /api/v1/account/ending": { expected: signedIn("read") },
  "GET /api/v1/account/export": { expected: noKey(signedIn("manage")) },
  "GET /api/v1/account/insight": { expected: signedIn("read") },
  // Its flag is off.
  "GET /api/v1/account/improvements": { expected: signedIn("read", 403) },
  "GET /api/v1/account/insight/letters": { expected: signedIn("read") },
  "PUT /api/v1/account/insight/letters": { body: () => ({ IsOn: false }), expected: signedIn("manage") },
  "POST /api/v1/insight-letters/end": { body: () => ({ Token: "no" }), expected: open(400) },
  "POST /api/v1/verify-email/send": { expected: signedIn("manage", 204) },
  "POST /api/v1/password/change": {
    body: () => ({ Current: "wrong", Password: "a long sentence" }),
    expected: signedIn("manage", 401),
  },
  "POST /api/complete-pss": { expected: signedIn("manage", 204) },
  "GET /api/v1/sessions": { expected: signedIn("manage") },
  "DELETE /api/v1/sessions/:id": { path: () => "/api/v1/sessions/999999", expected: signedIn("manage", 404) },
  "POST /api/v1/sessions/revoke-others": { expected: onlyLook(signedIn("manage", 204)) },
  "GET /api/v1/tokens": { expected: signedIn("manage") },
  "POST /api/v1/tokens": { body: () => ({ Name: "" }), expected: signedIn("manage", 400) },
  "DELETE /api/v1/tokens/:id": { path: () => "/api/v1/tokens/999999", expected: signedIn("manage", 404) },

  "GET /api/v1/connections/asked": {
    path: () => `/api/v1/connections/asked?${new URLSearchParams(connection)}`,
    expected: noKey(signedIn("manage")),
  },
  "POST /api/v1/connections": { body: () => connection, expected: noKey(signedIn("manage")) },
  "GET /api/v1/connections/agents/asked": {
    path: () => `/api/v1/connections/agents/asked?${new URLSearchParams(agent)}`,
    expected: noKey(signedIn("manage", 400)),
  },
  "POST /api/v1/connections/agents": { body: () => agent, expected: noKey(signedIn("manage", 400)) },
  "POST /api/v1/connections/key": {
    body: () => ({ ...connection, Code: "no", Verifier: connection.Challenge }),
    expected: open(400),
  },
  // A key would end itself.
  "DELETE /api/v1/connections/key": {
    expected: signedIn("check", 403).map((status, column) => (callers[column] === "checkKey" ? 0 : status)),
  },

  "GET /api/teams": { expected: signedIn("read") },
  "POST /api/teams": { body: () => [{ Name: "New" }], expected: signedIn("manage") },
  "PATCH /api/teams": {
    path: ({ teamId }) => `/api/teams?id=${teamId}`,
    body: () => ({ Country: "IS" }),
    expected: adminsWrite("manage"),
  },
  "DELETE /api/teams": {
    path: ({ teamId }) => `/api/teams?id=${teamId + 1_000_000}`,
    expected: signedIn("manage", 404),
  },
  "GET /api/teams/:id/size": { path: ({ teamId }) => `/api/teams/${teamId}/size`, expected: membersRead() },
  "GET /api/teamusers": { expected: signedIn("read") },
  "POST /api/teamusers": {
    body: ({ teamId, unique }) => [{ TeamId: teamId, Email: `${unique}@example.org` }],
    expected: adminsWrite("manage"),
  },
  "PUT /api/teamusers": {
    body: ({ invitation }) => [{ Id: invitation, Licence: "Free" }],
    expected: adminsWrite("manage"),
  },
  "DELETE /api/teamusers": {
    body: ({ invitation }) => [invitation],
    // Whoever runs a lapsed team may still let people go.
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "POST /api/v1/teams/:id/choose": {
    path: ({ teamId }) => `/api/v1/teams/${teamId}/choose`,
    expected: byRole("manage", { user: 403, adminOnly: 403, lapsed: 403, admin: 403 }),
  },
  "GET /api/v1/team-offers": { expected: signedIn("read") },
  "POST /api/v1/team-offers/:id/accept": {
    path: () => "/api/v1/team-offers/1/accept",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/team-offers/:id/decline": {
    path: () => "/api/v1/team-offers/1/decline",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/invitations/accept": { body: () => ({ Token: "no" }), expected: signedIn("manage", 400) },

  "POST /api/captureeditactionextended": { body: () => ({ Action: 1 }), expected: signedIn("check") },
  "POST /api/captureSnippetaction": {
    body: ({ snippet }) => ({ Action: 1, SnippetId: snippet }),
    expected: signedIn("check"),
  },
  "POST /api/userfeedback": { body: () => ({ Rating: 5 }), expected: signedIn("check") },
  "GET /api/v1/feedback": { expected: operatorsOnly },
  "GET /api/v1/operator": { expected: operatorsOnly },
  "GET /api/v1/operator/people": { expected: operatorsOnly },
  "DELETE /api/v1/operator/people/:id": {
    path: () => "/api/v1/operator/people/1",
    body: () => ({ Confirm: "x@example.org" }),
    expected: operatorsOnly,
  },
  "POST /api/v1/operator/people/:id/reset-link": {
    path: () => "/api/v1/operator/people/1/reset-link",
    expected: operatorsOnly,
  },
  "POST /api/v1/operator/people/:id/sign-out": {
    path: () => "/api/v1/operator/people/1/sign-out",
    expected: operatorsOnly,
  },
  "GET /api/v1/operator/emails": { expected: operatorsOnly },
  "POST /api/v1/operator/test-email": { expected: operatorsOnly },
  "PATCH /api/v1/operator/people/:id": {
    path: () => "/api/v1/operator/people/1",
    body: () => ({ IsOperator: true }),
    expected: operatorsOnly,
  },
  "GET /api/v1/audit": {
    path: ({ teamId }) => `/api/v1/audit?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "GET /api/v1/audit/export": {
    path: ({ teamId }) => `/api/v1/audit/export?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "GET /api/v1/norms": { expected: signedIn("read") },
  "POST /api/v1/norms": {
    body: ({ teamId }) => ({ TeamId: teamId, Name: "Ours", Texts: 1, Words: 9, Counted: {} }),
    expected: adminsWrite("write"),
  },
  // That those of a team are its admins' alone to delete, `norms.test.ts` shows.
  "DELETE /api/v1/norms/:id": { path: () => "/api/v1/norms/999999", expected: signedIn("write", 404) },
  "GET /api/v1/webhooks": {
    path: ({ teamId }) => `/api/v1/webhooks?TeamId=${teamId}`,
    expected: byRole("manage", { user: 403, adminOnly: 200, lapsed: 200 }),
  },
  "POST /api/v1/webhooks": {
    body: ({ teamId }) => ({ TeamId: teamId, Url: "https://hooks.example/house", Events: ["term.added"] }),
    expected: adminsWrite("manage"),
  },
  // That those of a team are its admins' alone, `webhooks.test.ts` shows.
  "PATCH /api/v1/webhooks/:id": {
    path: () => "/api/v1/webhooks/999999",
    body: () => ({}),
    expected: signedIn("manage", 404),
  },
  "DELETE /api/v1/webhooks/:id": { path: () => "/api/v1/webhooks/999999", expected: signedIn("manage", 404) },
  "POST /api/v1/webhooks/:id/test": { path: () => "/api/v1/webhooks/999999/test", expected: signedIn("manage", 404) },
  "GET /api/v1/webhooks/:id/deliveries": {
    path: () => "/api/v1/webhooks/999999/deliveries",
    expected: signedIn("manage", 404),
  },
  "POST /api/v1/webhooks/:id/deliveries/:delivery/retry": {
    path: () => "/api/v1/webhooks/999999/deliveries/1/retry",
    expected: signedIn("manage", 404),
  },
  "GET /api/v1/operator/audit": { expected: operatorsOnly },
  "GET /api/v1/operator/audit/export": { expected: operatorsOnly },
  "GET /api/v1/operator/teams": { expected: operatorsOnly },
  "GET /api/teamanalytics/alltime": {
    path: ({ teamId }) => `/api/teamanalytics/alltime?teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/teamanalytics/insights": {
    path: ({ teamId }) => `/api/teamanalytics/insights?period=1&teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/teamanalytics/project": {
    path: ({ teamId }) => `/api/teamanalytics/project?teamId=${teamId}`,
    expected: membersRead(),
  },

  "POST /api/ignorepatterns": {
    body: ({ teamId, unique }) => ({ word: unique, teamId }),
    // Members may, where the team allows it; so does everybody who runs it.
    expected: byRole("write", { user: 200, adminOnly: 200, lapsed: 403 }),
  },
  "GET /api/ignorepatterns/:a/:b": {
    path: ({ teamId }) => `/api/ignorepatterns/team:${teamId}/all`,
    expected: membersRead(),
  },
  "DELETE /api/ignorepatterns": { body: ({ word }) => word, expected: adminsWrite() },

  ...rows(
    "/api/snippetfolder",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ folder }) => folder,
  ),
  ...rows(
    "/api/snippetfolder/items",
    ({ folder, unique }) => ({ SnippetFolderId: folder, Name: unique, Text: "x" }),
    ({ snippet }) => snippet,
  ),
  ...rows(
    "/api/styleguide",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ guide }) => guide,
  ),
  ...rows(
    "/api/styleguide/items",
    ({ guide, unique }) => ({ StyleGuideId: guide, Match: unique }),
    ({ rule }) => rule,
  ),
  ...rows(
    "/api/termbase",
    ({ teamId, unique }) => ({ Name: unique, TeamId: teamId }),
    ({ base }) => base,
  ),
  ...rows(
    "/api/termbase/items",
    ({ base, unique }) => ({ TermBaseId: base, Text: unique }),
    ({ term }) => term,
  ),

  "GET /api/simplestyleguide": {
    path: ({ teamId }) => `/api/simplestyleguide?teamId=${teamId}`,
    expected: membersRead(),
  },
  "GET /api/simplestyleguide/settings": {
    path: ({ teamId }) => `/api/simplestyleguide/settings?teamId=${teamId}`,
    expected: membersRead(),
  },
  "POST /api/simplestyleguide": {
    path: ({ teamId }) => `/api/simplestyleguide?teamId=${teamId}`,
    body: () => [{ StyleGuideTemplateId: 1, IsSelected: false }],
    expected: adminsWrite(),
  },
  "POST /api/import/:table": {
    path: ({ teamId }) => `/api/import/styleguide?teamId=${teamId}`,
    body: () => ({ Text: "Match,Replace\ne-mail,email\n" }),
    expected: adminsWrite(),
  },
  "GET /api/export/:table": {
    path: ({ teamId }) => `/api/export/dictionary?teamId=${teamId}`,
    expected: membersRead(),
  },
  "POST /api/v1/files/fix": { body: () => ({ Base64: "UEsDBA==" }), expected: signedIn("check", 400) },
  "GET /api/v1/imports": { expected: signedIn("read") },
  "POST /api/v1/imports/:id/undo": { path: () => "/api/v1/imports/999999/undo", expected: signedIn("write", 404) },

  "GET /api/v1/rules": { expected: signedIn("check") },
  "GET /api/v1/events": { expected: signedIn("check") },
  "POST /api/v1/rules/preview": { body: () => ({ Rules: [{ Match: "zzzz" }] }), expected: signedIn("check") },

  ...teamServiceRoles,
  ...documentRoles,
};

/** The four calls of one kind of content. */
function rows(path: string, make: (scene: Scene) => object, one: (scene: Scene) => number): Record<string, RoleCell> {
  return {
    [`GET ${path}`]: { expected: signedIn("read") },
    [`POST ${path}`]: { body: (scene) => [make(scene)], expected: adminsWrite() },
    [`PUT ${path}`]: { body: (scene) => [{ ...make(scene), Id: one(scene) }], expected: adminsWrite() },
    [`DELETE ${path}`]: { body: (scene) => [one(scene)], expected: adminsWrite() },
  };
}
