import swagger from "@fastify/swagger";
import type { Endpoint } from "@housestyle/contract";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { serveApiPage } from "./api-page.ts";
import { exampleOf } from "./example-of.ts";

interface Content {
  readonly schema?: unknown;
  example?: unknown;
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, Content>> };
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Describes every call, made from the contract, at `/api/openapi.json`, and for people at `/api/docs`. */
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
        description: "Check English texts against grammar, spelling and house style.",
        version,
      },
      servers: [],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "housestyle.session_token" },
          key: { type: "http", scheme: "bearer", description: "A key of the account page, or the token of a session." },
          licenceCode: {
            type: "apiKey",
            in: "header",
            name: "licenseCode",
            description: "The same key, as older clients send it.",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const description = jsonSchemaTransformObject(document as never) as Description;
      for (const endpoint of endpoints) addExamples(description, endpoint);
      return description as never;
    },
  });
  app.get("/api/openapi.json", { schema: { hide: true }, config: { rateLimit: false } }, async () => app.swagger());
  serveApiPage(app);
}

/** The contract's own example where it has one, else one made from the schema. */
function addExamples({ paths }: Description, { path, method, example }: Endpoint): void {
  const operation = paths?.[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  for (const content of Object.values(operation?.requestBody?.content ?? {})) {
    content.example = example?.request ?? exampleOf(content.schema);
  }
  for (const content of Object.values(operation?.responses?.["200"]?.content ?? {})) {
    content.example = example?.response ?? exampleOf(content.schema);
  }
}
