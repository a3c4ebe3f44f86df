import { catalogue, say } from "@housestyle/texts";

const aDomain = (domain: string) => ({ domain });

/** The texts about logging in with a company's identity provider. */
export const companyLogin = catalogue("companyLogin", {
  title: "Company login",
  about:
    "Members log in with your organization’s identity provider, such as Entra ID, Okta, or Keycloak. People with an address at the domain join the team when they first log in.",
  off: "The operator of this server has not turned on company login (WLSSO).",
  none: "No identity provider is set up.",
  isOn: say("On for {domain}.", aDomain),
  kind: "Protocol",
  kinds: { oidc: "OpenID Connect", saml: "SAML 2.0" },
  domain: "Domain",
  domainHint: "The domain of your members’ email addresses, such as example.org.",
  proof: "Prove your domain",
  proofText:
    "Add this TXT record to the domain, or ask the operator of this server to allow it. Without one of them, no provider can be saved.",
  record: "TXT record",
  allowed: say("The operator has allowed {domains}.", (all: readonly string[]) => ({ domains: all.join(", ") })),
  issuer: "Issuer",
  issuerHint: "The URL that your identity provider calls issuer or entity ID.",
  clientId: "Client ID",
  clientSecret: "Client secret",
  entryPoint: "Login URL",
  certificate: "Signing certificate",
  certificateHint: "The X.509 certificate in Base64. Signatures need SHA-256 or stronger.",
  callback: "Callback URL",
  entityId: "Entity ID of this server",
  save: "Save provider",
  saved: "Provider saved.",
  remove: "Remove provider",
  removed: "Provider removed.",
  test: "Test login",
  testHint: "Opens your identity provider in a new window. No one is logged in.",
  testing: "Waiting for your identity provider…",
  blocked: "Your browser blocked the window. Allow pop-ups for this site and try again.",
  tested: say("The test worked: {who}.", (name: string, email: string) => ({
    who: name ? `${name}, ${email}` : email,
  })),
  testFailed: say("The test failed: {reason}", (reason: string) => ({ reason })),
  cameBack: say("The provider named {email}.", (email: string) => ({ email })),
  copy: "Copy",
  copyOf: say("Copy {what}", (what: string) => ({ what })),
  copied: "Copied.",
});

/** The texts about members that an identity provider creates and removes. */
export const provisioning = catalogue("provisioningSettings", {
  title: "Provisioning (SCIM)",
  about:
    "Your identity provider creates members, updates their names and roles, and removes them when they leave. Enter the address and the token there.",
  noDomain: "Set up a provider, or ask the operator to allow your domain first: members need an address at it.",
  url: "SCIM address",
  token: "Token",
  tokenOnce: "Copy the token now. It is not shown again.",
  hint: say("Current token: {hint}…", (hint: string) => ({ hint })),
  create: "Create token",
  replace: "Replace token",
  created: "Token created.",
  end: "Remove token",
  ended: "Token removed. Members and groups stay.",
  lastUsed: say("Last used: {when}", (when: string) => ({ when })),
  users: say(
    "{users, plural, =0 {No users yet.} one {# user, {active, number} active.} other {# users, {active, number} active.}}",
    (users: number, active: number) => ({ users, active }),
  ),
  waiting: say(
    "{count, plural, one {# user has} other {# users have}} no account, because their address is not at one of your domains.",
    (count: number) => ({ count }),
  ),
  licence: "License of new members",
  groups: "Roles by group",
  groupsAbout:
    "Members of a group get the role that you choose. The highest role counts; other groups change nothing. Groups appear here when your identity provider sends them.",
  roleOf: say("Role for {group}", (group: string) => ({ group })),
  licenceOf: say("License for {group}", (group: string) => ({ group })),
  noRole: "No role",
  members: say("{count, plural, one {# member} other {# members}}", (count: number) => ({ count })),
  saved: "Saved.",
});
