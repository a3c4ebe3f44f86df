import type { Connectable } from "@housestyle/contract";
import { catalogue, say } from "@housestyle/texts";

/** The texts for operators and for pages of the server. Messages for rejected requests are in `refusals.ts`. */
export const texts = catalogue("server", {
  database: {
    noPlatform: say(
      "There is no built-in database for {platform}. Set DATABASE_URL to a server that runs PostgreSQL 15 or newer.",
      (platform: string) => ({ platform }),
    ),
    notWritable: say(
      "The data folder {folder} is not writable. Change its owner, or choose another with HOUSESTYLE_DATA.",
      (folder: string) => ({ folder }),
    ),
    otherVersion: say(
      "The database in {folder} was created by PostgreSQL {found}, but this version includes PostgreSQL {wanted}. Export it with the old version, or choose another folder with HOUSESTYLE_DATA.",
      (folder: string, found: string, wanted: string) => ({ folder, found, wanted }),
    ),
    heldByOther: say(
      "The database in {folder} is in use by another program. Stop that program and try again.",
      (folder: string) => ({ folder }),
    ),
    diskFull: say("The disk that contains {folder} is full. Free some space and try again.", (folder: string) => ({
      folder,
    })),
    unsafeSocketFolder: say(
      "The folder {folder} belongs to someone else, so the database cannot be used safely. Remove the folder, or set TMPDIR to a folder you own.",
      (folder: string) => ({ folder }),
    ),
    noUser:
      "The database cannot run as root, and there is no user “postgres” or “nobody” to run it as. Start as a regular user, or set DATABASE_URL.",
    didNotStart: say("The database did not start: {reason} (see {log})", (log: string, reason: string) => ({
      log,
      reason,
    })),
    didNotAnswer: say("The database did not become ready in time (see {log})", (log: string) => ({ log })),
    tooOld: say(
      "DATABASE_URL points to PostgreSQL {found}, but Housestyle requires PostgreSQL {oldest} or newer.",
      (found: number, oldest: number) => ({ found, oldest }),
    ),
    newerSchema: "The database was last used by a newer version of Housestyle. Install that version or a newer one.",
    changedMigration: say(
      "This database was created with a different {file} from the one in this version, so its tables may differ. Start the version that last used it, or restore a backup into an empty database.",
      (file: string) => ({ file }),
    ),
    notLetIn: "The database in DATABASE_URL refused the connection. Check the database name, user, and password.",
    notReached: say("Cannot reach the database in DATABASE_URL ({code}).", (code: string) => ({ code })),
    endless: say(
      "The pooler in DATABASE_URL doesn’t pass on the time limit for statements. Set it in the database: alter role {user} in database {name} set statement_timeout = ''20s''",
      (user: string, name: string) => ({ user, name }),
    ),
  },
  /** The names of API keys that apps have requested. */
  programs: {
    Desktop: "Desktop app",
    Office: "Office add-in",
    MacOffice: "Office add-in for Mac",
    GoogleDocsV2: "Google Docs",
    ChromeExtension: "Chrome extension",
    SafariExtension: "Safari extension",
    FirefoxExtension: "Firefox extension",
    EdgeExtension: "Edge extension",
  } satisfies Record<Connectable, string>,
  files: {
    missing: say("The folder {folder} does not exist. Create it, or choose another one.", (folder: string) => ({
      folder,
    })),
    notAllowed: say(
      "{path} is not readable or writable. Change its owner, or choose another location.",
      (path: string) => ({
        path,
      }),
    ),
    inTheWay: say("Something else already exists at {path}. Move it, or choose another location.", (path: string) => ({
      path,
    })),
    diskFull: "The disk is full. Free some space and try again.",
  },
  backup: {
    usage: "Usage: npm run backup -- FILE, npm run backup -- --verify [FILE], or npm run restore -- FILE",
    done: say("Backed up {rows} rows to {file}.", (rows: number, file: string) => ({ rows, file })),
    verified: say(
      "{file} is intact: all {rows} rows in {tables} tables were restored correctly to a temporary database.",
      (rows: number, tables: number, file: string) => ({ rows, tables, file }),
    ),
    freshOne: "A new backup",
    mayNotCreate:
      "Verifying a backup requires a temporary database, but the user in DATABASE_URL cannot create one. Grant it CREATEDB, or restore into another database yourself.",
    noFile: say("The file {file} does not exist.", (file: string) => ({ file })),
    notReadable: say("The file {file} is not readable.", (file: string) => ({ file })),
    restored: say("Restored {rows} rows. Start the server. Everyone has to log in again.", (rows: number) => ({
      rows,
    })),
    notEmpty: "This database is not empty. Restore into an empty one by choosing another folder with HOUSESTYLE_DATA.",
    unreadable: "This file is not a Housestyle backup, or it is damaged.",
    otherVersion:
      "This backup was created by another version of Housestyle. Restore it with that version, then update.",
  },
  check: {
    trialFailed: "The example sentence does not trigger this rule.",
    trialFlagged: "The rule also flags the correct sentence.",
    at: say("{message} (at character {place})", (message: string, place: number) => ({ message, place })),
  },
  words: {
    title: say("{word}: meaning, synonyms, rhymes – Housestyle", (word: string) => ({ word })),
    about: "Definitions, synonyms, rhymes, collocations, and example sentences.",
    unknownTitle: "Word not found – Housestyle",
    unknown: "This word is not in the word explorer.",
  },
  content: { firstGuide: "General rules", firstTermBase: "Terms", firstFolder: "Snippets" },
  settings: {
    onOrOff: "Use on or off.",
    modelFile: say(
      "HOUSESTYLE_LLM_FILE: {path} cannot be read as a language model in GGUF format.",
      (path: string) => ({
        path,
      }),
    ),
    wholeNumber: say("Use a whole number from {least} to {most}.", (least: number, most: number) => ({
      least,
      most,
    })),
    webAddress: "Use a URL such as https://name.",
    redisAddress: "Use a URL such as redis://host:6379.",
    databaseAddress: "Use a URL such as postgres://user:password@host/database.",
    mailAddress: "Use a URL such as smtp://user:password@host:587.",
    timesOfDay: "Use times such as 03:20, separated by commas.",
    secret: "Use at least 32 characters.",
  },
  deep: {
    noThread:
      "Deep checking could not start because its thread ended, probably due to low memory. Only rules are used.",
    stopped: "Deep checking has failed. Only rules are used until you restart the server.",
  },
  start: {
    listening: say("Housestyle is ready: {url}", (url: string) => ({ url })),
    portTaken: say("Port {port} is already in use. Choose another with PORT.", (port: number) => ({ port })),
    addressRefused: say(
      "The address {host} is not available on this machine. Choose another with HOST.",
      (host: string) => ({ host }),
    ),
    badSetting: say("Invalid setting {name}: {reason}", (name: string, reason: string) => ({
      name,
      reason,
    })),
    otherSecret:
      "This database belongs to an installation with a different secret. Set HOUSESTYLE_SECRET to the one the other servers use.",
    noLexicon: "The word lists are missing. Run “npm run build” once.",
  },
});
