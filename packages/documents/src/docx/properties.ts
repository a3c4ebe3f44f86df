import { xmlPieces } from "../xml/xml-pieces.ts";

const listOf = (names: string): readonly string[] => names.split(" ").map((name) => `w:${name}`);

/** The order that Word requires for the properties of a paragraph and of a run. */
const orders = {
  "w:pPr": listOf(
    "pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
  ),
  "w:rPr": listOf(
    "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange",
  ),
} as const;

/**
 * Returns properties in which an element replaces the one with its name, or in which that is removed if the element is
 * empty.
 */
export function withProperty(properties: string, kind: keyof typeof orders, name: string, element: string): string {
  const order: readonly string[] = orders[kind];
  const rank = order.indexOf(name);
  const children = childrenOf(properties).filter((child) => child.name !== name);
  const later = children.findIndex((child) => !order.includes(child.name) || order.indexOf(child.name) > rank);
  const at = later === -1 ? children.length : later;
  const sources = children.map(({ source }) => source);
  const content = [...sources.slice(0, at), element, ...sources.slice(at)].join("");
  return content === "" ? "" : `<${kind}>${content}</${kind}>`;
}

/** Returns the source of one element of properties, or an empty string if it is missing. */
export const childProperty = (properties: string, name: string): string =>
  childrenOf(properties).find((child) => child.name === name)?.source ?? "";

/** Returns the child elements of an element, each with its content. */
function childrenOf(xml: string): readonly { readonly name: string; readonly source: string }[] {
  const children: { name: string; source: string }[] = [];
  let depth = 0;
  let from = 0;
  for (const { kind, name, start, end } of xmlPieces(xml)) {
    if (kind === "open" && ++depth === 2) from = start;
    if (kind === "close" && --depth === 1) children.push({ name, source: xml.slice(from, end) });
    if (kind === "empty" && depth === 1) children.push({ name, source: xml.slice(start, end) });
  }
  return children;
}
