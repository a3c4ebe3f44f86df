import { plural } from "./plural.ts";

/** What the screens of a team say. */
export const team = {
  title: "Team",
  about: "What the people of a team share: who they are, how they write, and what they may add.",
  which: "Team",
  none: "You are not in a team yet",
  noneText:
    "A team shares its dictionary, house style, style guides, terms and snippets. Everybody in it writes by them at once.",
  make: "Make a team",
  name: "Name of the team",
  company: { show: "Enter Company Details", hide: "Hide" },
  companyName: "Company",
  companyAddress: "Address",
  vatNumber: "VAT number",
  country: "Country",
  language: "English",
  style: "Kind of text",
  dictionary: "Members may add words to the team’s dictionary",
  proposals: "Members may propose terms",
  rulesOff: "Members may switch the team’s rules off for themselves",
  rulesOffHint: "Without it they can silence a rule at one place or in one document.",
  watch: "Admins see numbers for each member",
  watchHint: "Words and accepted remarks, never texts. Members are told.",
  settings: "Settings",
  save: "Save",
  saved: "Saved.",
  licence: "Licence",
  endless: "It has no end.",
  until: (day: string) => `It lasts until ${day}.`,
  lapsed: (day: string) => `It ended on ${day}. Everything can still be read, exported and deleted, but not changed.`,
  daysLeft: (days: number) => `That is ${plural(days, "day", "days")} from now.`,
  seats: (used: number, seats: number | null) =>
    seats === null
      ? `${plural(used, "seat", "seats")} in use, without a limit.`
      : `${used.toLocaleString("en")} of ${plural(seats, "seat", "seats")} in use.`,
  flags: "Features",
  flagsAbout: "What members find in their editor. A feature the server does not have stays off.",
  flagNames: {
    RealtimeReportPanel: "Remarks beside the text",
    NewRealtimeSidebar: "Remarks in groups",
    GoalsSidebar: "Goals",
    ExtensionRealtimePopup: "Card at the word",
    ImportExport: "Import and export",
    TeamDocuments: "Documents that belong to the team",
  } as Readonly<Record<string, string>>,
  as: "As the server",
  on: "On",
  off: "Off",
  readOnly: "You can see how the team is set up. Its admins can change it.",
  you: (position: string) => `You are here as: ${position}.`,
  leave: "Leave the team",
  leaveText: "You lose what the team shares. What you wrote for it stays with it.",
  left: "You have left the team.",
  remove: "Delete the team",
  removeText: (name: string) =>
    `Everything ${name} shares is deleted: dictionary, guides, terms, snippets, numbers. This cannot be undone. Export it first if you may need it.`,
  removed: "The team is deleted.",
  export: "Export everything",
  cancel: "Cancel",
  stale: "Somebody else changed this meanwhile. Here is how it is now; your changes are still in the form.",
};

/** What is said of the goals of a team. */
export const teamGoals = {
  title: "Goals",
  about:
    "What the team’s texts are held to. An empty number is the usual one for the kind of text. Members may set their own, unless you lock a goal.",
  aboutMember: "What your team’s texts are held to. You may set your own in the editor, unless a goal is locked.",
  usually: (value: number) => `Usually ${value}`,
  locked: "Locked for members",
  save: "Save the goals",
};

/** What is said of the domains of a team. */
export const domains = {
  title: "Domains",
  about: "Whoever has a confirmed address at one of these domains is asked whether they want to join.",
  inForce: "In force",
  notInForce: "Not in force",
  reasons: {
    public: "Anybody can have an address there. Only the operator of this server can allow it.",
    unconfirmed: "Nobody who runs this team has a confirmed address there.",
  },
  takeBack: "Take back",
  takeBackOf: (domain: string) => `Take ${domain} back`,
  domain: "Domain",
  hint: "Like example.org. One of those who run the team needs a confirmed address there.",
  add: "Add the domain",
};

/** What somebody is asked who may join a team because of their address. */
export const offers = {
  title: (team: string) => `Join ${team}?`,
  text: (domain: string) =>
    `This team is open to people at ${domain}. If you join, its admins see your name, your address and when you were last here, and its rules are used when your texts are checked. Until then they learn nothing of you.`,
  join: "Join",
  no: "No thanks",
};

/** What the list of members says. */
export const members = {
  title: "Members",
  about: "Who is in the team and what they may do.",
  label: "Members",
  heads: {
    name: "Name",
    email: "E-mail",
    position: "Position",
    licence: "Licence",
    status: "State",
    active: "Last here",
  },
  positions: {
    Unknown: "Unknown",
    User: "User",
    Admin: "Admin",
    "Admin Only": "Admin Only",
  },
  positionHints: {
    User: "Writes with everything the team shares.",
    Admin: "Writes, and changes what the team shares.",
    "Admin Only": "Changes what the team shares, without a seat for writing.",
  },
  licences: { Free: "Free", Premium: "Premium" },
  states: { Active: "Member", Invited: "Invited", Removed: "Removed" },
  you: "you",
  unnamed: "–",
  invite: "Invite people",
  emails: "E-mail addresses",
  emailsHint: "One in each line, or separated by commas.",
  position: "Position",
  licence: "Licence",
  send: "Send invitations",
  sent: (count: number) => `${plural(count, "invitation is", "invitations are")} on the way.`,
  folder: "This server sends no letters yet: it writes them to a folder. Copy each link and hand it on yourself.",
  links: "Links to hand on",
  linkOf: (email: string) => `Link for ${email}`,
  copyOf: (email: string) => `Copy the link for ${email}`,
  problem: (email: string, message: string) => `${email}: ${message}`,
  noEmail: "Write at least one address.",
  member: "Member",
  save: "Save",
  saved: "Saved.",
  link: "Link to join",
  linkHint: "Whoever opens it may join in this person’s place. It works once.",
  copy: "Copy the link",
  copied: "The link is copied.",
  bulkPosition: "Position",
  bulkLicence: "Licence",
  changed: (count: number) => `${plural(count, "member is", "members are")} changed.`,
  joined: (when: string) => `Joined: ${when}`,
  invited: (when: string) => `Invited: ${when}`,
  choose: "Change to…",
  again: "Invite again",
  removed: (count: number) => `${plural(count, "person is", "people are")} no longer in the team.`,
};
