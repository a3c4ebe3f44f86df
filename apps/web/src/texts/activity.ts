import { plural } from "./plural.ts";
import { quoted } from "./quoted.ts";

/** What is known of an act, ready to be put into a sentence. */
export interface Told {
  /** Who did it. */
  readonly who: string;
  readonly count: number;
  readonly names: readonly string[];
  /** What was changed, in words. */
  readonly fields: string;
  readonly position: string;
  readonly licence: string;
  /** What was imported or exported, in words. */
  readonly what: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** `the term “log in”`; `4 terms (“a”, “b”, “c” and others)`; `a term` where its name is not known. */
function things({ count, names }: Told, one: string, many: string, article = "a"): string {
  const [first] = names;
  if (count === 1) return first === undefined ? `${article} ${one}` : `the ${one} ${quoted(first)}`;
  const some = names.map(quoted).join(", ");
  if (some === "") return plural(count, one, many);
  return `${plural(count, one, many)} (${some}${count > names.length ? " and others" : ""})`;
}

const somebody = ({ names }: Told) => names[0] ?? "somebody";
const domains = ({ names, count }: Told) =>
  names.length === 0
    ? "a domain"
    : `${count === 1 ? "the domain" : "the domains"} ${names.join(", ")}${count > names.length ? " and others" : ""}`;
const place = ({ position }: Told) => (position === "" ? "" : ` as ${position}`);

/** What came of an import, in counts that are not nothing. */
function outcome({ added, changed, removed }: Told): string {
  const parts = [
    added > 0 ? `${added.toLocaleString("en")} new` : "",
    changed > 0 ? `${changed.toLocaleString("en")} changed` : "",
    removed > 0 ? `${removed.toLocaleString("en")} removed` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}

/** A sentence for every act there is. */
export const sentences = {
  "account.made": ({ who }: Told) => `${who} made an account.`,
  "account.changed": ({ who, fields }: Told) => `${who} changed their profile${fields && `: ${fields}`}.`,
  "account.email-confirmed": ({ who }: Told) => `${who} confirmed their e-mail address.`,
  "account.signed-in": ({ who }: Told) => `${who} signed in.`,
  "account.signed-out": ({ who }: Told) => `${who} signed out.`,
  "account.sign-in-failed": (told: Told) => `Somebody tried to sign in as ${somebody(told)} with a wrong password.`,
  "account.password-changed": ({ who }: Told) => `${who} changed their password.`,
  "account.password-reset": ({ who }: Told) => `${who} chose a new password with a link from a letter.`,
  "account.sessions-ended": ({ who, count }: Told) => `${who} ended ${plural(count, "session", "sessions")}.`,
  "account.exported": ({ who }: Told) => `${who} downloaded everything of their account.`,
  "account.deleted": ({ who }: Told) => `${who} deleted their account.`,
  "key.made": (told: Told) => `${told.who} made ${things(told, "key", "keys")}.`,
  "key.ended": (told: Told) => `${told.who} ended ${things(told, "key", "keys")}.`,
  "team.made": (told: Told) => `${told.who} made ${things(told, "team", "teams")}.`,
  "team.changed": ({ who, fields }: Told) => `${who} changed the team${fields && `: ${fields}`}.`,
  "team.deleted": (told: Told) => `${told.who} deleted ${things(told, "team", "teams")}.`,
  "domain.claimed": (told: Told) => `${told.who} opened the team to people of ${domains(told)}.`,
  "domain.withdrawn": (told: Told) => `${told.who} took back ${domains(told)}.`,
  "sign-in.changed": (told: Told) => `${told.who} set up the team’s own sign-in for ${somebody(told)}.`,
  "sign-in.removed": ({ who }: Told) => `${who} removed the team’s own sign-in.`,
  "member.invited": (told: Told) => `${told.who} invited ${somebody(told)}${place(told)}.`,
  "member.uninvited": (told: Told) => `${told.who} took back the invitation of ${somebody(told)}.`,
  "member.joined": (told: Told) => `${told.who} joined the team${place(told)}.`,
  "member.changed": (told: Told) =>
    `${told.who} changed ${somebody(told)}${told.position && ` to ${told.position}`}, with ${told.licence === "Premium" ? "a premium" : "a free"} licence.`,
  "member.removed": (told: Told) => `${told.who} removed ${somebody(told)} from the team.`,
  "member.left": ({ who }: Told) => `${who} left the team.`,
  "dictionary.added": (told: Told) => `${told.who} added ${things(told, "word", "words")} to the dictionary.`,
  "dictionary.deleted": (told: Told) => `${told.who} removed ${things(told, "word", "words")} from the dictionary.`,
  "style-guide.added": (told: Told) => `${told.who} added ${things(told, "style guide", "style guides")}.`,
  "style-guide.changed": (told: Told) => `${told.who} changed ${things(told, "style guide", "style guides")}.`,
  "style-guide.deleted": (told: Told) => `${told.who} deleted ${things(told, "style guide", "style guides")}.`,
  "rule.added": (told: Told) => `${told.who} added ${things(told, "rule", "rules")}.`,
  "rule.changed": (told: Told) => `${told.who} changed ${things(told, "rule", "rules")}.`,
  "rule.deleted": (told: Told) => `${told.who} deleted ${things(told, "rule", "rules")}.`,
  "template.changed": (told: Told) =>
    `${told.who} changed ${things(told, "template", "templates")} of the house style.`,
  "term-base.added": (told: Told) => `${told.who} added ${things(told, "term base", "term bases")}.`,
  "term-base.changed": (told: Told) => `${told.who} changed ${things(told, "term base", "term bases")}.`,
  "term-base.deleted": (told: Told) => `${told.who} deleted ${things(told, "term base", "term bases")}.`,
  "term.added": (told: Told) => `${told.who} added ${things(told, "term", "terms")}.`,
  "term.changed": (told: Told) => `${told.who} changed ${things(told, "term", "terms")}.`,
  "term.deleted": (told: Told) => `${told.who} deleted ${things(told, "term", "terms")}.`,
  "snippet-folder.added": (told: Told) =>
    `${told.who} added ${things(told, "folder of snippets", "folders of snippets")}.`,
  "snippet-folder.changed": (told: Told) =>
    `${told.who} changed ${things(told, "folder of snippets", "folders of snippets")}.`,
  "snippet-folder.deleted": (told: Told) =>
    `${told.who} deleted ${things(told, "folder of snippets", "folders of snippets")}.`,
  "snippet.added": (told: Told) => `${told.who} added ${things(told, "snippet", "snippets")}.`,
  "snippet.changed": (told: Told) => `${told.who} changed ${things(told, "snippet", "snippets")}.`,
  "snippet.deleted": (told: Told) => `${told.who} deleted ${things(told, "snippet", "snippets")}.`,
  "import.made": (told: Told) => `${told.who} imported ${told.what}${outcome(told)}.`,
  "import.undone": (told: Told) => `${told.who} undid an import of ${told.what}${outcome(told)}.`,
  "export.made": ({ who, what }: Told) => `${who} exported ${what}.`,
  "document.trashed": ({ who }: Told) => `${who} put a document of the team into the trash.`,
  "document.restored": ({ who }: Told) => `${who} took a document of the team out of the trash.`,
  "document.deleted": ({ who }: Told) => `${who} deleted a document of the team for good.`,
  "webhook.added": (told: Told) => `${told.who} set up ${things(told, "webhook", "webhooks")}.`,
  "webhook.changed": (told: Told) =>
    `${told.who} changed ${things(told, "webhook", "webhooks")}${told.fields && `: ${told.fields}`}.`,
  "webhook.deleted": (told: Told) => `${told.who} deleted ${things(told, "webhook", "webhooks")}.`,
  "webhook.switched-off": (told: Told) =>
    `${told.who} switched ${things(told, "webhook", "webhooks")} off: nothing had arrived for more than a day.`,
  "operator.made": (told: Told) => `${told.who} made ${somebody(told)} an operator of this server.`,
  "operator.unmade": (told: Told) => `${told.who} took the server’s keys from ${somebody(told)}.`,
} satisfies Readonly<Record<string, (told: Told) => string>>;

/** What the activity log says besides. */
export const activity = {
  title: "Activity log",
  about: "Who did what in this team, when, and from where.",
  serverAbout: "What concerns the whole server: accounts, sign-ins, keys, teams that came and went.",
  notYours: "Those who run the team can see what was done in it.",
  server: "Housestyle",
  nobody: "Somebody",
  heads: { what: "What happened", from: "From", when: "When" },
  act: "What happened",
  facts: {
    when: "When",
    who: "Who",
    key: "With the key",
    from: "Address",
    program: "With",
  },
  unknown: "Not known",
  person: "Person",
  everybody: "Everybody",
  kind: "About",
  everything: "Everything",
  time: "Time",
  times: { all: "Any time", "1": "Last day", "7": "Last 7 days", "30": "Last 30 days", "90": "Last 90 days" },
  exportCsv: "Export as a table",
  exportLines: "Export as lines of JSON",
  exports: "Export",
  failed: "The log could not be downloaded.",
  empty: "Nothing to see yet",
  emptyText: "What is done here from now on is listed, the newest first.",
  noFound: "Nothing fits",
  noFoundText: "Choose another person, time or kind.",
  kinds: {
    people: "Members",
    team: "The team",
    dictionary: "Dictionary",
    guides: "Style guides and rules",
    house: "House style",
    terms: "Terms",
    snippets: "Snippets",
    files: "Imports and exports",
    documents: "Documents",
    webhooks: "Webhooks",
    accounts: "Accounts and sign-ins",
    keys: "Keys",
    teams: "Teams",
    operators: "Operators",
  },
  tables: {
    dictionary: "the dictionary",
    styleguide: "style guides",
    snippets: "snippets",
    termbase: "terms",
    team: "everything of the team",
    audit: "this log",
  } as Readonly<Record<string, string>>,
  something: "something",
  fields: {
    Name: "name",
    CompanyName: "company",
    CompanyAddress: "address of the company",
    VatNumber: "VAT number",
    Country: "country",
    Language: "English",
    DefaultStyle: "kind of text",
    AllowUserDictionary: "who may add words",
    AllowTermProposals: "who may propose terms",
    ShowMembersAnalytics: "numbers for each member",
    AllowRulesOff: "who may switch rules off",
    Goals: "goals",
    AllowedDomains: "allowed domains",
    Flags: "features",
    Seats: "seats",
    LicenceExpiry: "licence",
    WriterType: "kind of writer",
    Preferences: "settings",
    Url: "address",
    Events: "what it is told of",
    IsEnabled: "switched on or off",
    Secret: "secret",
  } as Readonly<Record<string, string>>,
};
