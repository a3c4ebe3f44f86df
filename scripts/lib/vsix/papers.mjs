const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The media type of each ending there is. */
export function contentTypes(endings) {
  const known = {
    ".json": "application/json",
    ".vsixmanifest": "text/xml",
    ".js": "application/javascript",
    ".map": "application/json",
    ".md": "text/markdown",
    ".txt": "text/plain",
    ".png": "image/png",
  };
  const lines = [...new Set(endings)].sort().map((ending) => {
    const type = known[ending] ?? "application/octet-stream";
    return `<Default Extension="${escaped(ending)}" ContentType="${type}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join("")}</Types>
`;
}

/** What a .vsix says of the extension in it, whose package.json this is. */
export function vsixManifest({
  name,
  version,
  publisher,
  displayName,
  description,
  keywords,
  categories,
  engines,
  extensionKind,
}) {
  const property = (id, value) => `      <Property Id="Microsoft.VisualStudio.Code.${id}" Value="${escaped(value)}"/>`;
  const asset = (type, path) =>
    `    <Asset Type="Microsoft.VisualStudio.${type}" Path="extension/${path}" Addressable="true"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>${escaped(keywords.join(","))}</Tags>
    <Categories>${escaped(categories.join(","))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
${[
  property("Engine", engines.vscode),
  property("ExtensionDependencies", ""),
  property("ExtensionPack", ""),
  property("ExtensionKind", extensionKind.join(",")),
  property("LocalizedLanguages", ""),
  property("ExecutesCode", "true"),
].join("\n")}
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${[
  asset("Code.Manifest", "package.json"),
  asset("Services.Content.Details", "readme.md"),
  asset("Services.Content.License", "LICENSE.txt"),
  asset("Services.Icons.Default", "icon.png"),
].join("\n")}
  </Assets>
</PackageManifest>
`;
}
