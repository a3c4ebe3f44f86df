/** Sentences for the person who starts the server. */
export const texts = {
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
} as const;
