const codes = /^(08|25006|57P0|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;
const messages = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/**
 * Returns whether an error means that the database is unreachable and will return. PostgreSQL uses class 08 and 57P0,
 * a former primary 25006; network codes begin with E, and the driver has only messages.
 */
export function isLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? codes.test(code) || syscall === "connect" : messages.test(error.message);
}
