import type { Visitor } from "./visitor.ts";

/** A row of content as it is answered. */
export type AnsweredRow = Record<string, unknown> & { Id: number; RowVersion: number };

/** Words of somebody's dictionary, or of a scope they may read. */
export async function words(visitor: Visitor, scope = "personal"): Promise<{ word: string; note: string }[]> {
  return (await visitor.get<{ word: string; note: string }[]>(`/api/ignorepatterns/${scope}/all?Take=500&OrderBy=Word`))
    .body;
}

/** All terms somebody may read. */
export async function terms(visitor: Visitor): Promise<AnsweredRow[]> {
  return (await visitor.get<AnsweredRow[]>("/api/termbase/items?Take=500&OrderBy=Text")).body;
}

/** All rules of style guides somebody may read. */
export async function rules(visitor: Visitor): Promise<AnsweredRow[]> {
  return (await visitor.get<AnsweredRow[]>("/api/styleguide/items?Take=500&OrderBy=Match")).body;
}

/** All snippets somebody may read. */
export async function snippets(visitor: Visitor): Promise<AnsweredRow[]> {
  return (await visitor.get<AnsweredRow[]>("/api/snippetfolder/items?Take=500&OrderBy=Name")).body;
}
