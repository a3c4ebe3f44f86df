import { Check, Link as LinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { docs as texts } from "../../texts/docs.ts";
import { useCopied } from "./use-copied.tsx";

/** A heading with a link to itself, which is copied when it is followed. */
export function Heading({
  tag: Tag,
  id,
  words,
  children,
}: {
  readonly tag: "h2" | "h3";
  readonly id: string;
  readonly words: string;
  readonly children?: ReactNode;
}) {
  const { isCopied, copy, prompt } = useCopied();
  const Icon = isCopied ? Check : LinkIcon;
  return (
    <div className="docs-heading">
      <Tag id={id}>{children}</Tag>
      <a
        href={`#${id}`}
        className="docs-link"
        aria-label={texts.linkTo(words)}
        onClick={() => copy(new URL(`#${id}`, location.href).href)}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden />
      </a>
      {prompt}
    </div>
  );
}
