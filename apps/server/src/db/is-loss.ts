const codes = /^(08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;
const messages = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/**
 * Whether the database was lost or could not be reached in time, and will come back by itself. Class 08 and 57P0 are
 * PostgreSQL's words for it, those of the network begin with E; the driver has only sentences.
 */
export function isLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? codes.test(code) || syscall === "connect" : messages.test(error.message);
}
