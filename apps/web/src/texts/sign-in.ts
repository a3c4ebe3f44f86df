import type { WriterType } from "@housestyle/contract";
import { catalogue, say } from "@housestyle/texts";

/** What kind of writer somebody is, in the order it is offered. */
const writerTypes: Readonly<Record<WriterType, string>> = catalogue("writerTypes", {
  Fiction: "Fiction",
  CreativeWriterPublished: "Creative writing, published",
  CreativeWriterUnpublished: "Creative writing, unpublished",
  Nonfiction: "Nonfiction",
  Academic: "Academic writing",
  AcademicStudent: "Academic writing (student)",
  AcademicTeacher: "Academic writing (teacher)",
  Business: "Business",
  Copywriter: "Advertising and marketing",
  Blogger: "Blog",
  Other: "Something else",
});

/** What is said around signing in. */
export const signIn = catalogue("signIn", {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  showPassword: "Show",
  hidePassword: "Hide",
  showPasswordName: "Show password",
  hidePasswordName: "Hide password",
  capsLock: "Caps Lock is on.",
  passwordHint: "At least 10 characters. A passphrase of a few words is easy to remember.",
  remember: "Keep me logged in on this device",
  name: "Your name",
  nameHint: "Optional. This is what your team will see.",
  writerType: "What do you write most?",
  writerTypes,
  wrong: "Please correct the following:",
  missing: {
    email: "Enter your email address.",
    emailForm: "Enter an email address, such as ann@example.org.",
    password: "Enter your password.",
    newPassword: "Choose a password.",
    shortPassword: "A password needs at least 10 characters.",
    companyName: "Enter the company name, or hide the company details.",
  },
  elsewhere: {
    label: "Other ways to log in",
    go: say("Continue with {name}", (name: string) => ({ name })),
    or: "or",
    failedTitle: "You couldn’t be logged in:",
    /** Why it came to nothing, by the code in the address. */
    failed: {
      access_denied: "The login was canceled. Nothing has changed.",
      state_mismatch: "This login took too long or was started in another window. Please try again.",
      account_not_linked:
        "An account with this email address already exists, with a different way to log in. Log in the way you did before.",
      email_not_found: "The other service didn’t share your email address, and an account needs one.",
      email_not_verified:
        "Your email address isn’t verified with the other service yet. Verify it there, then come back.",
      signup_disabled: "No account found, and sign-up is by invitation only.",
    },
    failedOtherwise: "Logging in with the other service failed. Please try again, or ask the operator of this server.",
  },
  login: {
    title: "Log in",
    lead: "Welcome back.",
    submit: "Log in",
    forgotten: "Forgot your password?",
    noAccount: "No account yet?",
    signUp: "Sign up",
  },
  signUp: {
    title: "Create an account",
    lead: "Keep your documents, your words, and your style on this server, and share them with a team. You don’t need an account to check a text.",
    firstRun:
      "You’re the first one here. This account becomes the operator of the server: it can see teams and accounts, and manage licenses.",
    invited: say("You’ve been invited to {team}. You’ll join as soon as you create an account.", (team: string) => ({
      team,
    })),
    submit: "Create account",
    consent:
      "What you write while logged in is saved to your account on this server. Turn on “Stay on this device” in the editor’s menu to prevent that.",
    privacy: "Where your data goes",
    hasAccount: "Already have an account?",
    logIn: "Log in",
    closed: {
      title: "Sign-up is closed",
      text: "This server is invitation-only. If you were invited, follow the link in the email. The editor works without an account.",
      editor: "Open the editor",
    },
  },
  company: {
    enter: "Enter Company Details",
    hide: "Hide",
    about: "Creates a team for your company, with you as its admin. You can change everything later.",
    name: "Company name",
    address: "Address",
    vat: "VAT number",
    country: "Country",
  },
  verify: {
    title: "Verify your email address",
    done: { title: "Your email address is verified", text: "You’re all set.", go: "Continue" },
    failed: { title: "This link didn’t work", text: "Each link works only once, and for a limited time." },
    sent: say("We sent a link to {email}. Follow it to verify that the address is yours.", (email: string) => ({
      email,
    })),
    sentUnknown: "We sent you an email with a link. Follow it to verify that the address is yours.",
    already: "This email address is already verified.",
    resend: "Resend email",
    resent: "Email sent. It may take a minute to arrive.",
    noLetter: "Didn’t get it? Check your spam folder.",
    logIn: "Go to login",
    loggedOut: "To get a new link, log in and request it here.",
  },
  mailFolder: "This server can’t send email yet. Ask its operator for your verification link.",
  mailFolderYours:
    "Your server can’t send email yet. The verification email is in the “mail” folder of its data. See the Server page for details.",
  forgotten: {
    title: "Forgot your password?",
    lead: "Enter your email address, and we’ll send you a link to choose a new one.",
    submit: "Send link",
    sent: {
      title: "Check your inbox",
      text: say(
        "If {email} belongs to an account here, a link is on its way. It works for one hour.",
        (email: string) => ({ email }),
      ),
    },
    back: "Back to login",
  },
  reset: {
    title: "Choose a new password",
    lead: "You’ll be logged out everywhere else.",
    submit: "Save password",
    noToken: "This link is incomplete. Follow the link in the email again, or request a new one.",
    again: "Request a new link",
    done: { title: "Password changed", text: "Log in with your new password.", logIn: "Log in" },
  },
  invitation: {
    title: say("Join {team}", (team: string) => ({ team })),
    position: say(
      "{position, select, User {You’ll write with the team’s style, words, and snippets.} other {You’ll help manage the team.}}",
      (position: string) => ({ position }),
    ),
    ends: say("This invitation expires on {day}.", (day: string) => ({ day })),
    to: say("It was sent to {email}.", (email: string) => ({ email })),
    by: say("{name} invited you.", (name: string) => ({ name })),
    join: "Join team",
    wrongAccount: say(
      "You’re logged in as {mine}. Join with this account, or log in with the other one.",
      (mine: string) => ({ mine }),
    ),
    other: "Log in with another account",
    signUp: "Create an account and join",
    logIn: "I have an account",
    failed: {
      title: "This invitation can’t be used",
      text: "It may have been used, withdrawn, or expired. The person who invited you can send a new one or give you the join code.",
    },
    away: "The invitation couldn’t be loaded",
    code: "Join code",
    codeHint: "From the invitation email or a team admin.",
    useCode: "Use code",
    noCode: "Enter the join code.",
    withCode: { title: "Join a team", lead: "Enter the code a team admin gave you." },
    logInFirst: "Log in",
    logInFirstText: "A join code adds your account to a team, so you need to be logged in.",
  },
  welcome: {
    title: say("{isNamed, select, true {Welcome, {name}} other {Welcome}}", (name: string) => ({
      name,
      isNamed: name !== "",
    })),
    lead: "Three quick questions, so suggestions fit what you write. Skip them if you like.",
    writerType: "What do you write most?",
    purpose: "What would you like help with?",
    purposes: {
      mistakes: "Catching mistakes before others do",
      style: "A clearer, livelier style",
      team: "One style for a whole team",
      english: "English as a second language",
      explore: "Just looking",
    },
    heard: "How did you hear about Housestyle?",
    hears: {
      friend: "A friend or colleague",
      work: "My team uses it",
      search: "A search engine",
      article: "An article or talk",
      code: "Its source code",
      other: "Some other way",
    },
    finish: "Start writing",
    toTeam: "Create your team",
    skip: "Skip",
    mailSent: say("We sent a link to {email} to verify your address.", (email: string) => ({ email })),
    companyFailed:
      "Your account was created, but the company details weren’t saved. You can enter them on the Team page.",
  },
});
