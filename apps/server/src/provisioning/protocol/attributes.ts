/** One attribute of a resource, as the protocol describes it (RFC 7643, section 7). */
export interface Attribute {
  readonly name: string;
  readonly type: "string" | "boolean" | "complex" | "reference" | "dateTime";
  readonly description: string;
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: "readOnly" | "immutable";
  readonly returned?: "always";
  readonly uniqueness?: "server";
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
  /** The most values of a list. */
  readonly most?: number;
}

/** A type of resource with its attributes. */
export interface Definition {
  readonly schema: string;
  readonly name: "User" | "Group";
  readonly endpoint: "/Users" | "/Groups";
  readonly description: string;
  /** The attributes of its schema. */
  readonly attributes: readonly Attribute[];
}

/** A resource, with the names of its attributes as they are defined. */
export type Resource = Readonly<Record<string, unknown>>;

/** The most members of a group, other values of a list, and characters of a text. */
export const most = { members: 20_000, values: 100, text: 1_000 } as const;

const core = "urn:ietf:params:scim:schemas:core:2.0";
const text = (name: string, description: string): Attribute => ({ name, type: "string", description });

/** The attributes that every resource has. They are part of no schema (RFC 7643, section 3.1). */
export const common: readonly Attribute[] = [
  { ...text("schemas", "The schemas of the resource."), multiValued: true, mutability: "readOnly", returned: "always" },
  { ...text("id", "The id of the resource."), caseExact: true, mutability: "readOnly", returned: "always" },
  { ...text("externalId", "The id that the identity provider uses."), caseExact: true },
  {
    ...text("meta", "When the resource was created and changed."),
    type: "complex",
    mutability: "readOnly",
    subAttributes: [
      { ...text("resourceType", "User or Group."), caseExact: true },
      { ...text("created", "When it was created."), type: "dateTime" },
      { ...text("lastModified", "When it was last changed."), type: "dateTime" },
      { ...text("location", "The address of the resource."), caseExact: true },
      { ...text("version", "The version of the resource, as an entity tag."), caseExact: true },
    ],
  },
];

/** A person in the directory of the identity provider. */
export const userDefinition: Definition = {
  schema: `${core}:User`,
  name: "User",
  endpoint: "/Users",
  description: "User account",
  attributes: [
    {
      ...text("userName", "The name the user logs in with at the identity provider."),
      required: true,
      uniqueness: "server",
    },
    {
      ...text("name", "The parts of the user's name."),
      type: "complex",
      subAttributes: [
        text("formatted", "The full name."),
        text("familyName", "The last name."),
        text("givenName", "The first name."),
      ],
    },
    text("displayName", "The name that others see."),
    { ...text("active", "Whether the user may use the account."), type: "boolean" },
    {
      ...text("emails", "The user's email addresses."),
      type: "complex",
      multiValued: true,
      subAttributes: [
        text("value", "The address."),
        text("display", "The address as it is shown."),
        { ...text("type", "What the address is used for."), canonicalValues: ["work", "home", "other"] },
        { ...text("primary", "Whether this is the main address."), type: "boolean" },
      ],
    },
    {
      ...text("groups", "The groups the user is in."),
      type: "complex",
      multiValued: true,
      mutability: "readOnly",
      subAttributes: [
        { ...text("value", "The id of the group."), caseExact: true, mutability: "readOnly" },
        {
          ...text("$ref", "The address of the group."),
          type: "reference",
          caseExact: true,
          mutability: "readOnly",
          referenceTypes: ["Group"],
        },
        { ...text("display", "The name of the group."), mutability: "readOnly" },
        { ...text("type", "How the user is in the group."), mutability: "readOnly", canonicalValues: ["direct"] },
      ],
    },
  ],
};

/** A group in the directory of the identity provider. */
export const groupDefinition: Definition = {
  schema: `${core}:Group`,
  name: "Group",
  endpoint: "/Groups",
  description: "Group of users",
  attributes: [
    { ...text("displayName", "The name of the group."), required: true },
    {
      ...text("members", "The users in the group."),
      type: "complex",
      multiValued: true,
      most: most.members,
      subAttributes: [
        { ...text("value", "The id of the user."), caseExact: true, mutability: "immutable" },
        {
          ...text("$ref", "The address of the user."),
          type: "reference",
          caseExact: true,
          mutability: "immutable",
          referenceTypes: ["User"],
        },
        { ...text("type", "The type of the member."), mutability: "immutable", canonicalValues: ["User"] },
      ],
    },
  ],
};

/**
 * Attributes of the core schema (RFC 7643, section 4.1) that providers send and nothing here uses. They are accepted and not
 * stored.
 */
const unused = new Set(
  "password nickname profileurl title usertype preferredlanguage locale timezone phonenumbers ims photos addresses entitlements roles x509certificates".split(
    " ",
  ),
);

/** Whether an attribute is accepted without being stored. */
export const isUnused = (name: string): boolean => unused.has(name.toLowerCase());

/** Returns an attribute by its name in any case, among those that every resource has and those of the definition. */
export function attributeNamed({ attributes }: Pick<Definition, "attributes">, name: string): Attribute | undefined {
  return named(attributes, name) ?? named(common, name);
}

/** Returns a part of a complex attribute by its name in any case. */
export function partNamed({ subAttributes = [] }: Attribute, name: string): Attribute | undefined {
  return named(subAttributes, name);
}

function named(attributes: readonly Attribute[], name: string): Attribute | undefined {
  const wanted = name.toLowerCase();
  return attributes.find((attribute) => attribute.name.toLowerCase() === wanted);
}
