import type { Visitor } from "./visitor.ts";

/** What a request is about: rows of the team of all callers but `otherTeam`, made anew when one of them was changed. */
export interface Scene {
  readonly teamId: number;
  /** A row of the team's, of the kind the route is about. */
  readonly folder: number;
  readonly snippet: number;
  readonly guide: number;
  readonly rule: number;
  readonly base: number;
  readonly term: number;
  readonly word: string;
  readonly document: number;
  readonly invitation: number;
  readonly unique: string;
}

/** What a request says of its scene. */
export interface SceneRequest {
  readonly path?: (scene: Scene) => string;
  readonly body?: (scene: Scene) => unknown;
}

/** Rows of a team that requests are about. */
type RowName = Exclude<keyof Scene, "teamId" | "unique">;

/** What a row lies in. */
const around: Partial<Record<RowName, RowName>> = { snippet: "folder", rule: "guide", term: "base" };

let names = 0;
const newName = () => `scene${++names}`;

/** The rows of one team: made when a request is about them, and anew after one that was done. */
export class Scenes {
  readonly #team: { readonly admin: Visitor; readonly teamId: number };
  readonly #rows = new Map<RowName, number | string>();

  constructor(team: { readonly admin: Visitor; readonly teamId: number }) {
    this.#team = team;
  }

  /** A scene with the rows that the request names, and a name nobody has used yet. */
  async sceneFor(request: SceneRequest): Promise<Scene> {
    for (const name of rowsNamed(request)) await this.#row(name);
    const row = (name: RowName) => Number(this.#rows.get(name));
    return {
      teamId: this.#team.teamId,
      unique: newName(),
      folder: row("folder"),
      snippet: row("snippet"),
      guide: row("guide"),
      rule: row("rule"),
      base: row("base"),
      term: row("term"),
      word: String(this.#rows.get("word")),
      document: row("document"),
      invitation: row("invitation"),
    };
  }

  /** The request was done: its rows are no longer what they were, and neither is what lies in them. */
  spend(request: SceneRequest): void {
    for (const name of rowsNamed(request)) this.#rows.delete(name);
    for (const [inner, outer] of Object.entries(around) as [RowName, RowName][]) {
      if (!this.#rows.has(outer)) this.#rows.delete(inner);
    }
  }

  async #row(name: RowName): Promise<number | string> {
    const there = this.#rows.get(name);
    if (there !== undefined) return there;
    const outer = around[name];
    const made = await this.#make(name, outer === undefined ? 0 : Number(await this.#row(outer)));
    this.#rows.set(name, made);
    return made;
  }

  async #make(name: RowName, outer: number): Promise<number | string> {
    const { admin, teamId: TeamId } = this.#team;
    const Name = newName();
    const one = async (path: string, row: object) => {
      const { status, body } = await admin.post<{ Id: number }[]>(path, [row]);
      if (status !== 200) throw new Error(`No ${name} could be made: ${JSON.stringify(body)}`);
      return body[0]?.Id ?? 0;
    };
    switch (name) {
      case "folder":
        return one("/api/snippetfolder", { Name, TeamId });
      case "guide":
        return one("/api/styleguide", { Name, TeamId });
      case "base":
        return one("/api/termbase", { Name, TeamId });
      case "snippet":
        return one("/api/snippetfolder/items", { SnippetFolderId: outer, Name, Text: "t" });
      case "rule":
        return one("/api/styleguide/items", { StyleGuideId: outer, Match: Name });
      case "term":
        return one("/api/termbase/items", { TermBaseId: outer, Text: Name });
      case "invitation":
        return one("/api/teamusers", { TeamId, Email: `${Name}@example.org` });
      case "word":
        return (await admin.post<string>("/api/ignorepatterns", { word: Name, teamId: TeamId })).body;
      case "document":
        return (await admin.post<{ Id: number }>("/api/v1/documents", { Title: Name, TeamId })).body.Id;
    }
  }
}

/** The rows that a request is about: those it looks at. */
function rowsNamed({ path, body }: SceneRequest): Set<RowName> {
  const named = new Set<RowName>();
  const asked: Scene = new Proxy<Scene>(nothing, {
    get(target, name: keyof Scene) {
      if (name !== "teamId" && name !== "unique") named.add(name);
      return target[name];
    },
  });
  path?.(asked);
  body?.(asked);
  return named;
}

const nothing: Scene = {
  teamId: 0,
  unique: "",
  ...{ folder: 0, snippet: 0, guide: 0, rule: 0, base: 0, term: 0, word: "", document: 0, invitation: 0 },
};
