import { LinkButton } from "@housestyle/ui";
import { Notice } from "../../app/Notice.tsx";
import { shell } from "../../texts/shell.ts";

/** The screen for an address that does not exist. */
export default function Screen() {
  return (
    <Notice title={shell.notFound.title} text={shell.notFound.text}>
      <LinkButton href="/">{shell.notFound.home}</LinkButton>
    </Notice>
  );
}
