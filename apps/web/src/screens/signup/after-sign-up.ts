/**
 * Returns where a new account goes first: to a few questions or, if its address has to be confirmed, to a note about
 * the email.
 */
export function afterSignUp({
  isIn,
  isCompanyKept,
  email,
  next,
}: {
  readonly isIn: boolean;
  readonly isCompanyKept: boolean;
  readonly email: string;
  readonly next: string | undefined;
}): string {
  const search = new URLSearchParams({
    ...(!isIn && { sent: email }),
    ...(next !== undefined && { next }),
    ...(isIn && !isCompanyKept && { company: "failed" }),
  });
  return `${isIn ? "/welcome" : "/verify-email"}${search.size === 0 ? "" : `?${search}`}`;
}
