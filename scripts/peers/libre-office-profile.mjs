const item = (path, name, value, type = "") =>
  `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"${type}><value>${value}</value></prop></item>`;
const list = ' oor:type="oor:string-list"';
const checking = "Linguistic/GrammarChecking";

/** The settings of a person whose only checker is a server of LanguageTool's dialect, as they would have chosen them in the dialogues. */
export const profile = (address) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${[
  item(`${checking}/LanguageTool`, "IsEnabled", "true"),
  item(`${checking}/LanguageTool`, "BaseURL", address),
  item(checking, "IsAutoCheck", "true"),
  item(checking, "IsInteractiveCheck", "true"),
  item("Linguistic/SpellChecking", "IsSpellAuto", "true"),
  item(
    "Linguistic/ServiceManager/GrammarCheckerList",
    "en-US",
    "<it>org.openoffice.lingu.LanguageToolGrammarChecker</it>",
    list,
  ),
  // What is underlined comes from nobody else.
  item("Linguistic/ServiceManager/SpellCheckerList", "en-US", "", list),
].join("\n")}
</oor:items>
`;

/** A document with one paragraph of American English (flat ODF). */
export const documentOf = (text) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"
  xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0">
<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="en" fo:country="US"/></style:default-style></office:styles>
<office:body><office:text><text:p>${text}</text:p></office:text></office:body>
</office:document>
`;
