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
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { schema: { hide: true }, config: { rateLimit: false } }, async () => app.swagger());
}
