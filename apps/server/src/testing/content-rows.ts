import type { Visitor } from "./visitor.ts";

/** A row of content as lists answer it. */
export interface ContentRow {
  Id: number;
  RowVersion: number;
  TeamId: number | null;
  [member: string]: unknown;
}

/** The first of somebody's guides, bases or folders, or of a team's. */
export async function parentOf(visitor: Visitor, path: string, teamId: number | null = null): Promise<number> {
  const { body } = await visitor.get<ContentRow[]>(path);
  return body.find(({ TeamId }) => TeamId === teamId)?.Id ?? 0;
}
