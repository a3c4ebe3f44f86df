import { catalogue, say } from "@housestyle/texts";

/** What the screens of a team say. */
export const team = catalogue("team", {
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
  asTheyLike: "Each member as they like",
  watch: "Admins see numbers for each member",
  watchHint: "Words and accepted remarks, never texts. Members are told.",
  settings: "Settings",
  save: "Save",
  saved: "Saved.",
  licence: "Licence",
  endless: "It has no end.",
  until: say("It lasts until {day}.", (day: string) => ({ day })),
  lapsed: say("It ended on {day}.", (day: string) => ({ day })),
  daysLeft: say("That is {days, plural, one {# day} other {# days}} from now.", (days: number) => ({ days })),
  seats: say(
    "{isLimited, select, true {{used, number} of {seats, plural, one {# seat} other {# seats}} in use.} other {{used, plural, one {# seat} other {# seats}} in use, without a limit.}}",
    (used: number, seats: number | null) => ({ used, seats: seats ?? 0, isLimited: seats !== null }),
  ),
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
  you: say("You are here as: {position}.", (position: string) => ({ position })),
  leave: "Leave the team",
  leaveText: "You lose what the team shares. What you wrote for it stays with it.",
  left: "You have left the team.",
  remove: "Delete the team",
  removeText: say(
    "Everything {name} shares is deleted: dictionary, guides, terms, snippets, numbers. This cannot be undone. Export it first if you may need it.",
    (name: string) => ({ name }),
  ),
  removed: "The team is deleted.",
  export: "Export everything",
  cancel: "Cancel",
  stale: "Somebody else changed this meanwhile. Here is how it is now; your changes are still in the form.",
});

/** What is said of the goals of a team. */
export const teamGoals = catalogue("teamGoals", {
  title: "Goals",
  about:
    "What the team’s texts are held to. An empty number is the usual one for the kind of text. Members may set their own, unless you lock a goal.",
  aboutMember: "What your team’s texts are held to. You may set your own in the editor, unless a goal is locked.",
  usually: say("Usually {value, number}", (value: number) => ({ value })),
  locked: "Locked for members",
  save: "Save the goals",
});

/** What is said of the domains of a team. */
export const domains = catalogue("domains", {
  title: "Domains",
  about: "Whoever has a confirmed address at one of these domains is asked whether they want to join.",
  inForce: "In force",
  notInForce: "Not in force",
  reasons: {
    public: "Anybody can have an address there. Only the operator of this server can allow it.",
    unconfirmed: "Nobody who runs this team has a confirmed address there.",
  },
  takeBack: "Take back",
  takeBackOf: say("Take {domain} back", (domain: string) => ({ domain })),
  domain: "Domain",
  hint: "Like example.org. One of those who run the team needs a confirmed address there.",
  add: "Add the domain",
});

/** What somebody is asked who may join a team because of their address. */
export const offers = catalogue("offers", {
  title: say("Join {team}?", (team: string) => ({ team })),
  text: say(
    "This team is open to people at {domain}. If you join, its admins see your name, your address and when you were last here, and its rules are used when your texts are checked. Until then they learn nothing of you.",
    (domain: string) => ({ domain }),
  ),
  join: "Join",
  no: "No thanks",
});

/** What the list of members says. */
export const members = catalogue("members", {
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
  sent: say("{count, plural, one {# invitation is} other {# invitations are}} on the way.", (count: number) => ({
    count,
  })),
  folder: "This server sends no letters yet: it writes them to a folder. Copy each link and hand it on yourself.",
  links: "Links to hand on",
  linkOf: say("Link for {email}", (email: string) => ({ email })),
  copyOf: say("Copy the link for {email}", (email: string) => ({ email })),
  problem: say("{email}: {message}", (email: string, message: string) => ({ email, message })),
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
  changed: say("{count, plural, one {# member is} other {# members are}} changed.", (count: number) => ({ count })),
  joined: say("Joined: {when}", (when: string) => ({ when })),
  invited: say("Invited: {when}", (when: string) => ({ when })),
  choose: "Change to…",
  again: "Invite again",
  removed: say("{count, plural, one {# person is} other {# people are}} no longer in the team.", (count: number) => ({
    count,
  })),
});
