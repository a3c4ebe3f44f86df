import type { FastifyInstance } from "fastify";

/** The part of an OpenAPI description that the page uses. */
interface Description {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>;
  };
  readonly responses?: Readonly<
    Record<
      string,
      {
        readonly description?: string;
        readonly content?: Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>;
      }
    >
  >;
}

/** Serves a page generated from the description, without scripts or external resources. */
export function serveApiPage(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get("/api/docs", hidden, async (_request, reply) => {
    return reply.type("text/html; charset=utf-8").send(apiPage(app.swagger() as unknown as Description));
  });
  app.get("/api/docs.css", hidden, async (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));
}

/** Returns the page as HTML. */
export function apiPage({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? "Checking");
  const names = [...groups.keys()].sort();
  const sections = names.map((name) => {
    const cards = (groups.get(name) ?? []).map((call) => card(call));
    return `<section id="${slug(name)}"><h2>${html(name)}</h2>${cards.join("")}</section>`;
  });
  const links = names.map((name) => `<li><a href="#${slug(name)}">${html(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(info.title)} API</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<header><h1>${html(info.title)} API <small>${html(info.version)}</small></h1>
<p>Paths and property names are not case-sensitive. Lists return an array, with its total in <code>x-total-count</code>.
Failures return <code>{Message, Code, RequestId}</code>. Authenticate with a session cookie and the header
<code>clientApp</code>, or with an API key: <code>Authorization: Bearer hs_…</code>.
For programs: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Groups"><ul>${links.join("")}</ul></nav><main>${sections.join("")}</main></body></html>`;
}

function card({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, schema }) =>
      `<li><code>${html(name)}</code> in the ${html(place)}: ${html(kindOf(schema))}</li>`,
  );
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description = "" }]) => `<li><code>${html(status)}</code> ${html(description)}</li>`,
  );
  const [request] = Object.values(operation.requestBody?.content ?? {});
  const [answer] = Object.values(operation.responses?.["200"]?.content ?? {});
  return `<article><h3><code class="method">${html(method)}</code> <code>${html(path)}</code></h3>
<p>${html(operation.summary ?? "")}${operation.security ? " <em>Login required.</em>" : ""}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.join("")}</ul>` : ""}
${block("Example", request?.example)}${block("Body", request?.schema)}${block("Response", answer?.schema)}
<details><summary>Status codes</summary><ul>${answers.join("")}</ul></details></article>`;
}

function block(title: string, value: unknown): string {
  if (value === undefined) return "";
  const text = html(JSON.stringify(value, null, 2));
  if (title === "Example") return `<h4>${title}</h4><pre tabindex="0">${text}</pre>`;
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function kindOf(schema: unknown): string {
  const { type, description } = (schema ?? {}) as { type?: unknown; description?: unknown };
  return [type, description].filter((each) => typeof each === "string").join(", ") || "text";
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function html(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const styles = `:root { color-scheme: light dark; --line: light-dark(#d5d2ca, #45423c); --soft: light-dark(#f6f4ef, #262421); }
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif;
  background: light-dark(#fffdf9, #1b1a18); color: light-dark(#23211d, #ece8df); }
h1 small { font-weight: 400; font-size: 1rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
a { color: light-dark(#7a3b10, #f0b48a); }
code, pre { font: 0.9rem/1.45 ui-monospace, monospace; }
.method { font-weight: 700; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; background: var(--soft); border-radius: 0.375rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`;
