import { scimClient } from "../../testing/scim-client.ts";
import type { TestServer } from "../../testing/test-server.ts";
import type { Visitor } from "../../testing/visitor.ts";
import type { ActCase } from "./doing.ts";

/** What the calls about a team's identity provider leave. */
export function provisioningDoings(
  given: () => {
    readonly server: TestServer;
    readonly operator: Visitor;
    readonly admin: Visitor;
    readonly team: number;
  },
): Readonly<Record<string, readonly ActCase[]>> {
  const path = () => `/api/v1/teams/${given().team}/provisioning`;
  const provider = {
    Kind: "saml",
    Issuer: "https://id.example",
    EntryPoint: "https://id.example/in",
    Certificate: "x",
  };
  const signIn = () => `/api/v1/teams/${given().team}/sign-in`;
  const connected = () => scimClient(given().server, { admin: given().admin, teamId: given().team }, "acts.example");
  const set = () => given().operator.put(signIn(), { ...provider, Domain: "id.example" });
  return {
    "PUT /api/v1/teams/:id/sign-in": [["sign-in.changed", set]],
    "DELETE /api/v1/teams/:id/sign-in": [["sign-in.removed", () => given().operator.delete(signIn())]],
    "POST /api/v1/teams/:id/provisioning/token": [
      ["sign-in.token-created", () => given().admin.post(`${path()}/token`)],
    ],
    "PATCH /api/v1/teams/:id/provisioning": [
      ["sign-in.role-changed", () => given().admin.patch(path(), { Licence: "Free" })],
    ],
    "PATCH /api/v1/teams/:id/provisioning/groups/:group": [
      [
        "sign-in.role-changed",
        async () => {
          const group = await (await connected()).group("Editors");
          return given().admin.patch(`${path()}/groups/${group}`, { Position: "User" });
        },
      ],
    ],
    "DELETE /api/v1/teams/:id/provisioning": [["sign-in.token-removed", () => given().admin.delete(path())]],
  };
}
