import type { TestServer } from "../../testing/test-server.ts";
import { signedUp, type Visitor } from "../../testing/visitor.ts";
import type { ActCase } from "./doing.ts";

const people = "/api/v1/operator/people";

/** What the operator's calls about other people's accounts leave. */
export function operatorDoings(
  given: () => { readonly server: TestServer; readonly operator: Visitor; readonly admin: Visitor },
): Readonly<Record<string, readonly ActCase[]>> {
  const change = (id: number, part: object) => given().operator.patch(`${people}/${id}`, part);
  const someone = () => signedUp(given().server);
  const call = async (name: string) => given().operator.post(`${people}/${(await someone()).id}/${name}`);
  const remove = async () => {
    const { id, email } = await someone();
    return given().operator.delete(`${people}/${id}`, { Confirm: email });
  };
  return {
    [`PATCH ${people}/:id`]: [
      ["operator.made", () => change(given().admin.id, { IsOperator: true })],
      ["operator.unmade", () => change(given().admin.id, { IsOperator: false })],
      ["account.disabled", async () => change((await someone()).id, { IsDisabled: true })],
      ["account.enabled", async () => change((await someone()).id, { IsDisabled: false })],
    ],
    [`POST ${people}/:id/reset-link`]: [["account.reset-link", () => call("reset-link")]],
    [`POST ${people}/:id/sign-out`]: [["account.sessions-ended", () => call("sign-out")]],
    [`DELETE ${people}/:id`]: [["account.deleted", remove]],
  };
}
