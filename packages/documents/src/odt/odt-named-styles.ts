import { odtRoot } from "./odt-root.ts";

/** Returns the part with the styles that have names, for a document in a language. */
export function odtNamedStyles(language: string): string {
  const [code = "en", country = "none"] = language.split("-");
  const words = `fo:language="${code}" fo:country="${country}"`;
  return odtRoot(
    "document-styles",
    `<office:font-face-decls>${fontFace("Sans", "Carlito", "swiss")}${fontFace("Mono", "Liberation Mono", "modern")}</office:font-face-decls><office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="Sans" fo:font-size="11pt" ${words}/></style:default-style>${paragraphStyle("Standard", "", `${spaced} fo:line-height="115%"`, "")}${headings}${paragraphStyle("Quotations", "Standard", `fo:margin-left="1cm" fo:margin-right="1cm" ${spaced}`, "")}${paragraphStyle("Preformatted Text", "Standard", spaced, 'style:font-name="Mono" fo:font-size="10pt"')}${paragraphStyle("Definition Term", "Standard", spaced, 'fo:font-weight="bold"')}${paragraphStyle("Definition", "Standard", `fo:margin-left="1cm" ${spaced}`, "")}${paragraphStyle("Caption", "Standard", spaced, 'fo:font-size="9pt" fo:font-style="italic"')}${paragraphStyle("Page Break", "Standard", 'fo:break-before="page"', "")}${paragraphStyle("Table Heading", "Standard", spaced, 'fo:font-weight="bold"')}${paragraphStyle("Horizontal Line", "Standard", 'fo:border-bottom="0.5pt solid #a0a0a0" fo:padding="0cm"', "")}${["Source", "Formula"].map((name) => `<style:style style:name="${name}_20_Text" style:display-name="${name} Text" style:family="text"><style:text-properties style:font-name="Mono"/></style:style>`).join("")}${listStyle("Bullets", bulletAt)}${listStyle("Numbers", numberAt)}</office:styles>`,
  );
}

/** Repeated in each style, because LibreOffice does not inherit the margins of a parent style. */
const spaced = 'fo:margin-top="0cm" fo:margin-bottom="0.28cm"';

const fontFace = (name: string, family: string, generic: string): string =>
  `<style:font-face style:name="${name}" svg:font-family="'${family}'" style:font-family-generic="${generic}"/>`;

function paragraphStyle(name: string, parent: string, layout: string, look: string): string {
  const displayed = name.includes(" ") ? ` style:display-name="${name}"` : "";
  const on = parent ? ` style:parent-style-name="${parent}"` : "";
  return `<style:style style:name="${name.replaceAll(" ", "_20_")}"${displayed} style:family="paragraph"${on}><style:paragraph-properties ${layout}/><style:text-properties ${look}/></style:style>`;
}

const headings = [20, 16, 14, 12, 11, 11]
  .map((size, index) =>
    paragraphStyle(
      `Heading ${index + 1}`,
      "Standard",
      'fo:margin-top="0.5cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"',
      `fo:font-size="${size}pt" fo:font-weight="bold"`,
    ),
  )
  .join("");

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const listStyle = (name: string, levelAt: (level: number) => string): string =>
  `<text:list-style style:name="${name}">${levels.map(levelAt).join("")}</text:list-style>`;

const levelLayout = (level: number): string =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${level}cm" fo:text-indent="-0.6cm" fo:margin-left="${level}cm"/></style:list-level-properties>`;

const bulletAt = (level: number): string =>
  `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${["•", "◦", "▪"][(level - 1) % 3]}">${levelLayout(level)}</text:list-level-style-bullet>`;

const numberAt = (level: number): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${["1", "a", "i"][(level - 1) % 3]}" style:num-suffix=".">${levelLayout(level)}</text:list-level-style-number>`;
