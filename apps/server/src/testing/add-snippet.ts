import type { Visitor } from "./visitor.ts";

/** Makes a snippet in a new folder of a team or, without one, of the person; its id. */
export async function addSnippet(person: Visitor, TeamId: number | null, more: object): Promise<number> {
  const folder = await person.post<{ Id: number }[]>("/api/snippetfolder", [{ Name: `F ${Math.random()}`, TeamId }]);
  const made = await person.post<{ Id: number }[]>("/api/snippetfolder/items", [
    { SnippetFolderId: folder.body[0]?.Id, Name: "Greeting", Text: "Dear all,", ...more },
  ]);
  return made.body[0]?.Id ?? 0;
}
