import type { Visitor } from "../../testing/visitor.ts";
import type { ActCase } from "./doing.ts";

/** What calls about the documents of a team leave; `document` creates one of its admin’s. */
export function documentDoings(
  given: () => {
    readonly operator: Visitor;
    readonly admin: Visitor;
    readonly document: () => Promise<number>;
  },
): Readonly<Record<string, readonly ActCase[]>> {
  const one = "/api/v1/documents";
  const made = async () => `${one}/${await given().document()}`;
  const share = (path: string) => given().admin.post(`${path}/shares`, { Email: given().operator.email, Role: "view" });
  const link = (path: string) => given().admin.post<{ Id: number }>(`${path}/links`, { Role: "view" });
  const restored = async () => {
    const path = await made();
    await given().admin.delete(path);
    return given().admin.post(`${path}/restore`);
  };
  const unshared = async () => {
    const path = await made();
    await share(path);
    return given().admin.delete(`${path}/shares/${given().operator.id}`);
  };
  const unlinked = async () => {
    const path = await made();
    return given().admin.delete(`${path}/links/${(await link(path)).body.Id}`);
  };
  return {
    [`DELETE ${one}/:id`]: [
      ["document.trashed", async () => given().admin.delete(await made())],
      ["document.deleted", async () => given().admin.delete(`${await made()}?forever=true`)],
    ],
    [`POST ${one}/:id/restore`]: [["document.restored", restored]],
    [`POST ${one}/:id/shares`]: [["document.shared", async () => share(await made())]],
    [`DELETE ${one}/:id/shares/:share`]: [["document.unshared", unshared]],
    [`POST ${one}/:id/links`]: [["document.link-created", async () => link(await made())]],
    [`DELETE ${one}/:id/links/:link`]: [["document.link-deleted", unlinked]],
  };
}
