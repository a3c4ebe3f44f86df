import { catalogue, say } from "@housestyle/texts";

const aName = (name: string) => ({ name: name.slice(0, 200) });

/** What identity providers and their logs are told. */
export const texts = catalogue("provisioning", {
  badFilter: "The filter is not valid.",
  badPath: "The path is not valid.",
  badPatch: "The request must be a PatchOp with a list of operations.",
  badOperation: "An operation must be add, replace, or remove.",
  tooManyOperations: "The request has too many operations.",
  noPath: "A remove operation needs a path.",
  noTarget: "No value matches the path.",
  notAnObject: "The request must be an object with the schema of the resource.",
  noSuchAttribute: say("The attribute {name} does not exist.", aName),
  readOnly: say("The attribute {name} cannot be changed.", aName),
  required: say("The attribute {name} is required.", aName),
  wrongType: say("The attribute {name} has the wrong type.", aName),
  tooLong: say("The attribute {name} is too long.", aName),
  badToken: "The provisioning token is not valid.",
  nameTaken: "A user with this userName already exists.",
  addressTaken: "Another user of this team has the same email address.",
  accountTaken: "An account with this email address already exists.",
  signUpClosed: "New accounts are turned off on this server.",
  tooMany: say("A team can have at most {most} of these.", (most: number) => ({ most: String(most) })),
  versionChanged: "The resource has changed since this version.",
  notServed: "This service does not support this address. Search for users and groups separately.",
});
