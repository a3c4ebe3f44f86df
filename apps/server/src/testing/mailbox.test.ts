import { expect, test } from "vitest";
import { tokenIn } from "./mailbox.ts";

const head = (encoding: string) => `To: c@example.org\nContent-Transfer-Encoding: ${encoding}\n\n`;

test("a token is read as it was sent, also one that begins like a quoted sign", () => {
  expect(tokenIn(`${head("7bit")}http://house.test/join?token=3Dabc_9-x\n\nOr else.`)).toBe("3Dabc_9-x");
  expect(tokenIn(`${head("quoted-printable")}http://house.test/join?token=3D3Dabc=\n_9-x\n`)).toBe("3Dabc_9-x");
});
