import { xmlText } from "@housestyle/files";
import type { AddInServer } from "./add-in-server.ts";
import { addinTexts as texts } from "./addin-texts.ts";
import { idOf } from "./id-of.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const app =
  'xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xmlns:mail="http://schemas.microsoft.com/office/mailappversionoverrides"';

/** The older manifest for Word, for the Words that do not read the unified one: those on a Mac, an iPad, and before 2023. */
export function wordXml(sender: AddInServer): string {
  return `${head}
<OfficeApp ${app} xsi:type="TaskPaneApp">
  ${begin(sender, "word")}
  <Hosts><Host Name="Document"/></Hosts>
  <Requirements><Sets DefaultMinVersion="1.1"><Set Name="WordApi" MinVersion="1.3"/></Sets></Requirements>
  <DefaultSettings><SourceLocation DefaultValue="${pageOf(sender, "word")}"/></DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
</OfficeApp>
`;
}

/** The older manifest for Outlook: a button where a message is written. */
export function outlookXml(sender: AddInServer): string {
  const page = pageOf(sender, "outlook");
  return `${head}
<OfficeApp ${app} xsi:type="MailApp">
  ${begin(sender, "outlook")}
  <Hosts><Host Name="Mailbox"/></Hosts>
  <Requirements><Sets><Set Name="Mailbox" MinVersion="1.3"/></Sets></Requirements>
  <FormSettings>
    <Form xsi:type="ItemEdit"><DesktopSettings><SourceLocation DefaultValue="${page}"/></DesktopSettings></Form>
  </FormSettings>
  <Permissions>ReadWriteItem</Permissions>
  <Rule xsi:type="RuleCollection" Mode="Or"><Rule xsi:type="ItemIs" ItemType="Message" FormType="Edit"/></Rule>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides" xsi:type="VersionOverridesV1_0">
    <Requirements><bt:Sets DefaultMinVersion="1.3"><bt:Set Name="Mailbox"/></bt:Sets></Requirements>
    <Hosts>
      <Host xsi:type="MailHost">
        <DesktopFormFactor>
          <ExtensionPoint xsi:type="MessageComposeCommandSurface">
            <OfficeTab id="TabDefault">
              <Group id="housestyle.group">
                <Label resid="name"/>
                <Control xsi:type="Button" id="housestyle.button">
                  <Label resid="button"/>
                  <Supertip><Title resid="button"/><Description resid="short"/></Supertip>
                  <Icon>
                    <bt:Image size="16" resid="icon16"/>
                    <bt:Image size="32" resid="icon32"/>
                    <bt:Image size="80" resid="icon80"/>
                  </Icon>
                  <Action xsi:type="ShowTaskpane"><SourceLocation resid="page"/></Action>
                </Control>
              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
        ${[16, 32, 80].map((size) => `<bt:Image id="icon${size}" DefaultValue="${iconOf(sender, size)}"/>`).join("\n        ")}
      </bt:Images>
      <bt:Urls><bt:Url id="page" DefaultValue="${page}"/></bt:Urls>
      <bt:ShortStrings>
        <bt:String id="name" DefaultValue="${xmlText(texts.name)}"/>
        <bt:String id="button" DefaultValue="${xmlText(texts.button)}"/>
      </bt:ShortStrings>
      <bt:LongStrings><bt:String id="short" DefaultValue="${xmlText(texts.short)}"/></bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>
`;
}

/** What both begin with. Each is an add-in of its own, with an id of its own. */
function begin(sender: AddInServer, name: string): string {
  const { address, version } = sender;
  return `<Id>${idOf(`${address} ${name}`)}</Id>
  <Version>${version}.0</Version>
  <ProviderName>${xmlText(texts.name)}</ProviderName>
  <DefaultLocale>en-US</DefaultLocale>
  <DisplayName DefaultValue="${xmlText(texts.name)}"/>
  <Description DefaultValue="${xmlText(texts.short)}"/>
  <IconUrl DefaultValue="${iconOf(sender, 32)}"/>
  <HighResolutionIconUrl DefaultValue="${iconOf(sender, 80)}"/>
  <SupportUrl DefaultValue="${xmlText(address)}"/>`;
}

const pageOf = ({ address }: AddInServer, name: string): string => xmlText(`${address}/office/${name}.html`);

const iconOf = ({ address }: AddInServer, size: number): string => xmlText(`${address}/office/assets/icon-${size}.png`);
