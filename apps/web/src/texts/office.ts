import { catalogue, say } from "@housestyle/texts";

/** The page of what is installed into office programs. */
export const office = catalogue("office", {
  title: "In office programs",
  about: "The remarks of your house style beside documents and messages, where you write them anyway.",
  file: say("For {program}", (program: string) => ({ program })),
  programs: [
    {
      name: "LibreOffice",
      about: "A sidebar for Writer. The text goes to this server while the sidebar is open, and is kept nowhere.",
      steps: [
        "Open the file with LibreOffice, which adds it.",
        "Start LibreOffice anew, and choose Housestyle in the sidebar.",
        "For your team’s rules, give a key of your account under Settings.",
      ],
    },
    {
      name: "Word and Outlook",
      about: "A pane that checks on your device. The text is sent nowhere.",
      steps: [
        "In Word: Home, Add-ins, More Add-ins, My Add-ins, Upload. In Outlook: Apps, Manage your apps, Upload a custom app.",
        "Choose the file, and press “Check the text” on the ribbon.",
        "For your team’s rules, give a key of your account under Settings.",
      ],
    },
    {
      name: "Google Docs",
      about: "A sidebar that checks in your browser. The text stays with Google and with you.",
      steps: [
        "In a document: Extensions, Apps Script. Copy the three files of the archive there.",
        "Open the document anew: Extensions, Housestyle, Check this document.",
        "For your team’s rules, give a key of your account under Settings.",
      ],
    },
    {
      name: "Linux",
      about:
        "A window of its own that opens and saves files, and a small one for words selected in any program. The text stays on your device.",
      steps: [
        "Install the file: sudo apt install ./housestyle.deb",
        "Open a .txt, .md or .docx file with Housestyle; Ctrl+S saves it where it lies.",
        "Give a key of your desktop to the command housestyle-popup: it checks what is selected.",
      ],
    },
  ],
  older: "For Words and Outlooks that take no such file, there are manifests of the older kind:",
  olderWord: "Word",
  olderOutlook: "Outlook",
  needsHttps: "Word, Outlook and Google Docs need a server with https. This one has none.",
  untried: "The ones for Word, Outlook and Google Docs have been tried with stand-ins only. Tell us what you find.",
  key: "Make a key",
});
