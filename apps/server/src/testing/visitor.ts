import { madeAccount, madeMember, type NewMember } from "./made-account.ts";
import type { Reply, TestServer } from "./test-server.ts";

/** Somebody with a browser: keeps cookies and sends what our pages send. */
export interface Visitor {
  readonly email: string;
  readonly id: number;
  call<T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  get<T = unknown>(path: string): Promise<Reply<T>>;
  post<T = unknown>(path: string, body?: unknown): Promise<Reply<T>>;
  put<T = unknown>(path: string, body: unknown): Promise<Reply<T>>;
  patch<T = unknown>(path: string, body: unknown): Promise<Reply<T>>;
  delete<T = unknown>(path: string, body?: unknown): Promise<Reply<T>>;
  /** The cookies, as a header. */
  cookie(): string;
}

const password = "seven green bottles";
let next = 1;

/** What a visitor has to know of a server. */
type Where = Pick<TestServer, "url"> & Partial<Pick<TestServer, "origin" | "database" | "services">>;

/** A visitor nobody knows. */
export function stranger(server: Where): Visitor {
  return visitor(server, "", 0);
}

const newEmail = () => `person${next++}.${process.pid}@example.org`;

/**
 * A new account, signed in. Of a server in this process it is made in the database; for tests that are about signing up,
 * its letter or its trace there is `reallySignedUp`.
 */
export async function signedUp(
  server: Where,
  { Name = "Pat Example", Email = newEmail() }: { readonly Name?: string; readonly Email?: string } = {},
): Promise<Visitor> {
  const { database, services } = server;
  if (!database || !services) return reallySignedUp(server, { Name, Email });
  const { id, cookie } = await madeAccount({ database, services }, { email: Email, name: Name, password });
  return visitor(server, Email, id, cookie);
}

/** A new account, signed up with the form and signed in. */
export async function reallySignedUp(server: Where, given: Record<string, unknown> = {}): Promise<Visitor> {
  const email = String(given.Email ?? newEmail());
  const anonymous = stranger(server);
  const body = { Email: email, Password: password, HumanCheck: "human", Name: "Pat Example", ...given };
  const reply = await anonymous.post<{ Profile: { Id: number } }>("/api/v1/signup", body);
  if (reply.status !== 200) throw new Error(`Signing up was refused: ${JSON.stringify(reply.body)}`);
  return { ...anonymous, email, id: reply.body.Profile.Id };
}

/** A new team with its first admin. */
export async function withTeam(server: Where, name = "Desk") {
  const admin = await signedUp(server);
  const { body } = await admin.post<{ Id: number }[]>("/api/teams", [{ Name: name }]);
  const teamId = body[0]?.Id ?? 0;
  return { admin, teamId };
}

/** A new account that is a member of a team. */
export async function member(
  server: TestServer,
  { admin, teamId }: { readonly admin: Visitor; readonly teamId: number },
  {
    Position = "User",
    Licence = "Premium",
  }: { readonly Position?: NewMember["position"]; readonly Licence?: NewMember["licence"] } = {},
): Promise<Visitor> {
  const person = await signedUp(server);
  await madeMember(server.database, { teamId, person, position: Position, licence: Licence, invitedBy: admin.id });
  return person;
}

function visitor({ url, origin = "http://housestyle.test" }: Where, email: string, id: number, session = ""): Visitor {
  const jar = new Map<string, string>();
  if (session !== "") keep(jar, session);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const call = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: "manual",
      headers: {
        clientApp: "1",
        origin,
        ...(jar.size > 0 && { cookie: cookie() }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      body: (isJson && text !== "" ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  };
  return {
    email,
    id,
    cookie,
    call,
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
    patch: (path, body) => call("PATCH", path, body),
    delete: (path, body) => call("DELETE", path, body),
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at).trim();
  const value = pair.slice(at + 1).trim();
  const gone = value === "" || attributes.some((each) => /max-age=0/i.test(each));
  if (gone) jar.delete(name);
  else jar.set(name, value);
}
