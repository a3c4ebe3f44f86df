import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./EmailText.tsx";

test("an address may break after its @ and its dots, and reads the same", () => {
  const html = renderToStaticMarkup(<EmailText email="ben.o@support.example" />);
  expect(html).toContain("ben.<wbr/>o@<wbr/>support.<wbr/>example");
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("ben.o@support.example");
});
