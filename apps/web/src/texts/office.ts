import { catalogue, say } from "@housestyle/texts";

const teamRules = "To use your team’s rules, enter an API key from your account under Settings.";

/** The page of add-ins for office programs. */
export const office = catalogue("office", {
  title: "Office add-ins",
  about: "Suggestions in your house style, right where you write documents and messages.",
  file: say("Download for {program}", (program: string) => ({ program })),
  programs: [
    {
      name: "LibreOffice",
      about: "A sidebar for Writer. While it is open, your text is sent to this server, which doesn’t store it.",
      steps: [
        "Open the file in LibreOffice to install the extension.",
        "Restart LibreOffice, open the sidebar (View > Sidebar), and choose Housestyle.",
        teamRules,
      ],
    },
    {
      name: "Word and Outlook",
      about: "A pane that checks your text on your device. Your text isn’t sent anywhere.",
      steps: [
        "In Word, choose Home > Add-ins > More Add-ins > My Add-ins > Upload. In Outlook, choose Apps > Manage your apps > Upload a custom app.",
        "Choose the file, then select “Check text” on the ribbon.",
        teamRules,
      ],
    },
    {
      name: "Google Docs",
      about: "A sidebar that checks your text in your browser. Your text stays between you and Google.",
      steps: [
        "In a document, choose Extensions > Apps Script and add the three files from the archive.",
        "Reload the document, then choose Extensions > Housestyle > Check this document.",
        teamRules,
      ],
    },
    {
      name: "Linux",
      about:
        "An app that opens and saves files, and a pop-up that checks the words you select in any program. Your text stays on your device.",
      steps: [
        "Install the file: sudo apt install ./housestyle.deb",
        "Open a .txt, .md, or .docx file with Housestyle. Ctrl+S saves it in place.",
        "In your desktop’s keyboard settings, assign a shortcut to the command housestyle-popup. It checks the selected words.",
      ],
    },
  ],
  older: "Older versions of Word and Outlook need a manifest instead:",
  olderWord: "Word",
  olderOutlook: "Outlook",
  needsHttps: "Word, Outlook, and Google Docs need a server with HTTPS. This server doesn’t use it.",
  beta: "The add-ins for Word, Outlook, and Google Docs are in beta.",
  key: "Create an API key",
  guide: "Add-in guide",
});
