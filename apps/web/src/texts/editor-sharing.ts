import type { DocumentRole } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts for sharing a document. */
export const editorSharing = catalogue("editorSharing", {
  loading: "Loading people with access…",
  notSaved: "Save this text to your documents first. Then you can share it.",
  people: "People and teams with access",
  owner: say("{name} (owner)", (name: string) => ({ name })),
  team: say("Team {name}", (name: string) => ({ name })),
  roles: {
    view: "Can view",
    comment: "Can comment",
    suggest: "Can suggest",
    edit: "Can edit",
    own: "Owner",
  } satisfies Record<DocumentRole, string>,
  rolesAbout:
    "Owners can also share and delete the document. If your account is deleted, the document passes to another owner.",
  throughProject: say(
    "{role}, {isNamed, select, true {through the project {project}} other {through a project}}",
    (role: string, project: string) => ({ role, isNamed: project !== "", project: quoted(project) }),
  ),
  roleOf: say("Access for {name}", (name: string) => ({ name })),
  remove: say("Remove {name}", (name: string) => ({ name })),
  removed: say("{name} no longer has access.", (name: string) => ({ name })),
  shared: say("Shared with {name}.", (name: string) => ({ name })),
  changed: say("Access for {name} changed.", (name: string) => ({ name })),
  requests: {
    title: "Requests for access",
    ask: "Ask for access",
    about: "If you ask for access, the owner sees your name and email address.",
    asked: "Request sent. If the document exists, its owner will decide, and you’ll get a notification.",
    give: "Give access",
    giveTo: say("Give access to {name}", (name: string) => ({ name })),
    decline: "Decline",
    declineOf: say("Decline the request from {name}", (name: string) => ({ name })),
    declined: say(
      "Request from {name} declined. They’ll be notified and can ask again in 30 days.",
      (name: string) => ({
        name,
      }),
    ),
  },
  add: {
    title: "Add people",
    with: "Share with",
    person: "A person",
    email: "Email address",
    emailHint: "The address of an account on this server.",
    role: "Access",
    submit: "Share",
    needsEmail: "Enter an email address.",
  },
  links: {
    title: "Links",
    none: "No links yet.",
    about: "Anyone with an account on this server can open the link. Links for guests also open without an account.",
    role: "Access",
    expires: "Expires after",
    never: "No expiration",
    days: say("{count, plural, one {1 day} other {# days}}", (count: number) => ({ count })),
    password: "Password",
    passwordHint: "Optional. Send it separately from the link.",
    guests: "Also for guests without an account",
    guestsHint: say(
      "{mayComment, select, true {Guests can view the document, or comment under a name they enter if the link allows it.} other {Guests can view the document.}}",
      (mayComment: boolean) => ({ mayComment }),
    ),
    forGuests: "for guests, too",
    create: "Create link",
    created: "Copy the link now. It won’t be shown again.",
    address: "Link",
    copy: "Copy link",
    copied: "Link copied.",
    until: say("expires {day}", (day: string) => ({ day })),
    expired: "expired",
    withPassword: "with password",
    opened: say(
      "{count, plural, =0 {not opened yet} one {opened by 1 person} other {opened by # people}}",
      (count: number) => ({
        count,
      }),
    ),
    from: say("created {day}", (day: string) => ({ day })),
    delete: say("Delete link {description}", (description: string) => ({ description })),
    remove: "Delete link",
    deleted: "Link deleted. People who got access through it no longer have access.",
  },
  /** The page that a link leads to. */
  open: {
    title: "Shared document",
    logIn: "Log in to open the document that was shared with you.",
    logInAction: "Log in",
    signUp: "Sign up",
    opening: "Opening the document…",
    password: "Password",
    lead: "Enter the password for this link.",
    failed: "This link or its password isn’t valid, or the link has expired. Ask the sender for a new one.",
    submit: "Open document",
    incomplete: "This address is incomplete. Copy the whole link and try again.",
  },
  /** Sharing all documents of a project. */
  project: {
    title: say("Share project {project}", (project: string) => ({ project: quoted(project) })),
    about:
      "Everyone listed here can open all documents in this project and the projects within it, including documents you add later. If you move a document out of the project, they lose the access they had through it.",
    of: "Project owner",
    own: "You",
    share: "Share…",
  },
  leave: "Remove my access",
  left: say("You no longer have access to {title}.", (title: string) => ({ title: quoted(title) })),
});
