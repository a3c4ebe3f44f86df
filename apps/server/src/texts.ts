/** Every sentence the server says to the person who runs it. What callers read lies in the contract's failures. */
export const texts = {
  database: {
    noPlatform: (platform: string) =>
      `There is no built-in database for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    notWritable: (folder: string) =>
      `The data folder ${folder} cannot be written to. Change its owner, or choose another with HOUSESTYLE_DATA.`,
    otherVersion: (folder: string, found: string, wanted: string) =>
      `The database in ${folder} was made by PostgreSQL ${found}; this version brings PostgreSQL ${wanted}. Export it with the old one, or choose another folder with HOUSESTYLE_DATA.`,
    heldByOther: (folder: string) =>
      `The database in ${folder} is in use by another program that does not let go. Stop it and try again.`,
    diskFull: (folder: string) => `The disk that holds ${folder} is full. Free some space and try again.`,
    unsafeSocketFolder: (folder: string) =>
      `The folder ${folder} belongs to someone else, so the database cannot be reached safely. Remove it, or set TMPDIR to a folder of your own.`,
    noUser:
      "The database refuses to run as root and there is no user “postgres” or “nobody” to run it as. Start as an ordinary user, or set DATABASE_URL.",
    didNotStart: (log: string, reason: string) => `The database did not start: ${reason} (more in ${log})`,
    didNotAnswer: (log: string) => `The database did not become ready in time (more in ${log})`,
    tooOld: (found: number, oldest: number) =>
      `DATABASE_URL names a PostgreSQL ${found}; Housestyle needs ${oldest} or newer.`,
    newerSchema: "The database was last used by a newer version of Housestyle. Install that version or a later one.",
    changedMigration: (file: string) =>
      `This database was made with another ${file} than this version brings, so its tables may differ. Start the version that last used it, or restore a backup into an empty one.`,
    notLetIn: "The database named by DATABASE_URL refused to let us in. Check its name, user and password.",
    notReached: (code: string) => `The database named by DATABASE_URL cannot be reached (${code}).`,
  },
  files: {
    missing: (folder: string) => `There is no folder ${folder}. Make it, or choose another.`,
    notAllowed: (path: string) => `${path} cannot be read or written. Change its owner, or choose another place.`,
    inTheWay: (path: string) => `Something else is where ${path} should be. Move it away, or choose another place.`,
    diskFull: "The disk is full. Free some space and try again.",
  },
  backup: {
    usage: "Say which file: npm run backup -- FILE, npm run backup -- --verify [FILE], or npm run restore -- FILE.",
    done: (rows: number, file: string) => `Backed up ${rows} rows into ${file}.`,
    verified: (rows: number, tables: number, file: string) =>
      `${file} is whole: restored into a database made for it, all ${rows} rows of ${tables} tables came back as they were.`,
    freshOne: "A backup made now",
    mayNotCreate:
      "To verify a backup a database is made beside the one in use, and the user of DATABASE_URL may not do so. Give it CREATEDB, or restore into a database of your own.",
    noFile: (file: string) => `There is no file ${file}.`,
    notReadable: (file: string) => `The file ${file} may not be read.`,
    restored: (rows: number) => `Restored ${rows} rows. Start the server; everybody signs in anew.`,
    notEmpty: "This database is in use. Restore into an empty one: choose another folder with HOUSESTYLE_DATA.",
    unreadable: "This file is not a backup of Housestyle, or it is damaged.",
    otherVersion: "This backup was made by another version of Housestyle. Restore it with that version, then update.",
  },
  check: {
    trialFailed: "The example sentence does not trigger this rule.",
    trialFlagged: "The rule also flags the sentence that should be right.",
    at: (message: string, place: number) => `${message} (at character ${place})`,
  },
  words: {
    title: (word: string) => `${word}: meaning, synonyms, rhymes – Housestyle`,
    about: "Synonyms, rhymes, words that go with it and sentences it stands in.",
    unknownTitle: "No such word – Housestyle",
    unknown: "The word explorer does not know this word.",
  },
  start: {
    listening: (url: string) => `Housestyle is ready: ${url}`,
    portTaken: (port: number) => `Port ${port} is already in use. Choose another with PORT.`,
    addressRefused: (host: string) => `The address ${host} cannot be used on this machine. Choose another with HOST.`,
    badSetting: (name: string, reason: string) => `The setting ${name} cannot be used: ${reason}`,
    otherSecret:
      "This database belongs to an installation with another secret. Set HOUSESTYLE_SECRET to the one the other servers use.",
    noLexicon: "The word lists are missing. Run “npm run build” once.",
    noSlowLane:
      "HOUSESTYLE_SLOW_LANE is on, but the second checker is not installed. Run “npm install --no-save --omit=dev harper.js@2.10.0” once, or set it to off.",
  },
} as const;
