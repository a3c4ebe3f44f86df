import type { Visitor } from "../../../server/src/testing/visitor.ts";
import { patiently } from "./patiently.ts";

/** What a team has after its first weeks: a few of everything. */
export interface FilledTeam {
  readonly teamId: number;
  readonly guideId: number;
  readonly baseId: number;
  readonly documentId: number;
}

/** Gives somebody a team with a few of everything in it. */
export async function fill(person: Visitor): Promise<FilledTeam> {
  const [team] = await made<{ Id: number }[]>(person.post("/api/teams", [{ Name: "Support desk" }]));
  const TeamId = team?.Id ?? 0;
  const [guide] = await made<{ Id: number }[]>(person.post("/api/styleguide", [{ Name: "House rules", TeamId }]));
  const rule = {
    StyleGuideId: guide?.Id,
    Match: "utilise",
    Replace: "use",
    WrongSentence: "We utilise it.",
    RightSentence: "We use it.",
    Message: "Write the short word.",
  };
  await made(patiently(() => person.post("/api/styleguide/items", [rule])));
  const bases = await made<{ Id: number; TeamId: number | null }[]>(person.get("/api/termbase"));
  const baseId = bases.find((base) => base.TeamId === TeamId)?.Id ?? 0;
  await made(
    person.post("/api/termbase/items", [
      { TermBaseId: baseId, Text: "log in", Status: "Approved", ConceptId: "login", Description: "As a verb." },
      { TermBaseId: baseId, Text: "log on", Status: "Deprecated", ConceptId: "login", Description: "Old." },
    ]),
  );
  const [folder] = await made<{ Id: number }[]>(person.post("/api/snippetfolder", [{ Name: "Greetings", TeamId }]));
  await made(
    person.post("/api/snippetfolder/items", [
      { SnippetFolderId: folder?.Id, Name: "Thanks", Text: "Thank you for writing to us.", Shortcut: "ty" },
    ]),
  );
  await made(person.post("/api/ignorepatterns", [{ Word: "Zyntharil", TeamId }, { Word: "Nordwind" }]));
  const document = await made<{ Id: number }>(
    person.post("/api/v1/documents", { Title: "A letter", Text: "Dear all, we utilise it.", Project: "Letters" }),
  );
  return { teamId: TeamId, guideId: guide?.Id ?? 0, baseId, documentId: document.Id };
}

async function made<T>(call: Promise<{ readonly status: number; readonly body: unknown }>): Promise<T> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}
