// Made by "node scripts/client.mjs" from the contract. Do not change it by hand.
import * as contract from "@housestyle/contract";
import { bind } from "./bind.ts";
import type { Call } from "./client.ts";

/** Every call of the contract as a function of its input. */
export function createApi(call: Call) {
  return {
    /** POST /api/v1/invitations/accept: Join a team with the token of an invitation, or with its join code. */
    acceptInvitation: bind(call, contract.acceptInvitation),
    /** POST /api/v1/team-offers/:id/accept: Join a team of one's domain. Its admins see name, address and last activity of every member. */
    acceptTeamOffer: bind(call, contract.acceptTeamOffer),
    /** POST /api/ignorepatterns: Add entries to the dictionary. */
    addDictionaryEntries: bind(call, contract.addDictionaryEntries),
    /** POST /api/v1/documents: Make a document. The same ClientKey makes it once, however often it is sent. */
    addDocument: bind(call, contract.addDocument),
    /** POST /api/v1/norms: Keep a norm: numbers that a device has counted in some texts, and no word of those. */
    addNorm: bind(call, contract.addNorm),
    /** POST /api/snippetfolder: Make folders of snippets. */
    addSnippetFolders: bind(call, contract.addSnippetFolders),
    /** POST /api/snippetfolder/items: Add snippets. */
    addSnippets: bind(call, contract.addSnippets),
    /** POST /api/styleguide/items: Add rules. Each must compile, find its WrongSentence and leave its RightSentence alone. */
    addStyleGuideItems: bind(call, contract.addStyleGuideItems),
    /** POST /api/styleguide: Make style guides. */
    addStyleGuides: bind(call, contract.addStyleGuides),
    /** POST /api/teams: Make a team; the caller becomes its admin. */
    addTeams: bind(call, contract.addTeams),
    /** POST /api/termbase: Make term bases. */
    addTermBases: bind(call, contract.addTermBases),
    /** POST /api/termbase/items: Add terms; members of a team may propose some with the status Pending. */
    addTerms: bind(call, contract.addTerms),
    /** POST /api/v1/tokens: Make a key for a program; it is shown once. Send it as `Authorization: Bearer` or as `licenseCode`. */
    addToken: bind(call, contract.addToken),
    /** POST /api/v1/webhooks: Have a team's changes told to an address. Messages are signed as the Standard Webhooks specification says. */
    addWebhook: bind(call, contract.addWebhook),
    /** GET /api/teamanalytics/alltime: What a team has done since it began. Counts only, never text. */
    allTimeAnalytics: bind(call, contract.allTimeAnalytics),
    /** POST /api/v1/connections/agents: Let a registered agent have a key of the caller's: makes a code for it that is good once and for five minutes. */
    allowAgentConnection: bind(call, contract.allowAgentConnection),
    /** POST /api/v1/connections: Let a program have a key of the caller's: makes a code for it that is good once and for five minutes. */
    allowConnection: bind(call, contract.allowConnection),
    /** POST /api/captureeditactionextended: Count what was done with remarks. No text is stored; members that are not known are dropped. */
    captureEdits: bind(call, contract.captureEdits),
    /** POST /api/captureSnippetaction: Count that snippets were inserted. */
    captureSnippets: bind(call, contract.captureSnippets),
    /** PUT /api/v1/account/insight/letters: Have one's week sent by mail every Monday, or no more. It is off until somebody asks for it. */
    changeInsightLetters: bind(call, contract.changeInsightLetters),
    /** POST /api/v1/password/change: Change the password; ends all other sessions, and all API keys with EndKeys. */
    changePassword: bind(call, contract.changePassword),
    /** PATCH /api/v1/operator/people/:id: Make someone an operator or take it back, disable or enable their account. One operator always remains. Only for the operator. */
    changePerson: bind(call, contract.changePerson),
    /** PATCH /api/v1/account: Change the profile; members that are not sent stay as they are. A new writer type brings its style. */
    changeProfile: bind(call, contract.changeProfile),
    /** PUT /api/snippetfolder: Replace folders of snippets. */
    changeSnippetFolders: bind(call, contract.changeSnippetFolders),
    /** PUT /api/snippetfolder/items: Replace snippets. */
    changeSnippets: bind(call, contract.changeSnippets),
    /** PUT /api/styleguide/items: Replace rules. */
    changeStyleGuideItems: bind(call, contract.changeStyleGuideItems),
    /** PUT /api/styleguide: Replace style guides. */
    changeStyleGuides: bind(call, contract.changeStyleGuides),
    /** PATCH /api/teams: Change a team; members that are not sent stay as they are. */
    changeTeam: bind(call, contract.changeTeam),
    /** PUT /api/teamusers: Change positions and licences. */
    changeTeamUsers: bind(call, contract.changeTeamUsers),
    /** PUT /api/termbase: Replace term bases. */
    changeTermBases: bind(call, contract.changeTermBases),
    /** PUT /api/termbase/items: Replace terms. */
    changeTerms: bind(call, contract.changeTerms),
    /** PATCH /api/v1/webhooks/:id: Change a webhook, switch it on or off, or give it a new secret. */
    changeWebhook: bind(call, contract.changeWebhook),
    /** POST /api/v1/check: Check a text or an annotated text. */
    check: bind(call, contract.check),
    /** POST /api/complete-pss: Mark the questions after signing up as done. */
    completeSurvey: bind(call, contract.completeSurvey),
    /** POST /api/v1/team-offers/:id/decline: Not join a team of one's domain, and not be asked again. */
    declineTeamOffer: bind(call, contract.declineTeamOffer),
    /** DELETE /api/v1/account: Delete the account and everything that is its own. What belongs to teams stays with them. */
    deleteAccount: bind(call, contract.deleteAccount),
    /** DELETE /api/ignorepatterns: Delete entries of the dictionary. */
    deleteDictionaryEntries: bind(call, contract.deleteDictionaryEntries),
    /** DELETE /api/v1/documents/:id: Put a document into the trash for thirty days; with forever=true delete it. */
    deleteDocument: bind(call, contract.deleteDocument),
    /** DELETE /api/v1/norms/:id: Delete a norm. The texts it was counted in are untouched. */
    deleteNorm: bind(call, contract.deleteNorm),
    /** DELETE /api/v1/operator/people/:id: Delete an account with everything that is its own. What belongs to teams stays with them. Only for the operator. */
    deletePerson: bind(call, contract.deletePerson),
    /** DELETE /api/snippetfolder: Delete folders with all folders and snippets in them. */
    deleteSnippetFolders: bind(call, contract.deleteSnippetFolders),
    /** DELETE /api/snippetfolder/items: Delete snippets. */
    deleteSnippets: bind(call, contract.deleteSnippets),
    /** DELETE /api/styleguide/items: Delete rules. */
    deleteStyleGuideItems: bind(call, contract.deleteStyleGuideItems),
    /** DELETE /api/styleguide: Delete style guides and all rules in them. */
    deleteStyleGuides: bind(call, contract.deleteStyleGuides),
    /** DELETE /api/teams: Delete a team and everything it owns. */
    deleteTeam: bind(call, contract.deleteTeam),
    /** DELETE /api/v1/teams/:id/sign-in: End signing in at an identity provider. */
    deleteTeamSignIn: bind(call, contract.deleteTeamSignIn),
    /** DELETE /api/termbase: Delete term bases and all terms in them. */
    deleteTermBases: bind(call, contract.deleteTermBases),
    /** DELETE /api/termbase/items: Delete terms. */
    deleteTerms: bind(call, contract.deleteTerms),
    /** DELETE /api/v1/tokens/:id: Revoke a key. */
    deleteToken: bind(call, contract.deleteToken),
    /** DELETE /api/v1/webhooks/:id: Delete a webhook, and what waits for it. */
    deleteWebhook: bind(call, contract.deleteWebhook),
    /** POST /api/v1/insight-letters/end: Have no more weekly letters, with the token of any of them; without signing in. */
    endInsightLetters: bind(call, contract.endInsightLetters),
    /** DELETE /api/v1/connections/key: Revoke the key the call comes with. */
    endOwnKey: bind(call, contract.endOwnKey),
    /** POST /api/v1/operator/people/:id/sign-out: End all sessions of a person. Only for the operator. */
    endSessionsOf: bind(call, contract.endSessionsOf),
    /** POST /en/apiv1/WordExplorer: Look up a word: an array of sections, or 204 without a body for nothing. With lazyLoad only the first screen has items, at most 20 a section; ask for the others with `section`. */
    exploreWord: bind(call, contract.exploreWord),
    /** GET /api/v1/account/export: Download everything that is the caller's own, as JSON. */
    exportAccount: bind(call, contract.exportAccount),
    /** GET /api/v1/audit/export: Download what a filter of the activity log finds, the newest 20000 at most. */
    exportAudit: bind(call, contract.exportAudit),
    /** GET /api/export/:table: Export as a file: CSV and the formats of other programs, or everything of a team as one archive. */
    exportFile: bind(call, contract.exportFile),
    /** GET /api/v1/operator/audit/export: Download what a filter of the server's activity log finds, the newest 20000 at most. */
    exportServerAudit: bind(call, contract.exportServerAudit),
    /** GET /api/v1/health: Tell whether the server is alive. */
    health: bind(call, contract.health),
    /** POST /api/import/:table: Import a file (multipart/form-data with a part `file`, or JSON). Without dryRun=false only tells what would happen. */
    importFile: bind(call, contract.importFile),
    /** GET /api/teamanalytics/insights: What a team has done lately: in days for a week or month, in weeks for three or six months, in months for a year. */
    insightsAnalytics: bind(call, contract.insightsAnalytics),
    /** POST /api/teamusers: Invite people by e-mail. An invitation that was not answered is sent anew, and the earlier one ends. */
    inviteTeamUsers: bind(call, contract.inviteTeamUsers),
    /** GET /api/v1/operator/teams: List all teams. Licence, seats and allowed domains are changed with PATCH /api/teams. Only for the operator. */
    listAllTeams: bind(call, contract.listAllTeams),
    /** GET /api/v1/audit: List who did what in a team, the newest first. For those who run it. */
    listAudit: bind(call, contract.listAudit),
    /** GET /api/v1/webhooks/:id/deliveries: List what was sent to a webhook in the last thirty days and what waits, the newest first. */
    listDeliveries: bind(call, contract.listDeliveries),
    /** GET /api/ignorepatterns/:a/:b: List the dictionary. a: the caller's id or me, personal, team, team:ID or all; b: a category, or all. */
    listDictionary: bind(call, contract.listDictionary),
    /** GET /api/v1/documents/:id/versions: List earlier versions, newest first. */
    listDocumentVersions: bind(call, contract.listDocumentVersions),
    /** GET /api/v1/documents: List documents, newest first; with trash=true those that were deleted. Filter by Text to search what they say. */
    listDocuments: bind(call, contract.listDocuments),
    /** GET /api/v1/feedback: List what people wrote to the operator, newest first. Only for the operator. */
    listFeedback: bind(call, contract.listFeedback),
    /** GET /api/v1/imports: List the imports of the last 30 days, the newest first. */
    listImports: bind(call, contract.listImports),
    /** POST /api/v1/password/reset/keys: List the API keys of the account that a link to choose a new password is for, to decide whether they end with it. */
    listKeysOfReset: bind(call, contract.listKeysOfReset),
    /** GET /api/v1/norms: List what reports may hold a text against: norms counted from texts of the caller's, and of their teams'. */
    listNorms: bind(call, contract.listNorms),
    /** GET /api/v1/operator/people: List everybody with an account. Only for the operator. */
    listPeople: bind(call, contract.listPeople),
    /** GET /api/v1/operator/audit: List what concerns the server: accounts, sign-ins, keys, teams made and deleted. Only for the operator. */
    listServerAudit: bind(call, contract.listServerAudit),
    /** GET /api/v1/sessions: List where the caller is signed in. */
    listSessions: bind(call, contract.listSessions),
    /** GET /api/snippetfolder: List the folders of snippets. */
    listSnippetFolders: bind(call, contract.listSnippetFolders),
    /** GET /api/snippetfolder/items: List snippets. */
    listSnippets: bind(call, contract.listSnippets),
    /** GET /api/v1/sources: List the public texts that the operator has added for comparing with. */
    listSources: bind(call, contract.listSources),
    /** GET /api/styleguide/items: List rules of style guides. */
    listStyleGuideItems: bind(call, contract.listStyleGuideItems),
    /** GET /api/styleguide: List the style guides: the caller's and those of the caller's teams. */
    listStyleGuides: bind(call, contract.listStyleGuides),
    /** GET /api/v1/team-offers: List the teams that take people of the caller's domain in, once the caller's address is confirmed. The team learns of nobody who was asked. */
    listTeamOffers: bind(call, contract.listTeamOffers),
    /** GET /api/teamusers: List the members of the caller's teams; `IsCurrentUser eq true` finds the caller's own rows. */
    listTeamUsers: bind(call, contract.listTeamUsers),
    /** GET /api/teams: List the caller's teams. */
    listTeams: bind(call, contract.listTeams),
    /** GET /api/termbase: List the term bases; every team has one from the beginning. */
    listTermBases: bind(call, contract.listTermBases),
    /** GET /api/termbase/items: List terms. */
    listTerms: bind(call, contract.listTerms),
    /** GET /api/v1/tokens: List the caller's keys for programs. */
    listTokens: bind(call, contract.listTokens),
    /** GET /api/v1/operator/emails: List up to 100 emails that have not been sent yet, the oldest first, without what is in them. Only for the operator. */
    listUnsentEmails: bind(call, contract.listUnsentEmails),
    /** GET /api/v1/webhooks: List the webhooks of a team; without one, of all the caller runs. */
    listWebhooks: bind(call, contract.listWebhooks),
    /** POST /api/v1/login: Sign in. RememberMe false ends the session with the browser. */
    logIn: bind(call, contract.logIn),
    /** POST /api/v1/logout: Sign out here. */
    logOut: bind(call, contract.logOut),
    /** POST /api/v1/operator/people/:id/reset-link: Email someone a link to choose a new password. Where the server sends no email, the link is returned. Only for the operator. */
    makeResetLink: bind(call, contract.makeResetLink),
    /** POST /api/v1/rules/preview: Tell how often rules would fire on the caller's own documents and on a sample of open prose. */
    previewRules: bind(call, contract.previewRules),
    /** GET /api/teamanalytics/project: How a team's documents are doing, by project. */
    projectAnalytics: bind(call, contract.projectAnalytics),
    /** GET /api/v1/connections/agents/asked: Tell what a registered agent asks for that wants a key of the caller's by OAuth. */
    readAgentConnection: bind(call, contract.readAgentConnection),
    /** GET /api/v1/connections/asked: Tell what a program asks for that wants a key of the caller's. */
    readConnection: bind(call, contract.readConnection),
    /** GET /api/v1/documents/:id: Read a document. */
    readDocument: bind(call, contract.readDocument),
    /** GET /api/v1/documents/:id/versions/:version: Read an earlier version. */
    readDocumentVersion: bind(call, contract.readDocumentVersion),
    /** GET /api/v1/account/insight/letters: Whether the caller is sent their week by mail. */
    readInsightLetters: bind(call, contract.readInsightLetters),
    /** POST /api/v1/invitations/read: Tell which team an invitation is for. */
    readInvitation: bind(call, contract.readInvitation),
    /** GET /api/v1/account: Tell who is signed in. */
    readProfile: bind(call, contract.readProfile),
    /** GET /api/v1/rules: Read what the caller's checks depend on; answers 304 to the ETag of what the caller has. */
    readRules: bind(call, contract.readRules),
    /** GET /api/v1/operator: Tell how the server is doing. Only for the operator. */
    readServerFacts: bind(call, contract.readServerFacts),
    /** GET /api/simplestyleguide: List the templates, and what is chosen: the team's choice before the caller's own. */
    readSimpleGuide: bind(call, contract.readSimpleGuide),
    /** GET /api/v1/sources/:id: Read one of the public texts that the operator has added. */
    readSource: bind(call, contract.readSource),
    /** GET /api/v1/teams/:id/sign-in: Tell where the members of a team sign in. */
    readTeamSignIn: bind(call, contract.readTeamSignIn),
    /** GET /api/v1/account/insight: A week of the caller's own writing, in numbers. Nobody else can read it. Weeks begin on Monday, UTC. */
    readWeeklyInsight: bind(call, contract.readWeeklyInsight),
    /** GET /api/v1/ready: Tell whether the server can serve: database, its disk and checker. If not, the failure says which part. */
    ready: bind(call, contract.ready),
    /** DELETE /api/teamusers: Remove members and take invitations back; members may remove themselves. */
    removeTeamUsers: bind(call, contract.removeTeamUsers),
    /** POST /api/v1/password/forgotten: Send a link to choose a new password. Answers the same whether or not there is such an account. */
    requestReset: bind(call, contract.requestReset),
    /** POST /api/v1/password/reset: Choose a new password with the token of the link; ends all sessions, and all API keys unless EndKeys is false. */
    resetPassword: bind(call, contract.resetPassword),
    /** POST /api/v1/documents/:id/restore: Take a document out of the trash. */
    restoreDocument: bind(call, contract.restoreDocument),
    /** POST /api/v1/documents/:id/versions/:version/restore: Make an earlier version the current one; the version it replaces stays in the history. */
    restoreDocumentVersion: bind(call, contract.restoreDocumentVersion),
    /** POST /api/v1/webhooks/:id/deliveries/:delivery/retry: Send something once more. */
    retryDelivery: bind(call, contract.retryDelivery),
    /** POST /api/v1/sessions/revoke-others: End all sessions but this one. */
    revokeOtherSessions: bind(call, contract.revokeOtherSessions),
    /** DELETE /api/v1/sessions/:id: End a session. */
    revokeSession: bind(call, contract.revokeSession),
    /** PUT /api/v1/documents/:id: Save a document made from Version. If someone else saved meanwhile: 409 with Current and Base, and nothing is lost. One in the trash is not saved (409). A save that only tells what a check has found makes no new version. */
    saveDocument: bind(call, contract.saveDocument),
    /** POST /api/simplestyleguide: Choose templates; those that are not named stay as they are. IsSelected false switches one off. */
    saveSimpleGuide: bind(call, contract.saveSimpleGuide),
    /** PUT /api/v1/teams/:id/sign-in: Let the people of a domain sign in at their organisation's identity provider (OpenID Connect or SAML) and join the team. Only the operator, with the flag WLSSO. */
    saveTeamSignIn: bind(call, contract.saveTeamSignIn),
    /** POST /en/apiv1/WordExplorerSearch: Suggest up to ten words that begin so, then words one letter away; 204 without a body for none. */
    searchWordExplorer: bind(call, contract.searchWordExplorer),
    /** POST /api/userfeedback: Write to the operator of the server. Kept word for word, for nobody else to read. */
    sendFeedback: bind(call, contract.sendFeedback),
    /** POST /api/v1/operator/test-email: Send a test email to the caller and return what the mail server answered. Only for the operator. */
    sendTestEmail: bind(call, contract.sendTestEmail),
    /** POST /api/v1/verify-email/send: Send the link that confirms the caller's address again. */
    sendVerification: bind(call, contract.sendVerification),
    /** POST /api/v1/signup: Make an account. The first one of a server becomes its operator. */
    signUp: bind(call, contract.signUp),
    /** GET /api/simplestyleguide/settings: Tell whose choices count and whether the caller may change them. */
    simpleGuideSettings: bind(call, contract.simpleGuideSettings),
    /** GET /api/v1/site: Tell what the pages need to know: flags, ways to sign in, captcha. */
    siteSettings: bind(call, contract.siteSettings),
    /** POST /api/v1/login/oauth: Begin a sign-in elsewhere: answers the address to send the browser to. */
    startOAuth: bind(call, contract.startOAuth),
    /** POST /api/tagtext: Check a text of at most 10,000 characters, and try style-guide rules on it. */
    tagText: bind(call, contract.tagText),
    /** POST /api/v1/connections/key: Take the key that was allowed: for the code, by the program that asked for it alone. */
    takeKey: bind(call, contract.takeKey),
    /** GET /api/teams/:id/size: Count the members, invitations included. */
    teamSize: bind(call, contract.teamSize),
    /** POST /api/v1/webhooks/:id/test: Send a test at once, and tell how it went. */
    testWebhook: bind(call, contract.testWebhook),
    /** POST /api/tokenize: Split a text of at most 10,000 characters into words and marks. */
    tokenize: bind(call, contract.tokenize),
    /** POST /api/v1/imports/:id/undo: Put back what an import changed. Fails when something was changed since, unless force=true. */
    undoImport: bind(call, contract.undoImport),
    /** POST /api/v1/verify-email: Confirm an e-mail address with the token that was sent to it. */
    verifyEmail: bind(call, contract.verifyEmail),
    /** GET /api/v1/events: Listen (server-sent events): `rules` whenever what the caller's checks depend on has changed. */
    watchRules: bind(call, contract.watchRules),
  };
}

export type Api = ReturnType<typeof createApi>;
