import { z } from "zod";
import { Failure, type Serve } from "../http/index.ts";
import { answered, listAnswer } from "./answers.ts";
import { type Resource, resourceTypes, schemas, serviceProviderConfig, texts } from "./protocol/index.ts";

const call = { input: z.unknown(), allowance: "provisioning" } as const;

/** Serves what the service can do and what its resources look like (RFC 7644, section 4). It can only be read. */
export function serveDiscovery(serve: Serve, base: string): void {
  serve({ ...call, method: "GET", path: "/ServiceProviderConfig" }, async () =>
    answered(200, serviceProviderConfig(base)),
  );
  serveListed(serve, "/ResourceTypes", resourceTypes(base));
  serveListed(serve, "/Schemas", schemas(base));
  for (const path of ["/ServiceProviderConfig", "/ResourceTypes", "/Schemas"]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      serve({ ...call, method, path }, async () => {
        throw new Failure("wrong-method");
      });
    }
  }
  const notServed = [
    ["POST", "/.search"],
    ["GET", "/Me"],
  ] as const;
  for (const [method, path] of notServed) {
    serve({ ...call, method, path }, async () => {
      throw new Failure("not-found", { message: texts.notServed, more: { status: 501 } });
    });
  }
}

function serveListed(serve: Serve, path: string, resources: readonly Resource[]): void {
  serve({ ...call, method: "GET", path }, async (_, { request }) => {
    // A filter that was ignored could hide what is there (RFC 7644, section 4).
    if ((request.query as Resource).filter !== undefined) throw new Failure("forbidden");
    return listAnswer(resources, resources.length, 1);
  });
  serve({ ...call, method: "GET", path: `${path}/:id` }, async (_, { request }) => {
    const { id } = request.params as { readonly id: string };
    const found = resources.find((resource) => String(resource.id).toLowerCase() === id.toLowerCase());
    if (!found) throw new Failure("not-found");
    return answered(200, found);
  });
}
