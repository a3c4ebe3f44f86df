import type { TestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

/** What an identity provider got back. */
export interface ScimReply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at.
  readonly body: any;
  readonly headers: Headers;
}

/** An identity provider with a team's token. */
export interface ScimClient {
  readonly token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ScimReply>;
  /** Creates a user at the team's domain and returns its id. */
  user(name: string, more?: object): Promise<string>;
  group(name: string, members?: readonly string[]): Promise<string>;
  patch(path: string, ...operations: readonly object[]): Promise<ScimReply>;
}

export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
export const groupSchema = "urn:ietf:params:scim:schemas:core:2.0:Group";

/** Gives a team a domain and a token, and returns who has it. */
export async function scimClient(
  server: TestServer,
  { admin, teamId }: { readonly admin: Visitor; readonly teamId: number },
  domain: string,
): Promise<ScimClient> {
  await server.database.query
    .updateTable("team")
    .set({ allowed_domains: [domain] })
    .where("id", "=", teamId)
    .execute();
  const made = await admin.post<{ Token: string }>(`/api/v1/teams/${teamId}/provisioning/token`);
  if (made.status !== 200) throw new Error(`No token: ${JSON.stringify(made.body)}`);
  const token = made.body.Token;
  const call: ScimClient["call"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/scim+json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers };
  };
  const idOf = ({ status, body }: ScimReply): string => {
    if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
    return body.id;
  };
  return {
    token,
    call,
    user: async (name, more = {}) =>
      idOf(await call("POST", "/Users", { schemas: [userSchema], userName: `${name}@${domain}`, ...more })),
    group: async (displayName, members = []) =>
      idOf(
        await call("POST", "/Groups", {
          schemas: [groupSchema],
          displayName,
          members: members.map((value) => ({ value })),
        }),
      ),
    patch: (path, ...Operations) =>
      call("PATCH", path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations }),
  };
}
