import { catalogue, quoted, say } from "@housestyle/texts";

/** The details of an event, ready for its sentence. */
export interface ActivityDetails {
  /** The person who did it. */
  readonly who: string;
  readonly count: number;
  readonly names: readonly string[];
  /** The changed properties, in words. */
  readonly fields: string;
  readonly position: string;
  readonly licence: string;
  /** The imported or exported data, in words. */
  readonly what: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Returns how the affected items are described: by one name, without a name, by names, by some of the names, or by count. */
function amountOf({ count, names }: ActivityDetails): "one" | "unnamed" | "some" | "more" | "other" {
  if (count === 1) return names.length === 0 ? "unnamed" : "one";
  if (names.length === 0) return "other";
  return count > names.length ? "more" : "some";
}

const things = (details: ActivityDetails) => ({
  who: details.who,
  amount: amountOf(details),
  count: details.count,
  names: details.names.slice(0, details.count).map(quoted).join(", "),
});
const byWhom = ({ who }: ActivityDetails) => ({ who });
const domains = (details: ActivityDetails) => ({ ...things(details), names: details.names.join(", ") });
const changes = ({ who, fields }: ActivityDetails) => ({ who, fields, hasFields: fields !== "" });
const webhooks = (details: ActivityDetails) => ({ ...things(details), ...changes(details) });
const someone = ({ who, names: [name = ""], position }: ActivityDetails) => ({
  who,
  name,
  isNamed: name !== "",
  position,
  hasPosition: position !== "",
});
const license = (details: ActivityDetails) => ({ ...someone(details), licence: details.licence });
const imported = ({ who, what, added, changed, removed }: ActivityDetails) => ({
  who,
  what,
  came: cameOf({ added, changed, removed }),
  added,
  changed,
  removed,
});

/** Returns the names of the counts of an import that are above zero. */
const cameOf = (counts: Readonly<Record<"added" | "changed" | "removed", number>>): string =>
  Object.entries(counts)
    .flatMap(([name, count]) => (count > 0 ? [name] : []))
    .join("_") || "nothing";

/** A sentence for each event in the activity log. */
export const sentences = catalogue("acts", {
  "account.made": say("{who} created an account.", byWhom),
  "account.changed": say("{who} changed their profile{hasFields, select, true {: {fields}} other {}}.", changes),
  "account.email-confirmed": say("{who} verified their email address.", byWhom),
  "account.signed-in": say("{who} logged in.", byWhom),
  "account.signed-out": say("{who} logged out.", byWhom),
  "account.sign-in-failed": say(
    "Someone tried to log in as {isNamed, select, true {{name}} other {someone}} with the wrong password.",
    someone,
  ),
  "account.password-changed": say("{who} changed their password.", byWhom),
  "account.password-reset": say("{who} reset their password with an emailed link.", byWhom),
  "account.sessions-ended": say(
    "{who} ended {count, plural, one {# session} other {# sessions}}{isNamed, select, true { for {name}} other {}}.",
    (details: ActivityDetails) => ({ ...someone(details), count: details.count }),
  ),
  "account.reset-link": say(
    "{who} created a password reset link for {isNamed, select, true {{name}} other {someone}}.",
    someone,
  ),
  "account.disabled": say("{who} disabled the account of {isNamed, select, true {{name}} other {someone}}.", someone),
  "account.enabled": say("{who} enabled the account of {isNamed, select, true {{name}} other {someone}}.", someone),
  "account.exported": say("{who} exported their account data.", byWhom),
  "account.deleted": say(
    "{who} deleted {isNamed, select, true {the account of {name}} other {their account}}.",
    someone,
  ),
  "key.made": say(
    "{who} created {amount, select, one {the API key {names}} unnamed {an API key} some {{count, number} API keys ({names})} more {{count, number} API keys ({names}, and others)} other {{count, number} API keys}}.",
    things,
  ),
  "key.ended": say(
    "{who} revoked {amount, select, one {the API key {names}} unnamed {an API key} some {{count, number} API keys ({names})} more {{count, number} API keys ({names}, and others)} other {{count, number} API keys}}.",
    things,
  ),
  "team.made": say(
    "{who} created {amount, select, one {the team {names}} unnamed {a team} some {{count, number} teams ({names})} more {{count, number} teams ({names}, and others)} other {{count, number} teams}}.",
    things,
  ),
  "team.changed": say("{who} changed the team settings{hasFields, select, true {: {fields}} other {}}.", changes),
  "team.deleted": say(
    "{who} deleted {amount, select, one {the team {names}} unnamed {a team} some {{count, number} teams ({names})} more {{count, number} teams ({names}, and others)} other {{count, number} teams}}.",
    things,
  ),
  "domain.claimed": say(
    "{who} opened the team to people with an email address at {amount, select, one {{names}} unnamed {a domain} some {{names}} more {{names}, and other domains} other {a domain}}.",
    domains,
  ),
  "domain.withdrawn": say(
    "{who} closed the team to people with an email address at {amount, select, one {{names}} unnamed {a domain} some {{names}} more {{names}, and other domains} other {a domain}}.",
    domains,
  ),
  "sign-in.changed": say("{who} set up single sign-on for {isNamed, select, true {{name}} other {the team}}.", someone),
  "sign-in.removed": say("{who} removed the team’s single sign-on.", byWhom),
  "sign-in.token-created": say("{who} created a provisioning token for the identity provider.", byWhom),
  "sign-in.token-removed": say("{who} removed the provisioning token of the identity provider.", byWhom),
  "sign-in.role-changed": say(
    "{who} changed the roles that the identity provider gives{isNamed, select, true { to {name}} other {}}.",
    someone,
  ),
  "member.invited": say(
    "{who} invited {isNamed, select, true {{name}} other {someone}}{hasPosition, select, true { (role: {position})} other {}}.",
    someone,
  ),
  "member.uninvited": say(
    "{who} withdrew the invitation for {isNamed, select, true {{name}} other {someone}}.",
    someone,
  ),
  "member.joined": say("{who} joined the team{hasPosition, select, true { (role: {position})} other {}}.", someone),
  "member.changed": say(
    "{who} {hasPosition, select, true {changed the role of {isNamed, select, true {{name}} other {someone}} to {position}} other {updated {isNamed, select, true {{name}} other {someone}}}} (license: {licence, select, Premium {Premium} other {Free}}).",
    license,
  ),
  "member.removed": say("{who} removed {isNamed, select, true {{name}} other {someone}} from the team.", someone),
  "member.left": say("{who} left the team.", byWhom),
  "dictionary.added": say(
    "{who} added {amount, select, one {the word {names}} unnamed {a word} some {{count, number} words ({names})} more {{count, number} words ({names}, and others)} other {{count, number} words}} to the dictionary.",
    things,
  ),
  "dictionary.deleted": say(
    "{who} removed {amount, select, one {the word {names}} unnamed {a word} some {{count, number} words ({names})} more {{count, number} words ({names}, and others)} other {{count, number} words}} from the dictionary.",
    things,
  ),
  "style-guide.added": say(
    "{who} added {amount, select, one {the style guide {names}} unnamed {a style guide} some {{count, number} style guides ({names})} more {{count, number} style guides ({names}, and others)} other {{count, number} style guides}}.",
    things,
  ),
  "style-guide.changed": say(
    "{who} changed {amount, select, one {the style guide {names}} unnamed {a style guide} some {{count, number} style guides ({names})} more {{count, number} style guides ({names}, and others)} other {{count, number} style guides}}.",
    things,
  ),
  "style-guide.deleted": say(
    "{who} deleted {amount, select, one {the style guide {names}} unnamed {a style guide} some {{count, number} style guides ({names})} more {{count, number} style guides ({names}, and others)} other {{count, number} style guides}}.",
    things,
  ),
  "rule.added": say(
    "{who} added {amount, select, one {the rule {names}} unnamed {a rule} some {{count, number} rules ({names})} more {{count, number} rules ({names}, and others)} other {{count, number} rules}}.",
    things,
  ),
  "rule.changed": say(
    "{who} changed {amount, select, one {the rule {names}} unnamed {a rule} some {{count, number} rules ({names})} more {{count, number} rules ({names}, and others)} other {{count, number} rules}}.",
    things,
  ),
  "rule.deleted": say(
    "{who} deleted {amount, select, one {the rule {names}} unnamed {a rule} some {{count, number} rules ({names})} more {{count, number} rules ({names}, and others)} other {{count, number} rules}}.",
    things,
  ),
  "template.changed": say(
    "{who} changed {amount, select, one {the template {names}} unnamed {a template} some {{count, number} templates ({names})} more {{count, number} templates ({names}, and others)} other {{count, number} templates}} in the house style.",
    things,
  ),
  "term-base.added": say(
    "{who} added {amount, select, one {the term base {names}} unnamed {a term base} some {{count, number} term bases ({names})} more {{count, number} term bases ({names}, and others)} other {{count, number} term bases}}.",
    things,
  ),
  "term-base.changed": say(
    "{who} changed {amount, select, one {the term base {names}} unnamed {a term base} some {{count, number} term bases ({names})} more {{count, number} term bases ({names}, and others)} other {{count, number} term bases}}.",
    things,
  ),
  "term-base.deleted": say(
    "{who} deleted {amount, select, one {the term base {names}} unnamed {a term base} some {{count, number} term bases ({names})} more {{count, number} term bases ({names}, and others)} other {{count, number} term bases}}.",
    things,
  ),
  "term.added": say(
    "{who} added {amount, select, one {the term {names}} unnamed {a term} some {{count, number} terms ({names})} more {{count, number} terms ({names}, and others)} other {{count, number} terms}}.",
    things,
  ),
  "term.changed": say(
    "{who} changed {amount, select, one {the term {names}} unnamed {a term} some {{count, number} terms ({names})} more {{count, number} terms ({names}, and others)} other {{count, number} terms}}.",
    things,
  ),
  "term.deleted": say(
    "{who} deleted {amount, select, one {the term {names}} unnamed {a term} some {{count, number} terms ({names})} more {{count, number} terms ({names}, and others)} other {{count, number} terms}}.",
    things,
  ),
  "snippet-folder.added": say(
    "{who} added {amount, select, one {the snippet folder {names}} unnamed {a snippet folder} some {{count, number} snippet folders ({names})} more {{count, number} snippet folders ({names}, and others)} other {{count, number} snippet folders}}.",
    things,
  ),
  "snippet-folder.changed": say(
    "{who} changed {amount, select, one {the snippet folder {names}} unnamed {a snippet folder} some {{count, number} snippet folders ({names})} more {{count, number} snippet folders ({names}, and others)} other {{count, number} snippet folders}}.",
    things,
  ),
  "snippet-folder.deleted": say(
    "{who} deleted {amount, select, one {the snippet folder {names}} unnamed {a snippet folder} some {{count, number} snippet folders ({names})} more {{count, number} snippet folders ({names}, and others)} other {{count, number} snippet folders}}.",
    things,
  ),
  "snippet.added": say(
    "{who} added {amount, select, one {the snippet {names}} unnamed {a snippet} some {{count, number} snippets ({names})} more {{count, number} snippets ({names}, and others)} other {{count, number} snippets}}.",
    things,
  ),
  "snippet.changed": say(
    "{who} changed {amount, select, one {the snippet {names}} unnamed {a snippet} some {{count, number} snippets ({names})} more {{count, number} snippets ({names}, and others)} other {{count, number} snippets}}.",
    things,
  ),
  "snippet.deleted": say(
    "{who} deleted {amount, select, one {the snippet {names}} unnamed {a snippet} some {{count, number} snippets ({names})} more {{count, number} snippets ({names}, and others)} other {{count, number} snippets}}.",
    things,
  ),
  "import.made": say(
    "{who} imported {what}{came, select, added {: {added, number} new} changed {: {changed, number} changed} removed {: {removed, number} removed} added_changed {: {added, number} new, {changed, number} changed} added_removed {: {added, number} new, {removed, number} removed} changed_removed {: {changed, number} changed, {removed, number} removed} added_changed_removed {: {added, number} new, {changed, number} changed, {removed, number} removed} other {}}.",
    imported,
  ),
  "import.undone": say(
    "{who} undid an import of {what}{came, select, added {: {added, number} new} changed {: {changed, number} changed} removed {: {removed, number} removed} added_changed {: {added, number} new, {changed, number} changed} added_removed {: {added, number} new, {removed, number} removed} changed_removed {: {changed, number} changed, {removed, number} removed} added_changed_removed {: {added, number} new, {changed, number} changed, {removed, number} removed} other {}}.",
    imported,
  ),
  "export.made": say("{who} exported {what}.", ({ who, what }: ActivityDetails) => ({ who, what })),
  "document.trashed": say("{who} moved a team document to the trash.", byWhom),
  "document.restored": say("{who} restored a team document from the trash.", byWhom),
  "document.deleted": say("{who} permanently deleted a team document.", byWhom),
  "document.shared": say("{who} shared a team document or changed someone’s access.", byWhom),
  "document.unshared": say("{who} removed someone’s access to a team document.", byWhom),
  "document.link-created": say("{who} created a link to a team document.", byWhom),
  "document.link-deleted": say("{who} deleted a link to a team document.", byWhom),
  "document.access-requested": say("{who} asked for access to a team document.", byWhom),
  "document.access-declined": say("{who} declined a request for access to a team document.", byWhom),
  "project.shared": say("{who} shared a team project or changed someone’s access.", byWhom),
  "project.unshared": say("{who} removed someone’s access to a team project.", byWhom),
  "provenance.started": say("{who} started recording how a team document is written.", byWhom),
  "provenance.stopped": say("{who} stopped recording how a team document is written.", byWhom),
  "provenance.deleted": say("{who} deleted the record of how a team document was written.", byWhom),
  "provenance.exported": say("{who} downloaded the record of how a team document was written.", byWhom),
  "comment.added": say("{who} commented on a team document.", byWhom),
  "comment.replied": say("{who} replied to a comment on a team document.", byWhom),
  "comment.added-by-guest": say("A guest commented on a team document.", () => ({})),
  "comment.replied-by-guest": say("A guest replied to a comment on a team document.", () => ({})),
  "comment.resolved": say("{who} resolved a comment thread on a team document.", byWhom),
  "comment.reopened": say("{who} reopened a comment thread on a team document.", byWhom),
  "comment.deleted": say("{who} deleted a comment on a team document.", byWhom),
  "norm.added": say(
    "{who} added {amount, select, one {the benchmark {names}} unnamed {a benchmark} some {{count, number} benchmarks ({names})} more {{count, number} benchmarks ({names}, and others)} other {{count, number} benchmarks}}.",
    things,
  ),
  "norm.deleted": say(
    "{who} deleted {amount, select, one {the benchmark {names}} unnamed {a benchmark} some {{count, number} benchmarks ({names})} more {{count, number} benchmarks ({names}, and others)} other {{count, number} benchmarks}}.",
    things,
  ),
  "assistance.changed": say(
    "{who} changed the team’s language model{hasFields, select, true {: {fields}} other {}}.",
    webhooks,
  ),
  "webhook.added": say(
    "{who} set up {amount, select, one {the webhook {names}} unnamed {a webhook} some {{count, number} webhooks ({names})} more {{count, number} webhooks ({names}, and others)} other {{count, number} webhooks}}.",
    things,
  ),
  "webhook.changed": say(
    "{who} changed {amount, select, one {the webhook {names}} unnamed {a webhook} some {{count, number} webhooks ({names})} more {{count, number} webhooks ({names}, and others)} other {{count, number} webhooks}}{hasFields, select, true {: {fields}} other {}}.",
    webhooks,
  ),
  "webhook.deleted": say(
    "{who} deleted {amount, select, one {the webhook {names}} unnamed {a webhook} some {{count, number} webhooks ({names})} more {{count, number} webhooks ({names}, and others)} other {{count, number} webhooks}}.",
    things,
  ),
  "webhook.switched-off": say(
    "{who} turned off {amount, select, one {the webhook {names}} unnamed {a webhook} some {{count, number} webhooks ({names})} more {{count, number} webhooks ({names}, and others)} other {{count, number} webhooks}} after more than a day of failed deliveries.",
    things,
  ),
  "operator.made": say(
    "{who} made {isNamed, select, true {{name}} other {someone}} an operator of this server.",
    someone,
  ),
  "operator.unmade": say(
    "{who} removed {isNamed, select, true {{name}} other {someone}} as an operator of this server.",
    someone,
  ),
} satisfies Readonly<Record<string, (details: ActivityDetails) => string>>);
