import { catalogue, say } from "@housestyle/texts";

/** A fault is told beside the member's name, of the whole request (an empty place), or with the place in front. */
const ofPlace = (place?: string) => ({
  of: place === undefined ? "member" : place === "" ? "whole" : "place",
  place: place ?? "",
});

/** What callers are told beyond the sentences of the contract's table of failures. */
export const refusals = catalogue("refusals", {
  operator: {
    ownAccount: "You cannot disable or delete your own account here. Delete it on your account page.",
    confirm: "This is not the email address of the account. Nothing was deleted.",
  },
  request: {
    /** Each beside the name of a member, of the whole request, or of a place in it. */
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
      "{of, select, member {may be at most {most} long} whole {The request may be at most {most} long.} other {{place} may be at most {most} long.}}",
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
      "{of, select, member {does not have the right form} whole {The request does not have the right form.} other {{place} does not have the right form.}}",
      ofPlace,
    ),
    at: say("{place}: {sentence}", (place: string, sentence: string) => ({ place, sentence })),
    inexactNumber: "The request holds a number that is too large to be kept exactly.",
    badCharacters: "The request holds half of a character or a null character. Take it out and send the rest again.",
    infiniteNumber: "The request holds a number that is too large.",
    tooDeep: "The request is nested too deeply.",
    badName: "No member may be called __proto__.",
    partNamedFile: "Send a part with the name file.",
    badForm: "The form with the file cannot be read.",
  },
  list: {
    filter: say("The filter cannot be read at character {place}: {reason}", (place: number, reason: string) => ({
      place,
      reason,
    })),
    orderBy: "OrderBy: choose a column of this list.",
    noColumn: "There is no such column.",
    notYesNo: "This is not a yes/no property.",
    kinds: { text: "text", number: "number", boolean: "yes or no", date: "date" },
    unlike: say("A {one} cannot be compared with a {other}.", (one: string, other: string) => ({ one, other })),
    noOrder: "Yes and no cannot be ordered.",
    noText: "A text to look for is missing here.",
    notText: "This is not a text.",
    notNumber: "A number is wanted here.",
    notFlag: "Only true or false can stand here.",
    notDate: "A date is wanted here: 2027-01-31.",
    noProperty: "There is no such property.",
    tooLarge: "This number is too large.",
    unreadable: "This cannot be read.",
    openQuote: "This text has no closing quote.",
    notOver: "The filter should end here, or go on with and, or.",
    noComparison: "A comparison is missing here: eq, ne, gt, ge, lt, le or in.",
    onlyValues: "Only values can stand in this list.",
    noOperand: "A name or a value is missing here.",
    noFunction: "This function is not known.",
    noMark: say("A “{mark}” is missing here.", (mark: string) => ({ mark })),
    tooLong: "This filter is too long.",
    tooDeep: "This filter is nested too deeply.",
  },
  accounts: {
    password: "The password is not right.",
    confirm: "Write your e-mail address to confirm.",
    keyLastsLonger: "A key cannot make one that lasts longer than itself.",
    ownSignInOff: "Signing in with a team's own provider is switched off (WLSSO).",
    noClient: "ClientId and ClientSecret are missing.",
    noEntryPoint: "EntryPoint and Certificate are missing.",
  },
  content: {
    whichIds: "Say which ids to delete.",
    movedOn: say("The row is now at {version}.", (version: number | string) => ({ version })),
    otherOwner: "A row cannot move to another owner.",
    inItself: "A folder cannot lie in itself.",
    full: say("There is room for {most} at most.", (most: number) => ({ most })),
    isThere: "is already there",
    whichTeam: "Say which team: teamId.",
    noTemplate: "There is no such template.",
  },
  documents: {
    notAWriter: "Your position is to manage the team, not to write in it.",
    switchedOff: "Documents of a team are switched off.",
    tooLong: say("A document may be at most {most} characters long.", (most: number) => ({ most })),
  },
  files: {
    format: say("Choose a format: {formats}.", (formats: readonly string[]) => ({ formats: formats.join(", ") })),
    full: say("There is room for {most} at most; the file has more.", (most: number) => ({ most })),
    tooSlow: "Reading the file took too long, and was stopped.",
    tooLarge: "Reading the file needed too much memory, and was stopped.",
    noParent: "parentId: this content lies in nothing.",
    howToSend: "Send the file as a part named file, or as Text or Base64.",
    choiceTwice: "The file has this choice twice.",
    undone: "This import was undone already.",
    changedSince: say(
      "{count, plural, one {One row was} other {{count} rows were}} changed since the import.",
      (count: number) => ({ count }),
    ),
  },
  teams: {
    isIn: "This person is in the team already.",
    domain: "Write a domain: example.org.",
    twice: "One address is in the list twice.",
    publicDomain: say(
      "Anybody can have an address at {domain}. Only the operator of this server can allow it.",
      (domain: string) => ({ domain }),
    ),
    foreignDomain: say("Nobody who runs this team has a confirmed address at {domain}.", (domain: string) => ({
      domain,
    })),
  },
  letters: {
    account: "These are more letters than one account may send in a day. None was sent.",
    team: "These are more letters than one team may send in a day. None was sent.",
    server: "This server has sent as many emails as it may in an hour. None was sent. Try again later.",
    address: "This address has been sent enough letters for now. None was sent.",
  },
  /** What clients of LanguageTool are told. */
  languagetool: {
    textOrData: "Send either “text” or “data”.",
    textOrAnnotation: "Write either “text” or “annotation” in “data”.",
    unknown: say("There is no parameter “{name}” here.", (name: string) => ({ name })),
    onlyAndNot: "With “enabledOnly” nothing can be disabled.",
    onlyNothing: "With “enabledOnly” say which rules or categories are enabled.",
    bothOrNeither: "Send both “username” and “apiKey”, or neither.",
    badKey: "The user name or the key is not right.",
    whose: "Send “username” and “apiKey”: a dictionary belongs to somebody.",
    noDictionary: "There is no such dictionary.",
    oneWord: "A word has no blanks in it.",
    notChecked: say("Texts in this language are not checked here: {language}.", (language: string) => ({ language })),
  },
  webhooks: {
    noPassword: "Leave names and passwords out of the address.",
    notEncrypted: "Write an address that begins with https://.",
  },
  oauth: {
    grantType: "Only the grant type authorization_code is supported.",
    target: "Keys are only given for this server.",
    client: "This client is not registered, or its registration has expired. Register again.",
    code: "This code is unknown, used, or expired, or it was issued for another client, address, or code_verifier.",
    redirectUri:
      "Each redirect_uri must begin with https://, or with http:// and a loopback address, and have no fragment.",
    codeOnly: "Only the grant type authorization_code and the response type code are supported.",
    unnamed: "An app without a name",
    full: "Too many clients are registered at the moment. Try again later.",
  },
});
