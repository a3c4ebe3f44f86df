/** Sentences for the person who starts the server. */
export const texts = {
  tooOld: (found: number, oldest: number) =>
    `DATABASE_URL names a PostgreSQL ${found}; Housestyle needs ${oldest} or newer.`,
  newerSchema: "The database was last used by a newer version of Housestyle. Install that version or a later one.",
  notLetIn: "The database named by DATABASE_URL refused to let us in. Check its name, user and password.",
  notReached: (code: string) => `The database named by DATABASE_URL cannot be reached (${code}).`,
} as const;
