import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Describes every call, made from the contract, at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
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
  });
  app.get("/api/openapi.json", { schema: { hide: true }, config: { rateLimit: false } }, async () => app.swagger());
}
