// Made by "node scripts/client.mjs" from the contract. Do not change it by hand.
import * as contract from "@housestyle/contract";
import { bind } from "./bind.ts";
import type { Call } from "./client.ts";

/**
 * Returns every call of the contract as a function of its input.
 * @example
 * const api = createApi(createClient({ base: "https://housestyle.example.org", key: "hs_1" }));
 * const outcome = await api.check({ Text: "She ate a apple." });
 */
export function createApi(call: Call) {
  return {
    /** POST /api/v1/invitations/accept: Join a team with an invitation token or join code. */
    acceptInvitation: bind(call, contract.acceptInvitation),
    /** POST /api/v1/team-offers/:id/accept: Join a team by email domain. Its admins see every member's name, address, and last activity. */
    acceptTeamOffer: bind(call, contract.acceptTeamOffer),
    /** POST /api/ignorepatterns: Add dictionary entries. */
    addDictionaryEntries: bind(call, contract.addDictionaryEntries),
    /** POST /api/v1/documents: Create a document. Repeating a request with the same ClientKey creates it only once. */
    addDocument: bind(call, contract.addDocument),
    /** POST /api/v1/documents/:id/comments: Start a thread on a passage of a document. If Quote is not at From, its nearest occurrence is used. Returns 409 if the document no longer contains it. */
    addDocumentComment: bind(call, contract.addDocumentComment),
    /** POST /api/v1/documents/:id/links: Create a link to a document. The Secret is returned only here; the link is /shared#SECRET on this server. Opening it requires an account, unless ForGuests is true: then people without one can view the document, or comment if Role includes that. Returns 403 for ForGuests if the team does not allow guests. */
    addDocumentLink: bind(call, contract.addDocumentLink),
    /** POST /api/v1/guest-links/comments: Start a thread as a guest, on a passage of the document of a pass. If Quote is not at From, its nearest occurrence is used. Returns 409 if the document no longer contains it. */
    addGuestComment: bind(call, contract.addGuestComment),
    /** POST /api/v1/norms: Save a custom benchmark: numbers measured on a device, without any of the text. */
    addNorm: bind(call, contract.addNorm),
    /** POST /api/snippetfolder: Create snippet folders. */
    addSnippetFolders: bind(call, contract.addSnippetFolders),
    /** POST /api/snippetfolder/items: Add snippets. */
    addSnippets: bind(call, contract.addSnippets),
    /** POST /api/styleguide/items: Add rules. Each must compile, flag its WrongSentence, and not flag its RightSentence. */
    addStyleGuideItems: bind(call, contract.addStyleGuideItems),
    /** POST /api/styleguide: Create style guides. */
    addStyleGuides: bind(call, contract.addStyleGuides),
    /** POST /api/teams: Create a team. The caller becomes its admin. */
    addTeams: bind(call, contract.addTeams),
    /** POST /api/termbase: Create term bases. */
    addTermBases: bind(call, contract.addTermBases),
    /** POST /api/termbase/items: Add terms. Team members can propose terms with the status Pending. */
    addTerms: bind(call, contract.addTerms),
    /** POST /api/v1/tokens: Create an API key. It is returned only once. Send it as `Authorization: Bearer` or as `licenseCode`. */
    addToken: bind(call, contract.addToken),
    /** POST /api/v1/webhooks: Create a webhook that sends a team's changes to a URL. Messages are signed according to the Standard Webhooks specification. */
    addWebhook: bind(call, contract.addWebhook),
    /** GET /api/teamanalytics/alltime: Get a team's all-time totals. Counts only, never text. */
    allTimeAnalytics: bind(call, contract.allTimeAnalytics),
    /** POST /api/v1/connections/agents: Grant a registered agent an API key. Returns a one-time code that expires in five minutes. */
    allowAgentConnection: bind(call, contract.allowAgentConnection),
    /** POST /api/v1/connections: Grant a client an API key. Returns a one-time code that expires in five minutes. */
    allowConnection: bind(call, contract.allowConnection),
    /** POST /api/v1/documents/:id/access-requests/:person: Give a person the access they asked for, with a role. They are notified. */
    answerAccessRequest: bind(call, contract.answerAccessRequest),
    /** POST /api/v1/documents/:id/access-requests: Ask for access to a document. The response is the same whether or not the document exists. Its owner sees the caller's name and email address. */
    askForAccess: bind(call, contract.askForAccess),
    /** POST /api/captureeditactionextended: Record actions on suggestions. No text is stored, and unknown properties are ignored. */
    captureEdits: bind(call, contract.captureEdits),
    /** POST /api/captureSnippetaction: Record inserted snippets. */
    captureSnippets: bind(call, contract.captureSnippets),
    /** PATCH /api/v1/teams/:id/provisioning/groups/:group: Change the role that members of a group of the identity provider get. */
    changeGroupRole: bind(call, contract.changeGroupRole),
    /** PUT /api/v1/account/insight/letters: Turn the weekly email, sent every Monday, on or off. It is off by default. */
    changeInsightLetters: bind(call, contract.changeInsightLetters),
    /** PUT /api/v1/account/notification-emails: Choose which notifications are sent by email. None are by default. An email names people and documents and contains links, but no text of documents or comments. */
    changeNotificationEmails: bind(call, contract.changeNotificationEmails),
    /** POST /api/v1/password/change: Change the password. Ends all other sessions, and revokes all API keys if EndKeys is true. */
    changePassword: bind(call, contract.changePassword),
    /** PATCH /api/v1/operator/people/:id: Grant or revoke operator access, or disable or enable an account. At least one operator always remains. Operator only. */
    changePerson: bind(call, contract.changePerson),
    /** PATCH /api/v1/account: Update the profile. Omitted properties stay unchanged. A new writer type also sets its default writing style. */
    changeProfile: bind(call, contract.changeProfile),
    /** PATCH /api/v1/teams/:id/provisioning: Change the license that members created by the identity provider get. */
    changeProvisioning: bind(call, contract.changeProvisioning),
    /** PUT /api/snippetfolder: Replace snippet folders. */
    changeSnippetFolders: bind(call, contract.changeSnippetFolders),
    /** PUT /api/snippetfolder/items: Replace snippets. */
    changeSnippets: bind(call, contract.changeSnippets),
    /** PUT /api/styleguide/items: Replace rules. */
    changeStyleGuideItems: bind(call, contract.changeStyleGuideItems),
    /** PUT /api/styleguide: Replace style guides. */
    changeStyleGuides: bind(call, contract.changeStyleGuides),
    /** PATCH /api/teams: Update a team. Omitted properties stay unchanged. */
    changeTeam: bind(call, contract.changeTeam),
    /** PUT /api/teamusers: Change the positions and licenses of members. */
    changeTeamUsers: bind(call, contract.changeTeamUsers),
    /** PUT /api/termbase: Replace term bases. */
    changeTermBases: bind(call, contract.changeTermBases),
    /** PUT /api/termbase/items: Replace terms. */
    changeTerms: bind(call, contract.changeTerms),
    /** PATCH /api/v1/webhooks/:id: Update a webhook, turn it on or off, or give it a new secret. */
    changeWebhook: bind(call, contract.changeWebhook),
    /** POST /api/v1/check: Check a text or an annotated text. */
    check: bind(call, contract.check),
    /** POST /api/v1/provenance/check: Check whether this server has signed a record, which has not been changed since. Nothing of it is stored. */
    checkProvenance: bind(call, contract.checkProvenance),
    /** POST /api/v1/teams/:id/choose: Make a team the caller’s current one: its features, language, and language model apply. Requires the flag TeamSwitcher, of the server or of one of the caller’s teams. */
    chooseTeam: bind(call, contract.chooseTeam),
    /** POST /api/complete-pss: Mark the post-signup survey as completed. */
    completeSurvey: bind(call, contract.completeSurvey),
    /** POST /api/v1/documents/:id/copy: Duplicate a document without its history, with Title as its title. Repeating a request with the same ClientKey creates one copy. */
    copyDocument: bind(call, contract.copyDocument),
    /** GET /api/v1/notifications/unread: Count the caller's unread notifications. */
    countNotifications: bind(call, contract.countNotifications),
    /** POST /api/v1/teams/:id/provisioning/token: Create the token with which an identity provider manages a team's members. It replaces an earlier one and is returned once. */
    createProvisioningToken: bind(call, contract.createProvisioningToken),
    /** DELETE /api/v1/documents/:id/access-requests/:person: Decline a person's request for access. They are notified, and can ask again after 30 days. */
    declineAccessRequest: bind(call, contract.declineAccessRequest),
    /** POST /api/v1/team-offers/:id/decline: Decline to join a team by email domain, permanently. */
    declineTeamOffer: bind(call, contract.declineTeamOffer),
    /** DELETE /api/v1/account: Delete the account and all its personal data. Team data stays with the team. A document that others have access to passes to its next owner, or else to the person or team named here. The others are deleted, and those who had access are notified. */
    deleteAccount: bind(call, contract.deleteAccount),
    /** DELETE /api/ignorepatterns: Delete dictionary entries. */
    deleteDictionaryEntries: bind(call, contract.deleteDictionaryEntries),
    /** DELETE /api/v1/documents/:id: Move a document to the trash for 30 days. With forever=true, delete it permanently. */
    deleteDocument: bind(call, contract.deleteDocument),
    /** DELETE /api/v1/documents/:id/comments/:thread/:comment: Delete one of your own comments. Those who can share the document can delete any comment. Deleting the last comment deletes the thread. */
    deleteDocumentComment: bind(call, contract.deleteDocumentComment),
    /** DELETE /api/v1/documents/:id/links/:link: Delete a link to a document. People who got access through it lose that access. */
    deleteDocumentLink: bind(call, contract.deleteDocumentLink),
    /** DELETE /api/v1/documents/:id/provenance: Delete the record of how a document was written, and stop recording. */
    deleteDocumentProvenance: bind(call, contract.deleteDocumentProvenance),
    /** DELETE /api/v1/norms/:id: Delete a custom benchmark. Its source texts are not affected. */
    deleteNorm: bind(call, contract.deleteNorm),
    /** DELETE /api/v1/operator/people/:id: Delete an account and all its personal data. Team data stays with the team. Operator only. */
    deletePerson: bind(call, contract.deletePerson),
    /** DELETE /api/v1/teams/:id/provisioning: Remove the token of a team's identity provider. Members and groups stay. */
    deleteProvisioning: bind(call, contract.deleteProvisioning),
    /** DELETE /api/snippetfolder: Delete folders with all their subfolders and snippets. */
    deleteSnippetFolders: bind(call, contract.deleteSnippetFolders),
    /** DELETE /api/snippetfolder/items: Delete snippets. */
    deleteSnippets: bind(call, contract.deleteSnippets),
    /** DELETE /api/styleguide/items: Delete rules. */
    deleteStyleGuideItems: bind(call, contract.deleteStyleGuideItems),
    /** DELETE /api/styleguide: Delete style guides with all their rules. */
    deleteStyleGuides: bind(call, contract.deleteStyleGuides),
    /** DELETE /api/teams: Delete a team and all its data. */
    deleteTeam: bind(call, contract.deleteTeam),
    /** DELETE /api/v1/teams/:id/sign-in: Remove a team's identity provider. */
    deleteTeamSignIn: bind(call, contract.deleteTeamSignIn),
    /** DELETE /api/termbase: Delete term bases with all their terms. */
    deleteTermBases: bind(call, contract.deleteTermBases),
    /** DELETE /api/termbase/items: Delete terms. */
    deleteTerms: bind(call, contract.deleteTerms),
    /** DELETE /api/v1/tokens/:id: Revoke an API key. */
    deleteToken: bind(call, contract.deleteToken),
    /** DELETE /api/v1/webhooks/:id: Delete a webhook and its pending messages. */
    deleteWebhook: bind(call, contract.deleteWebhook),
    /** POST /api/v1/insight-letters/end: Unsubscribe from the weekly email with the token from any of them. No login required. */
    endInsightLetters: bind(call, contract.endInsightLetters),
    /** POST /api/v1/notification-emails/end: Unsubscribe from emails about notifications, of one kind or all, with the token from an email. No login required. */
    endNotificationEmails: bind(call, contract.endNotificationEmails),
    /** DELETE /api/v1/connections/key: Revoke the API key used for this request. */
    endOwnKey: bind(call, contract.endOwnKey),
    /** POST /api/v1/operator/people/:id/sign-out: End all of a person's sessions. Operator only. */
    endSessionsOf: bind(call, contract.endSessionsOf),
    /** POST /en/apiv1/WordExplorer: Look up a word. Returns an array of sections, or 204 if there are none. With lazyLoad, only the first screen has items, up to 20 per section. Request the others with `section`. */
    exploreWord: bind(call, contract.exploreWord),
    /** GET /api/v1/account/export: Download all of the caller's personal data as JSON. */
    exportAccount: bind(call, contract.exportAccount),
    /** GET /api/v1/audit/export: Download matching activity log entries, up to the newest 20000. */
    exportAudit: bind(call, contract.exportAudit),
    /** GET /api/v1/documents/:id/provenance/file: Download the record of how a document was written, signed with the Ed25519 key of this server. For each paragraph, it has a SHA-256 hash of its words, and how many characters each person has written in which way and when. It contains the title, but no other text. */
    exportDocumentProvenance: bind(call, contract.exportDocumentProvenance),
    /** GET /api/export/:table: Export to a file: CSV, formats of other programs, or a complete team archive. */
    exportFile: bind(call, contract.exportFile),
    /** GET /api/v1/operator/audit/export: Download matching server activity log entries, up to the newest 20000. */
    exportServerAudit: bind(call, contract.exportServerAudit),
    /** POST /api/v1/files/fix: Fix a .docx or .odt file (multipart/form-data with a part `file`, or JSON). Safe fixes are applied in place, and everything else in the file stays unchanged. */
    fixOfficeFile: bind(call, contract.fixOfficeFile),
    /** GET /api/v1/document-groups: Get the number of documents: all, in each project, with each tag, and favorites. */
    groupDocuments: bind(call, contract.groupDocuments),
    /** GET /api/v1/health: Check that the server is running. */
    health: bind(call, contract.health),
    /** POST /api/v1/documents/:id/comments/import: Add the comment threads of a file, with the names and times in it. Threads that are already on the document are skipped. Requires the role edit. */
    importDocumentComments: bind(call, contract.importDocumentComments),
    /** POST /api/import/:table: Import a file (multipart/form-data with a part `file`, or JSON). By default this is a dry run. Send dryRun=false to apply it. */
    importFile: bind(call, contract.importFile),
    /** GET /api/teamanalytics/insights: Get a team's recent activity: by day for a week or month, by week for three or six months, by month for a year. */
    insightsAnalytics: bind(call, contract.insightsAnalytics),
    /** POST /api/teamusers: Invite people by email. A pending invitation is resent and replaces the earlier one. */
    inviteTeamUsers: bind(call, contract.inviteTeamUsers),
    /** DELETE /api/v1/shared-projects/:id: Remove the caller's own access to a project that is shared with them by name. */
    leaveSharedProject: bind(call, contract.leaveSharedProject),
    /** GET /api/v1/operator/teams: List all teams. To change the license, seats, or allowed domains, use PATCH /api/teams. Operator only. */
    listAllTeams: bind(call, contract.listAllTeams),
    /** GET /api/v1/audit: List a team's activity, newest first. For team admins only. */
    listAudit: bind(call, contract.listAudit),
    /** GET /api/v1/webhooks/:id/deliveries: List a webhook's messages of the last 30 days, sent and pending, newest first. */
    listDeliveries: bind(call, contract.listDeliveries),
    /** GET /api/ignorepatterns/:a/:b: List dictionary entries. a: the caller's ID or me, personal, team, team:ID, or all. b: a category or all. */
    listDictionary: bind(call, contract.listDictionary),
    /** GET /api/v1/documents/:id/comments: Get the comment threads on a document, in text order, and the people a comment can mention. Requires the role comment or membership in the team that owns the document. */
    listDocumentComments: bind(call, contract.listDocumentComments),
    /** GET /api/v1/documents/:id/versions: List earlier versions, newest first. */
    listDocumentVersions: bind(call, contract.listDocumentVersions),
    /** GET /api/v1/documents: List documents, newest first. With trash=true, list deleted documents. With search, list those that contain words beginning with each of its words; put a phrase in quotes to match it exactly. A search lists and counts up to 1,000 documents, including those shared with the caller. With shared=true, only those are listed. */
    listDocuments: bind(call, contract.listDocuments),
    /** GET /api/v1/feedback: List feedback, newest first. Operator only. */
    listFeedback: bind(call, contract.listFeedback),
    /** GET /api/v1/imports: List the imports of the last 30 days, newest first. */
    listImports: bind(call, contract.listImports),
    /** POST /api/v1/password/reset/keys: List the API keys of the account a password reset link is for, to decide whether to revoke them. */
    listKeysOfReset: bind(call, contract.listKeysOfReset),
    /** GET /api/v1/norms: List custom benchmarks for reports, from the caller and their teams. */
    listNorms: bind(call, contract.listNorms),
    /** GET /api/v1/notifications: List the caller's notifications, newest first: comments, shared documents and projects, and requests for access. A notification disappears when the caller loses access to its document or project. Notifications are kept for 90 days, and at most 500 per person. */
    listNotifications: bind(call, contract.listNotifications),
    /** GET /api/v1/operator/people: List all accounts. Operator only. */
    listPeople: bind(call, contract.listPeople),
    /** GET /api/v1/operator/audit: List server activity: accounts, logins, API keys, teams created and deleted. Operator only. */
    listServerAudit: bind(call, contract.listServerAudit),
    /** GET /api/v1/sessions: List the caller's active sessions. */
    listSessions: bind(call, contract.listSessions),
    /** GET /api/snippetfolder: List snippet folders. */
    listSnippetFolders: bind(call, contract.listSnippetFolders),
    /** GET /api/snippetfolder/items: List snippets. */
    listSnippets: bind(call, contract.listSnippets),
    /** GET /api/v1/sources: List the public texts the operator has added for comparison. */
    listSources: bind(call, contract.listSources),
    /** GET /api/styleguide/items: List style guide rules. */
    listStyleGuideItems: bind(call, contract.listStyleGuideItems),
    /** GET /api/styleguide: List the style guides of the caller and their teams. */
    listStyleGuides: bind(call, contract.listStyleGuides),
    /** GET /api/v1/team-offers: List teams the caller can join by email domain, once their address is verified. The teams are not told who was offered to join. */
    listTeamOffers: bind(call, contract.listTeamOffers),
    /** GET /api/teamusers: List the members of the caller's teams. Filter by `IsCurrentUser eq true` for the caller's own rows. */
    listTeamUsers: bind(call, contract.listTeamUsers),
    /** GET /api/teams: List the caller's teams. */
    listTeams: bind(call, contract.listTeams),
    /** GET /api/termbase: List the term bases. Every team starts with one. */
    listTermBases: bind(call, contract.listTermBases),
    /** GET /api/termbase/items: List terms. */
    listTerms: bind(call, contract.listTerms),
    /** GET /api/v1/tokens: List the caller's API keys. */
    listTokens: bind(call, contract.listTokens),
    /** GET /api/v1/operator/emails: List up to 100 unsent emails, oldest first, without their contents. Operator only. */
    listUnsentEmails: bind(call, contract.listUnsentEmails),
    /** GET /api/v1/webhooks: List a team's webhooks, or those of all teams the caller manages. */
    listWebhooks: bind(call, contract.listWebhooks),
    /** POST /api/v1/login: Log in. With RememberMe false, the session ends when the browser closes. */
    logIn: bind(call, contract.logIn),
    /** POST /api/v1/logout: Log out of the current session. */
    logOut: bind(call, contract.logOut),
    /** POST /api/v1/operator/people/:id/reset-link: Email someone a password reset link. If the server cannot send email, the link is returned. Operator only. */
    makeResetLink: bind(call, contract.makeResetLink),
    /** PATCH /api/v1/documents/:id/versions/:version: Name a version. Named versions are never removed from the history. An empty Name removes the name. */
    nameDocumentVersion: bind(call, contract.nameDocumentVersion),
    /** POST /api/v1/document-links/open: Open a link to a document. The document stays shared with the caller until the link expires or is deleted. The response is the same for a wrong secret, a wrong password, and an expired link. */
    openDocumentLink: bind(call, contract.openDocumentLink),
    /** POST /api/v1/guest-links/open: Open a link without an account. Returns a pass for the other calls of guests, which is valid for 12 hours as long as the link is. The response is the same for a wrong secret, a wrong password, an expired link, and a link that guests cannot open. */
    openGuestLink: bind(call, contract.openGuestLink),
    /** PATCH /api/v1/documents/:id: Move a document to a project, set its tags, or make it one of your favorites. Omitted properties are unchanged. The text and its version don’t change. */
    organizeDocument: bind(call, contract.organizeDocument),
    /** POST /api/v1/documents/:id/caret: Show the caller’s cursor to others who have the document open. Requires an open subscription to the document’s events with the same client. The position is not stored. */
    placeCaret: bind(call, contract.placeCaret),
    /** POST /api/v1/rules/preview: Count how often rules would match in the caller's documents and in a sample of published prose. */
    previewRules: bind(call, contract.previewRules),
    /** GET /api/teamanalytics/project: Get the state of a team's documents by project. */
    projectAnalytics: bind(call, contract.projectAnalytics),
    /** GET /api/v1/account/ending: Get what becomes of the caller’s documents if the account is deleted. */
    readAccountEnding: bind(call, contract.readAccountEnding),
    /** GET /api/v1/connections/agents/asked: Get the OAuth access request of a registered agent. */
    readAgentConnection: bind(call, contract.readAgentConnection),
    /** GET /api/v1/assistance: Get the language model that the caller’s text can be sent to, how much it was used today, and models for the device. */
    readAssistance: bind(call, contract.readAssistance),
    /** GET /api/v1/connections/asked: Get a client's request for an API key. */
    readConnection: bind(call, contract.readConnection),
    /** GET /api/v1/documents/:id: Get a document. */
    readDocument: bind(call, contract.readDocument),
    /** GET /api/v1/documents/:id/authors: Get a document with the authors of its words. They are known from the day when people could first write in it together; older words are by nobody, unless only one person has ever written the document. */
    readDocumentAuthors: bind(call, contract.readDocumentAuthors),
    /** GET /api/v1/documents/:id/provenance: Get whether it is recorded how a document is written. For its owners, also how much of it each person has typed, pasted, or inserted in another way. */
    readDocumentProvenance: bind(call, contract.readDocumentProvenance),
    /** GET /api/v1/documents/:id/sharing: Get the people and teams that a document or its project is shared with, its links, and requests for access. The owner, team admins, and people with the role own can call it. */
    readDocumentSharing: bind(call, contract.readDocumentSharing),
    /** GET /api/v1/documents/:id/steps: Get the steps since a version. Returns 409 if they are no longer available. In that case, get the document again. */
    readDocumentSteps: bind(call, contract.readDocumentSteps),
    /** GET /api/v1/documents/:id/versions/:version: Get an earlier version. */
    readDocumentVersion: bind(call, contract.readDocumentVersion),
    /** POST /api/v1/guest-links/document: Get the document of a pass, and its comments if the guest can comment. */
    readGuestDocument: bind(call, contract.readGuestDocument),
    /** POST /api/v1/guest-links/images/:hash: Get an image of the document of a pass. */
    readGuestImage: bind(call, contract.readGuestImage),
    /** GET /api/v1/images/:hash: Get an image of the caller’s documents or those of their teams. */
    readImage: bind(call, contract.readImage),
    /** GET /api/v1/account/improvements: Get how the caller's own writing changed over a number of weeks. No one else can see it. Requires the flag ImprovementsDashboard. */
    readImprovements: bind(call, contract.readImprovements),
    /** GET /api/v1/account/insight/letters: Get whether the caller receives the weekly email. */
    readInsightLetters: bind(call, contract.readInsightLetters),
    /** POST /api/v1/invitations/read: Get the team an invitation is for. */
    readInvitation: bind(call, contract.readInvitation),
    /** GET /api/v1/account/notification-emails: Get which notifications the caller receives by email. */
    readNotificationEmails: bind(call, contract.readNotificationEmails),
    /** POST /api/v1/notifications/read: Mark a notification as read, or all notifications up to and including it. */
    readNotifications: bind(call, contract.readNotifications),
    /** GET /api/v1/account: Get the caller's account. */
    readProfile: bind(call, contract.readProfile),
    /** GET /api/v1/project-sharing: Get the people and teams that a project is shared with. Owner and team admins only. */
    readProjectSharing: bind(call, contract.readProjectSharing),
    /** GET /api/v1/provenance/key: Get the Ed25519 public key of this server. A signature covers the bytes of Payload in UTF-8, so any tool can check it. */
    readProvenanceKey: bind(call, contract.readProvenanceKey),
    /** GET /api/v1/teams/:id/provisioning: Get how an identity provider creates and removes a team's members (SCIM 2.0). */
    readProvisioning: bind(call, contract.readProvisioning),
    /** GET /api/v1/rules: Get all settings that affect the caller's checks. Returns 304 if the ETag matches. */
    readRules: bind(call, contract.readRules),
    /** GET /api/v1/operator: Get the server status. Operator only. */
    readServerFacts: bind(call, contract.readServerFacts),
    /** GET /api/v1/teams/:id/sign-in/setup: Get what is needed to set up a team's identity provider, and the result of the last test. */
    readSignInSetup: bind(call, contract.readSignInSetup),
    /** GET /api/simplestyleguide: List the templates and their settings. Team settings take precedence over the caller's own. */
    readSimpleGuide: bind(call, contract.readSimpleGuide),
    /** GET /api/v1/sources/:id: Get one of the public texts the operator has added. */
    readSource: bind(call, contract.readSource),
    /** GET /api/v1/teams/:id/assistance: Get a team’s language model, and how much it is used. */
    readTeamAssistance: bind(call, contract.readTeamAssistance),
    /** GET /api/v1/teams/:id/sign-in: Get a team's identity provider. */
    readTeamSignIn: bind(call, contract.readTeamSignIn),
    /** GET /api/v1/account/insight: Get a week of the caller's own writing in numbers. No one else can see it. Weeks start on Monday, UTC. */
    readWeeklyInsight: bind(call, contract.readWeeklyInsight),
    /** GET /api/v1/ready: Check that the server is ready: database, disk, and checker. On failure, the response names the part that is not ready. */
    ready: bind(call, contract.ready),
    /** PUT /api/v1/documents/:id/provenance: Start or stop recording how a document is written: what is typed, pasted, inserted from a file, accepted as a suggestion, or written by a language model, and when. It is off unless an owner of the document turns it on. What was recorded stays. */
    recordDocumentProvenance: bind(call, contract.recordDocumentProvenance),
    /** DELETE /api/teamusers: Remove members and withdraw invitations. Members can remove themselves. */
    removeTeamUsers: bind(call, contract.removeTeamUsers),
    /** POST /api/v1/guest-links/comments/:thread/replies: Reply to a thread as a guest. A reply reopens a thread that was resolved. */
    replyAsGuest: bind(call, contract.replyAsGuest),
    /** POST /api/v1/documents/:id/comments/:thread/replies: Reply to a thread. A reply reopens a thread that was resolved. */
    replyToComment: bind(call, contract.replyToComment),
    /** POST /api/v1/password/forgotten: Email a password reset link. The response is the same whether or not the account exists. */
    requestReset: bind(call, contract.requestReset),
    /** POST /api/v1/password/reset: Reset the password with the token from the link. Ends all sessions, and revokes all API keys unless EndKeys is false. */
    resetPassword: bind(call, contract.resetPassword),
    /** PATCH /api/v1/documents/:id/comments/:thread: Resolve a thread, or reopen it. */
    resolveComment: bind(call, contract.resolveComment),
    /** POST /api/v1/documents/:id/restore: Restore a document from the trash. */
    restoreDocument: bind(call, contract.restoreDocument),
    /** POST /api/v1/documents/:id/versions/:version/restore: Restore an earlier version. The version it replaces stays in the history. */
    restoreDocumentVersion: bind(call, contract.restoreDocumentVersion),
    /** POST /api/v1/webhooks/:id/deliveries/:delivery/retry: Resend a message. */
    retryDelivery: bind(call, contract.retryDelivery),
    /** POST /api/v1/sessions/revoke-others: End all other sessions. */
    revokeOtherSessions: bind(call, contract.revokeOtherSessions),
    /** DELETE /api/v1/sessions/:id: End a session. */
    revokeSession: bind(call, contract.revokeSession),
    /** PUT /api/v1/documents/:id: Save a document based on Version. Returns 409 with Current and Base if someone else has saved since, so nothing is lost. Returns 409 if the document is in the trash. Saving only check results does not create a new version. */
    saveDocument: bind(call, contract.saveDocument),
    /** PATCH /api/v1/documents/:id/check: Save the results of a check of Version, without sending the text. Returns 409 if the document has another version or is in the trash. */
    saveDocumentCheck: bind(call, contract.saveDocumentCheck),
    /** PUT /api/v1/images/:hash: Store an image that documents refer to as `image:` and its hash. Send it as multipart/form-data with a part `file`: PNG, JPEG, GIF, WebP, or AVIF, at most 10 MB and 50 megapixels. An image that no document refers to is deleted after a day. */
    saveImage: bind(call, contract.saveImage),
    /** POST /api/simplestyleguide: Save template settings. Templates that are not included stay unchanged. IsSelected false turns one off. */
    saveSimpleGuide: bind(call, contract.saveSimpleGuide),
    /** PUT /api/v1/teams/:id/assistance: Set whether members of a team can use a language model, and which one. The operator decides which hosts are allowed. If `Key` is omitted, the stored key is kept, unless the host changes. */
    saveTeamAssistance: bind(call, contract.saveTeamAssistance),
    /** PUT /api/v1/teams/:id/sign-in: Let people with a domain log in with their organization's identity provider (OpenID Connect or SAML) and join the team. Needs the flag WLSSO. Team admins can name a domain that they have proven, operators any. */
    saveTeamSignIn: bind(call, contract.saveTeamSignIn),
    /** POST /en/apiv1/WordExplorerSearch: Suggest up to ten words: first those with this prefix, then those that differ by one letter. Returns 204 if there are none. */
    searchWordExplorer: bind(call, contract.searchWordExplorer),
    /** POST /api/v1/documents/:id/steps: Edit a document together with others. Steps based on an earlier Version are adjusted to the changes stored since then. Returns all steps since Version. A step from this request that is not among them no longer fits the document or exceeds the caller’s role: with the role suggest, steps may only add or withdraw the caller’s own suggestions. Repeating a request with the same Client and First stores nothing twice. Returns 409 with the code `stale` if the steps since Version are no longer available (get the document again), or with the code `too-many-writers` if 50 others are already writing. */
    sendDocumentSteps: bind(call, contract.sendDocumentSteps),
    /** POST /api/userfeedback: Send feedback to the operator of the server. Stored verbatim and visible only to the operator. */
    sendFeedback: bind(call, contract.sendFeedback),
    /** POST /api/v1/operator/test-email: Send a test email to the caller and return the mail server's response. Operator only. */
    sendTestEmail: bind(call, contract.sendTestEmail),
    /** POST /api/v1/verify-email/send: Resend the verification email to the caller. */
    sendVerification: bind(call, contract.sendVerification),
    /** POST /api/v1/documents/:id/shares: Share a document with a person, by the email address of their account, or with a team. Sharing it again changes the role. */
    shareDocument: bind(call, contract.shareDocument),
    /** POST /api/v1/project-sharing/shares: Share a project with a person, by the email address of their account, or with a team. They have at least this role for every document in it and in the projects within it, including those added later, until a document is moved out. Sharing it again changes the role. */
    shareProject: bind(call, contract.shareProject),
    /** POST /api/v1/signup: Create an account. The first account on a server becomes its operator. */
    signUp: bind(call, contract.signUp),
    /** GET /api/simplestyleguide/settings: Get the owner of the settings that apply, and whether the caller can change them. */
    simpleGuideSettings: bind(call, contract.simpleGuideSettings),
    /** GET /api/v1/site: Get the page configuration: feature flags, login methods, captcha. */
    siteSettings: bind(call, contract.siteSettings),
    /** POST /api/v1/login/company: Start logging in with the identity provider for an email address. Returns the URL to redirect the browser to. */
    startCompanyLogin: bind(call, contract.startCompanyLogin),
    /** POST /api/v1/login/oauth: Start logging in with an external provider. Returns the URL to redirect the browser to. */
    startOAuth: bind(call, contract.startOAuth),
    /** POST /api/tagtext: Check a text of up to 10,000 characters, optionally with style guide rules to test. */
    tagText: bind(call, contract.tagText),
    /** POST /api/v1/connections/key: Exchange the code for the API key. Only the client that requested the code can do this. */
    takeKey: bind(call, contract.takeKey),
    /** GET /api/teams/:id/size: Count the members, including invitations. */
    teamSize: bind(call, contract.teamSize),
    /** POST /api/v1/teams/:id/sign-in/test: Start a test of a team's identity provider. Returns the URL to open. No one is logged in by it. */
    testTeamSignIn: bind(call, contract.testTeamSignIn),
    /** POST /api/v1/webhooks/:id/test: Send a test message immediately and return the result. */
    testWebhook: bind(call, contract.testWebhook),
    /** POST /api/tokenize: Split a text of up to 10,000 characters into words and punctuation marks. */
    tokenize: bind(call, contract.tokenize),
    /** POST /api/v1/teams/:id/assistance/test: Send a sample sentence to a team’s language model to see whether it responds. */
    tryTeamAssistance: bind(call, contract.tryTeamAssistance),
    /** POST /api/v1/imports/:id/undo: Undo an import. Fails if anything has changed since, unless force=true. */
    undoImport: bind(call, contract.undoImport),
    /** DELETE /api/v1/documents/:id/shares/:share: Stop sharing a document with a person or team. People can also remove themselves. */
    unshareDocument: bind(call, contract.unshareDocument),
    /** DELETE /api/v1/project-sharing/shares/:share: Stop sharing a project with a person or team. Documents that are also shared individually stay shared. */
    unshareProject: bind(call, contract.unshareProject),
    /** POST /api/v1/verify-email: Verify an email address with the token sent to it. */
    verifyEmail: bind(call, contract.verifyEmail),
    /** GET /api/v1/documents/:id/events: Subscribe to server-sent events about a document. `steps` is sent for each change. With `client`, the caller is shown to others who have the document open, `people` lists them, and `caret` is sent when one of them moves their cursor. */
    watchDocument: bind(call, contract.watchDocument),
    /** GET /api/v1/events: Subscribe to server-sent events: `rules` is sent whenever settings that affect the caller's checks change. */
    watchRules: bind(call, contract.watchRules),
    /** POST /api/v1/assistance/versions: Ask a language model for up to three versions of a text, a continuation, ideas, or a critique. Returns server-sent events: `words` for more words of a version, `version` when it is complete, `failed` if there is none, and `end`. None of the text is stored. Requires the flag of the task. */
    writeVersions: bind(call, contract.writeVersions),
  };
}

/** All calls of the contract as functions. */
export type Api = ReturnType<typeof createApi>;
