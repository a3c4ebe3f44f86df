import { type Attribute, type Definition, groupDefinition, type Resource, userDefinition } from "./attributes.ts";

/** The most resources on a page and by default. */
export const pageSizes = { most: 500, usual: 100 } as const;

const core = "urn:ietf:params:scim:schemas:core:2.0";
const definitions: readonly Definition[] = [userDefinition, groupDefinition];

/** Returns what the service can do (RFC 7643, section 5). */
export function serviceProviderConfig(base: string): Resource {
  return {
    schemas: [`${core}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: pageSizes.most },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Bearer token",
        description: "A token that an admin of the team creates.",
        specUri: "https://www.rfc-editor.org/info/rfc6750",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}

/** Returns the types of resources (RFC 7643, section 6). */
export function resourceTypes(base: string): Resource[] {
  return definitions.map(({ schema, name, endpoint, description }) => ({
    schemas: [`${core}:ResourceType`],
    id: name,
    name,
    endpoint,
    description,
    schema,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${name}` },
  }));
}

/** Returns the schemas of the resources (RFC 7643, section 7). */
export function schemas(base: string): Resource[] {
  return definitions.map(({ schema, name, description, attributes }) => ({
    schemas: [`${core}:Schema`],
    id: schema,
    name,
    description,
    attributes: attributes.map(asWire),
    meta: { resourceType: "Schema", location: `${base}/Schemas/${schema}` },
  }));
}

function asWire(attribute: Attribute): Resource {
  const { name, type, description, canonicalValues, referenceTypes, subAttributes } = attribute;
  return {
    name,
    type,
    multiValued: attribute.multiValued ?? false,
    description,
    required: attribute.required ?? false,
    ...(type !== "complex" && type !== "boolean" && { caseExact: attribute.caseExact ?? false }),
    mutability: attribute.mutability ?? "readWrite",
    returned: attribute.returned ?? "default",
    uniqueness: attribute.uniqueness ?? "none",
    ...(canonicalValues && { canonicalValues }),
    ...(referenceTypes && { referenceTypes }),
    ...(subAttributes && { subAttributes: subAttributes.map(asWire) }),
  };
}
