import { createElement, type ReactNode } from "react";
import { Link } from "wouter";
import { type DocsElement, type DocsNode, wordsOf } from "../../docs/docs-page.ts";
import { docs as texts } from "../../texts/docs.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { Heading } from "./Heading.tsx";

/** Returns a part of a page as it is shown. */
export function drawn(node: DocsNode): ReactNode {
  if (typeof node === "string") return node;
  const { tag, id } = node;
  if (tag === "pre") return createElement(CodeBlock, { code: wordsOf(node) });
  if (tag === "table") return createElement(Table, null, ...node.inside.map(drawn));
  if (tag === "a") return createElement(Anchor, { href: node.href ?? "" }, ...node.inside.map(drawn));
  if (id !== undefined && isHeading(tag))
    return createElement(Heading, { tag, id, words: wordsOf(node) }, ...node.inside.map(drawn));
  // Spread: what is in it never changes its order, and needs no keys.
  return createElement(tag, null, ...node.inside.map(drawn));
}

function isHeading(tag: DocsElement["tag"]): tag is "h2" | "h3" {
  return tag === "h2" || tag === "h3";
}

/** A wide table that scrolls separately, also by keyboard. */
function Table({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus to be scrolled by keys
    <figure className="docs-table" aria-label={texts.table} tabIndex={0}>
      <table>{children}</table>
    </figure>
  );
}

function Anchor({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return href.startsWith("/") && !href.startsWith("/api/") ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={href}>{children}</a>
  );
}
