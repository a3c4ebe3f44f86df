import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** What a check answers, as far as tests of a team's rules look at it. */
export type Tags = {
  Tags: { hint: string; helpId: string; suggestions: string[]; startPos: number; endPos: number }[];
};

/** What somebody is told of a text. */
export async function hints(visitor: Visitor, Text: string): Promise<string[]> {
  const { body } = await visitor.post<Tags>("/api/tagtext", { Text });
  return body.Tags.map(({ hint }) => hint);
}

/** Adds a rule to the team's first guide; answers its id. */
export async function addRule(admin: Visitor, teamId: number, rule: Record<string, unknown>): Promise<number> {
  const guides = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/styleguide");
  const guide = guides.body.find(({ TeamId }) => TeamId === teamId);
  const added = await admin.post<{ Id: number }[]>("/api/styleguide/items", [{ StyleGuideId: guide?.Id, ...rule }]);
  expect(added.status).toBe(200);
  return added.body[0]?.Id ?? 0;
}
