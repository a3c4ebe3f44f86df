import swagger from "@fastify/swagger";
import type { Endpoint } from "@housestyle/contract";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { serveApiPage } from "./api-page.ts";
import { describeAnswers, type Operation } from "./describe-answers.ts";
import { exampleOf } from "./example-of.ts";

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Serves a description of every call, generated from the contract, at `/api/openapi.json`, and as a page at
 * `/api/docs`.
 */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const endpoints: Endpoint[] = [];
  app.addHook("onRoute", ({ config }) => {
    const { endpoint } = (config ?? {}) as { endpoint?: Endpoint };
    if (endpoint) endpoints.push(endpoint);
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Housestyle",
        description: "Check English text for grammar, spelling, and house style.",
        version,
      },
      servers: [],
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: "housestyle.session_token",
            description: "Over HTTPS, its name starts with __Host-.",
          },
          key: { type: "http", scheme: "bearer", description: "An API key from the Account page, or a session token." },
          licenceCode: {
            type: "apiKey",
            in: "header",
            name: "licenseCode",
            description: "The same API key, as sent by older clients.",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const description = jsonSchemaTransformObject(document as never) as Description;
      for (const endpoint of endpoints) {
        const operation = description.paths?.[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
        if (!operation) continue;
        describeAnswers(operation, endpoint);
        addExamples(operation, endpoint);
      }
      return description as never;
    },
  });
  app.get("/api/openapi.json", { schema: { hide: true }, config: { rateLimit: false } }, async () => app.swagger());
  serveApiPage(app);
}

/** Converts `:id` of the contract to `{id}`. */
function pathOf({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** Adds the contract's own example, or one generated from the schema. */
function addExamples(operation: Operation, { example, media }: Endpoint): void {
  for (const content of Object.values(operation.requestBody?.content ?? {})) {
    content.example = example?.request ?? exampleOf(content.schema);
  }
  if (media) return;
  for (const content of Object.values(operation.responses?.["200"]?.content ?? {})) {
    content.example = example?.response ?? exampleOf(content.schema);
  }
}
