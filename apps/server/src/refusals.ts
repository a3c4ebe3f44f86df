import { catalogue, say } from "@housestyle/texts";

/** Selects the form of a message: beside the member's name, about the whole request, or with the location in front. */
const ofPlace = (place?: string) => ({
  of: place === undefined ? "member" : place === "" ? "whole" : "place",
  place: place ?? "",
});

/** The messages for callers besides those in the contract's table of failures. */
export const refusals = catalogue("refusals", {
  operator: {
    ownAccount: "You can’t disable or delete your own account here. Delete it on your Account page.",
    confirm: "This email address doesn’t match the account. Nothing was deleted.",
  },
  request: {
    /** Each has a form beside a member's name, for the whole request, and with a location. */
    missing: say(
      "{of, select, member {is missing} whole {The request is missing.} other {{place} is missing.}}",
      ofPlace,
    ),
    mustBe: {
      object: say(
        "{of, select, member {must be an object} whole {The request must be an object.} other {{place} must be an object.}}",
        ofPlace,
      ),
      array: say(
        "{of, select, member {must be a list} whole {The request must be a list.} other {{place} must be a list.}}",
        ofPlace,
      ),
      string: say(
        "{of, select, member {must be a string} whole {The request must be a string.} other {{place} must be a string.}}",
        ofPlace,
      ),
      number: say(
        "{of, select, member {must be a number} whole {The request must be a number.} other {{place} must be a number.}}",
        ofPlace,
      ),
      boolean: say(
        "{of, select, member {must be a boolean} whole {The request must be a boolean.} other {{place} must be a boolean.}}",
        ofPlace,
      ),
      int: say(
        "{of, select, member {must be a whole number} whole {The request must be a whole number.} other {{place} must be a whole number.}}",
        ofPlace,
      ),
      record: say(
        "{of, select, member {must be an object} whole {The request must be an object.} other {{place} must be an object.}}",
        ofPlace,
      ),
    } as Readonly<Record<string, (place?: string) => string>>,
    atMostLong: say(
      "{of, select, member {must not be longer than {most}} whole {The request must not be longer than {most}.} other {{place} must not be longer than {most}.}}",
      (most: number | bigint, place?: string) => ({ ...ofPlace(place), most: String(most) }),
    ),
    oneOf: say(
      "{of, select, member {must be one of: {choices}} whole {The request must be one of: {choices}.} other {{place} must be one of: {choices}.}}",
      (choices: readonly string[], place?: string) => ({ ...ofPlace(place), choices: choices.join(", ") }),
    ),
    wrongType: say(
      "{of, select, member {has the wrong type} whole {The request has the wrong type.} other {{place} has the wrong type.}}",
      ofPlace,
    ),
    wrongForm: say(
      "{of, select, member {is not in the right format} whole {The request is not in the right format.} other {{place} is not in the right format.}}",
      ofPlace,
    ),
    at: say("{place}: {sentence}", (place: string, sentence: string) => ({ place, sentence })),
    inexactNumber: "The request contains a number that is too large to store exactly.",
    badCharacters: "The request contains an incomplete character or a null character. Remove it and try again.",
    infiniteNumber: "The request contains a number that is too large.",
    tooDeep: "The request is nested too deeply.",
    badName: "__proto__ is not allowed as a property name.",
    partNamedFile: "Send the file in a part named file.",
    badForm: "The form data with the file could not be read.",
  },
  list: {
    filter: say("The filter is not valid at character {place}: {reason}", (place: number, reason: string) => ({
      place,
      reason,
    })),
    orderBy: "OrderBy: choose a column of this list.",
    noColumn: "Unknown column.",
    notYesNo: "This property is not a Boolean.",
    kinds: { text: "string", number: "number", boolean: "Boolean", date: "date" },
    unlike: say("A {one} cannot be compared with a {other}.", (one: string, other: string) => ({ one, other })),
    noOrder: "Boolean values cannot be ordered.",
    noText: "A search string is missing here.",
    notText: "A string is expected here.",
    notNumber: "A number is expected here.",
    notFlag: "true or false is expected here.",
    notDate: "A date such as 2027-01-31 is expected here.",
    noProperty: "Unknown property.",
    tooLarge: "This number is too large.",
    unreadable: "This is not valid.",
    openQuote: "This string has no closing quotation mark.",
    notOver: "The filter should end here, or continue with “and” or “or”.",
    noComparison: "An operator is missing here: eq, ne, gt, ge, lt, le, or in.",
    onlyValues: "This list can contain only values.",
    noOperand: "A name or a value is missing here.",
    noFunction: "Unknown function.",
    noMark: say("A “{mark}” is missing here.", (mark: string) => ({ mark })),
    tooLong: "This filter is too long.",
    tooDeep: "This filter is nested too deeply.",
  },
  assistance: {
    off: "This feature is turned off.",
    none: "No language model is available.",
    host: say(
      "The operator of this server does not allow {host}. Ask them to add it to HOUSESTYLE_LLM_HOSTS.",
      (host: string) => ({ host }),
    ),
  },
  accounts: {
    password: "Incorrect password.",
    confirm: "Type your email address to confirm.",
    keyLastsLonger: "An API key cannot create a key that expires later than it does.",
    ownSignInOff: "Single sign-on is turned off (WLSSO).",
    noCompanyLogin: "No company login is set up for this email address. Log in with your password.",
    unprovenDomain: say(
      "Prove that {domain} belongs to your organization first: add the TXT record {record} to it, or ask the operator of this server to allow the domain.",
      (domain: string, record: string) => ({ domain, record }),
    ),
    noClient: "ClientId and ClientSecret are required.",
    noEntryPoint: "EntryPoint and Certificate are required.",
  },
  content: {
    whichIds: "Specify the IDs to delete.",
    movedOn: say("The current version is {version}.", (version: number | string) => ({ version })),
    otherOwner: "An item cannot be moved to another owner.",
    inItself: "A folder can’t contain itself.",
    full: say("The limit is {most}.", (most: number) => ({ most })),
    isThere: "already exists",
    whichTeam: "Specify a team with teamId.",
    noTemplate: "Unknown template.",
  },
  documents: {
    notAWriter: "Your role lets you manage the team but not write documents in it.",
    switchedOff: "Team documents are turned off.",
    sharingOff: "Sharing documents is turned off.",
    role: "Your access to this document doesn’t allow this. Ask its owner for more access.",
    link: "This link or its password isn’t valid, or the link has expired.",
    noProvenance: "Your team doesn’t allow recording how documents are written.",
    guestsRead: "Guests can view this document, but not comment on it.",
    noGuests: "Guests aren’t allowed for this document. A team admin can change that in the team settings.",
    noAccount: "No account on this server has this email address.",
    shareWithOne: "Enter the email address of one person, or choose one team.",
    foreignImage: "This image belongs to someone else. Insert your own copy of it.",
    ownersShare: "This document already belongs to this person or team.",
    ownersProject: "This project already belongs to this person or team.",
    tooLong: say("A document can have at most {most} characters.", (most: number) => ({ most })),
  },
  comments: {
    switchedOff: "Comments are turned off.",
    gone: "The words you commented on are no longer in the document.",
    mention: "A comment can only mention people who can read it.",
    notYours: "You can only delete your own comments.",
  },
  notifications: {
    switchedOff: "Notifications are turned off.",
  },
  images: {
    noImage: "Send a PNG, JPEG, GIF, WebP, or AVIF image in a part named file.",
    tooLarge: "An image can be at most 10 MB and 50 megapixels.",
    otherHash: "The hash in the URL is not the SHA-256 of the image.",
    full: say(
      "Your images take up {megabytes} MB. Delete images you no longer need, then try again.",
      (megabytes: number) => ({
        megabytes,
      }),
    ),
  },
  files: {
    format: say("Choose a format: {formats}.", (formats: readonly string[]) => ({ formats: formats.join(", ") })),
    full: say("The file has too many entries. The limit is {most}.", (most: number) => ({ most })),
    tooSlow: "This file takes too long to read.",
    tooLarge: "This file takes too much memory to read.",
    noParent: "parentId: this type of content has no parent.",
    howToSendOffice: "Send the file in a part named file, or as Base64.",
    notOffice: "This is not a Word (.docx) or OpenDocument (.odt) file, or it is damaged.",
    locked: "This file is password-protected. Save a copy without the password, and send the copy.",
    howToSend: "Send the file in a part named file, or as Text or Base64.",
    choiceTwice: "The file contains this option twice.",
    undone: "This import has already been undone.",
    changedSince: say(
      "{count, plural, one {One row has} other {{count} rows have}} changed since the import.",
      (count: number) => ({ count }),
    ),
  },
  teams: {
    isIn: "This person is already on the team.",
    noSwitcher: "Switching teams is turned off on this server.",
    domain: "Enter a domain such as example.org.",
    twice: "An address appears more than once in the list.",
    publicDomain: say(
      "Anyone can get an address at {domain}, so only the operator of this server can allow it.",
      (domain: string) => ({ domain }),
    ),
    foreignDomain: say("No admin of this team has a verified email address at {domain}.", (domain: string) => ({
      domain,
    })),
  },
  letters: {
    account: "This account has reached its daily email limit. No email was sent.",
    team: "This team has reached its daily email limit. No email was sent.",
    server: "This server has reached its hourly email limit. No email was sent. Try again later.",
    address: "Too many emails have been sent to this address recently. No email was sent.",
  },
  /** The messages for LanguageTool clients. */
  languagetool: {
    textOrData: "Send either “text” or “data”.",
    textOrAnnotation: "Use either “text” or “annotation” in “data”.",
    unknown: say("Unknown parameter “{name}”.", (name: string) => ({ name })),
    onlyAndNot: "“enabledOnly” cannot be combined with disabled rules or categories.",
    onlyNothing: "“enabledOnly” requires enabled rules or categories.",
    bothOrNeither: "Send both “username” and “apiKey”, or neither.",
    badKey: "Incorrect user name or API key.",
    whose: "Send “username” and “apiKey”. Dictionaries belong to an account.",
    noDictionary: "Dictionary not found.",
    oneWord: "A word cannot contain spaces.",
    notChecked: say("Language not supported: {language}.", (language: string) => ({ language })),
  },
  webhooks: {
    noPassword: "Remove the user name and password from the URL.",
    notEncrypted: "Enter a URL that starts with https://.",
  },
  oauth: {
    grantType: "Only the grant type authorization_code is supported.",
    target: "Keys are only issued for this server.",
    client: "This client is not registered, or its registration has expired. Register again.",
    code: "This code is unknown, used, or expired, or it was issued for another client, address, or code_verifier.",
    redirectUri:
      "Each redirect_uri must begin with https://, or with http:// and a loopback address, and have no fragment.",
    codeOnly: "Only the grant type authorization_code and the response type code are supported.",
    unnamed: "Unnamed app",
    full: "Too many clients are registered at the moment. Try again later.",
  },
});
