/** Returns the filter for the content of a team, or for the person's own content if the id is 0. */
export function ownerFilter(owner: number): string {
  return owner === 0 ? "TeamId eq null" : `TeamId eq ${owner}`;
}

/** The team on the wire: null for the person's own. */
export function teamIdOf(owner: number): number | null {
  return owner === 0 ? null : owner;
}
