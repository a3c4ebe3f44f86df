import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import type { DocumentListRow } from "./document.ts";
import type { DocumentGroups } from "./place.ts";
import { existingName, hasLongTag, tagsIn } from "./place.ts";

/** The details of a document that can be edited in the list, as typed. */
export interface DocumentDetails {
  readonly title: string;
  readonly project: string;
  readonly tags: string;
}

type DetailedRow = Pick<DocumentListRow, "Id" | "Title" | "Project" | "Tags"> &
  Partial<Pick<DocumentListRow, "SharedBy">>;

/** Returns the details of a document as they are typed. */
export function detailsOf({ Title, Project, Tags }: Omit<DetailedRow, "Id" | "SharedBy">): DocumentDetails {
  return { title: Title, project: Project, tags: Tags.join(", ") };
}

/** Returns whether some details are others than a document has, and can be kept. */
export function canSave(row: DetailedRow, details: DocumentDetails): boolean {
  const { title, project, tags } = detailsOf(row);
  const isOther = details.title !== title || details.project !== project || details.tags !== tags;
  return isOther && !hasLongTag(details.tags);
}

/**
 * Saves the details of a document. Its text stays the same, and so does the project of a document that someone else
 * shares. Projects and tags are written in the spelling of existing ones.
 */
export async function saveDetails(
  { Id, Title, SharedBy = null }: DetailedRow,
  { title, project, tags }: DocumentDetails,
  { Projects, Tags }: Pick<DocumentGroups, "Projects" | "Tags">,
): Promise<void> {
  if (title !== Title) await rename(Id, title);
  if (SharedBy !== null) return;
  const names = (all: DocumentGroups["Projects"]) => all.map(({ Name }) => Name);
  const place = { Project: existingName(project, names(Projects)), Tags: tagsIn(tags, names(Tags)) };
  await ask(server.organizeDocument(place, { params: { id: Id } }));
}

/** Saves a document as it is under another title. */
async function rename(id: number, Title: string): Promise<void> {
  const params = { id };
  const { Text, Content, Language, Style, Version } = await ask(server.readDocument(undefined, { params }));
  await ask(
    server.saveDocument(
      {
        Title,
        Text,
        ...(Content ? { Content: Content as never } : {}),
        Language: Language as "en-US",
        Style: Style as "general",
        Version,
      },
      { params },
    ),
  );
}
