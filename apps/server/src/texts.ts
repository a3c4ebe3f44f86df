import type { Connectable } from "@housestyle/contract";
import { catalogue, say } from "@housestyle/texts";

/** What the server says to the person who runs it, and on its pages. What callers are refused with lies in `refusals.ts`. */
export const texts = catalogue("server", {
  database: {
    noPlatform: say(
      "There is no built-in database for {platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.",
      (platform: string) => ({ platform }),
    ),
    notWritable: say(
      "The data folder {folder} cannot be written to. Change its owner, or choose another with HOUSESTYLE_DATA.",
      (folder: string) => ({ folder }),
    ),
    otherVersion: say(
      "The database in {folder} was made by PostgreSQL {found}; this version brings PostgreSQL {wanted}. Export it with the old one, or choose another folder with HOUSESTYLE_DATA.",
      (folder: string, found: string, wanted: string) => ({ folder, found, wanted }),
    ),
    heldByOther: say(
      "The database in {folder} is in use by another program that does not let go. Stop it and try again.",
      (folder: string) => ({ folder }),
    ),
    diskFull: say("The disk that holds {folder} is full. Free some space and try again.", (folder: string) => ({
      folder,
    })),
    unsafeSocketFolder: say(
      "The folder {folder} belongs to someone else, so the database cannot be reached safely. Remove it, or set TMPDIR to a folder of your own.",
      (folder: string) => ({ folder }),
    ),
    noUser:
      "The database refuses to run as root and there is no user “postgres” or “nobody” to run it as. Start as an ordinary user, or set DATABASE_URL.",
    didNotStart: say("The database did not start: {reason} (more in {log})", (log: string, reason: string) => ({
      log,
      reason,
    })),
    didNotAnswer: say("The database did not become ready in time (more in {log})", (log: string) => ({ log })),
    tooOld: say(
      "DATABASE_URL names a PostgreSQL {found}; Housestyle needs {oldest} or newer.",
      (found: number, oldest: number) => ({ found, oldest }),
    ),
    newerSchema: "The database was last used by a newer version of Housestyle. Install that version or a later one.",
    changedMigration: say(
      "This database was made with another {file} than this version brings, so its tables may differ. Start the version that last used it, or restore a backup into an empty one.",
      (file: string) => ({ file }),
    ),
    notLetIn: "The database named by DATABASE_URL refused to let us in. Check its name, user and password.",
    notReached: say("The database named by DATABASE_URL cannot be reached ({code}).", (code: string) => ({ code })),
  },
  /** What a key is called that a program has got for itself. */
  programs: {
    Desktop: "Desktop",
    Office: "Office program",
    MacOffice: "Office program on a Mac",
    GoogleDocsV2: "Google Docs",
    ChromeExtension: "Extension for Chrome",
    SafariExtension: "Extension for Safari",
    FirefoxExtension: "Extension for Firefox",
    EdgeExtension: "Extension for Edge",
  } satisfies Record<Connectable, string>,
  files: {
    missing: say("There is no folder {folder}. Make it, or choose another.", (folder: string) => ({ folder })),
    notAllowed: say("{path} cannot be read or written. Change its owner, or choose another place.", (path: string) => ({
      path,
    })),
    inTheWay: say(
      "Something else is where {path} should be. Move it away, or choose another place.",
      (path: string) => ({ path }),
    ),
    diskFull: "The disk is full. Free some space and try again.",
  },
  backup: {
    usage: "Say which file: npm run backup -- FILE, npm run backup -- --verify [FILE], or npm run restore -- FILE.",
    done: say("Backed up {rows} rows into {file}.", (rows: number, file: string) => ({ rows, file })),
    verified: say(
      "{file} is whole: restored into a database made for it, all {rows} rows of {tables} tables came back as they were.",
      (rows: number, tables: number, file: string) => ({ rows, tables, file }),
    ),
    freshOne: "A backup made now",
    mayNotCreate:
      "To verify a backup a database is made beside the one in use, and the user of DATABASE_URL may not do so. Give it CREATEDB, or restore into a database of your own.",
    noFile: say("There is no file {file}.", (file: string) => ({ file })),
    notReadable: say("The file {file} may not be read.", (file: string) => ({ file })),
    restored: say("Restored {rows} rows. Start the server; everybody signs in anew.", (rows: number) => ({ rows })),
    notEmpty: "This database is in use. Restore into an empty one: choose another folder with HOUSESTYLE_DATA.",
    unreadable: "This file is not a backup of Housestyle, or it is damaged.",
    otherVersion: "This backup was made by another version of Housestyle. Restore it with that version, then update.",
  },
  check: {
    trialFailed: "The example sentence does not trigger this rule.",
    trialFlagged: "The rule also flags the sentence that should be right.",
    at: say("{message} (at character {place})", (message: string, place: number) => ({ message, place })),
  },
  words: {
    title: say("{word}: meaning, synonyms, rhymes – Housestyle", (word: string) => ({ word })),
    about: "Synonyms, rhymes, words that go with it and sentences it stands in.",
    unknownTitle: "No such word – Housestyle",
    unknown: "The word explorer does not know this word.",
  },
  content: { firstGuide: "General rules", firstTermBase: "Terms", firstFolder: "Snippets" },
  settings: {
    onOrOff: "Write on or off.",
    wholeNumber: say("Write a whole number from {least} to {most}.", (least: number, most: number) => ({
      least,
      most,
    })),
    webAddress: "Write it as https://name.",
    redisAddress: "Write it as redis://host:6379.",
    databaseAddress: "Write it as postgres://user:password@host/database.",
    mailAddress: "Write it as smtp://user:password@host:587.",
    timesOfDay: "Write times of day as 03:20, separated by commas.",
    secret: "Write at least 32 characters.",
  },
  deep: {
    noThread:
      "Deeper checking could not be started: its thread has ended, most likely for too little memory. Rules check alone.",
    stopped: "Deeper checking has failed in the middle. Rules check alone until the server is started again.",
  },
  start: {
    listening: say("Housestyle is ready: {url}", (url: string) => ({ url })),
    portTaken: say("Port {port} is already in use. Choose another with PORT.", (port: number) => ({ port })),
    addressRefused: say(
      "The address {host} cannot be used on this machine. Choose another with HOST.",
      (host: string) => ({ host }),
    ),
    badSetting: say("The setting {name} cannot be used: {reason}", (name: string, reason: string) => ({
      name,
      reason,
    })),
    otherSecret:
      "This database belongs to an installation with another secret. Set HOUSESTYLE_SECRET to the one the other servers use.",
    noLexicon: "The word lists are missing. Run “npm run build” once.",
  },
});
