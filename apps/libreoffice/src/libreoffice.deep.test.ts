import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedServer } from "../../server/src/testing/shared-server.ts";
import { addRule } from "../../server/src/testing/team-with-rules.ts";
import { type Visitor, withTeam } from "../../server/src/testing/visitor.ts";
import { type Office, startOffice, whyNoOffice } from "./testing/office.ts";

// What a person does: the extension comes from the server, is installed with LibreOffice's own tool, and its sidebar is used by
// the names and roles that a screen reader is told.

const why = whyNoOffice();
const remarks = 0;
const suggestions = 1;

describe.skipIf(why !== undefined)(`the sidebar in LibreOffice${why ? ` (${why})` : ""}`, async () => {
  const server = await sharedServer();
  const host = new URL(server.url).host;
  let office: Office;
  let admin: Visitor;
  const found = (what: string) => `${what} Checked by ${host}.`;
  const says = async (status: string) => expect(await office.does("status", status)).toBe(status);
  const does = (...command: readonly unknown[]) => office.does(...command);
  /** What is pressed or chosen is done soon after: waits until a command answers this. */
  const becomes = (answer: unknown, ...command: readonly unknown[]) =>
    expect.poll(() => does(...command)).toEqual(answer);
  const writes = async (...paragraphs: readonly unknown[]) => {
    await does("write", ...paragraphs);
    await does("sidebar");
  };

  beforeAll(async () => {
    const oxt = await fetch(`${server.url}/office/housestyle.oxt`);
    office = await startOffice(new Uint8Array(await oxt.arrayBuffer()));
    const team = await withTeam(server, "The Harbour");
    admin = team.admin;
    await addRule(admin, team.teamId, { Match: "jetty", Replace: "quay" });
  });
  afterAll(() => office?.end());

  test("begins with the server it came from, and is told another one and a key in its settings; nothing of it is cut off", async () => {
    await writes("We saw teh jetty.");
    // Nobody is at the address that servers of tests say they have.
    await says("Can’t reach the server. Your text is unchanged.");
    await becomes([], "cut_off");
    await does("press", "Settings");
    await becomes([], "cut_off");
    await does("fill", "Server URL", "words.example");
    await does("press", "Save");
    await says("Enter a URL that starts with http:// or https://.");
    await does("fill", "Server URL", server.url);
    await does("press", "Save");
    await says(found("1 suggestion."));
    await does("press", "Settings");
    const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", {
      Name: "LibreOffice",
      Scopes: ["check", "read", "write"],
    });
    await does("fill", "API key (optional)", body.Token);
    await does("press", "Save");
    await says(found("2 suggestions."));
    await becomes(["teh → the", "jetty → quay"], "rows");
  });

  test("a remark leads to its words, behind smileys and in tables, and is corrected in one step of undo", async () => {
    await writes(
      "😀 All of it is right.",
      "Salt 😀 came in teh boat.",
      ["One definately", "two"],
      "It recieved a apple.",
    );
    await says(found("4 suggestions."));
    for (const [row, words] of [
      ["teh → the", "teh"],
      ["definately → definitely", "definately"],
      ["recieved → received", "recieved"],
    ]) {
      await does("choose", row, remarks);
      await becomes(words, "selected");
    }
    const before = await does("text");
    await does("choose", "teh → the", remarks);
    await does("choose", "tea", suggestions);
    await does("press", "Replace");
    await becomes(String(before).replace("teh", "tea"), "text");
    expect(await does("undo")).toBe("Housestyle: teh → tea");
    expect(await does("text")).toBe(before);
    await says(found("4 suggestions."));
  });

  test("a correction keeps what the words look like, and others find their own words behind it", async () => {
    await writes("We recieved teh boat and definately more.");
    await says(found("3 suggestions."));
    await does("embolden", "teh");
    await does("choose", "recieved → received", remarks);
    await does("press", "Replace");
    await does("choose", "teh → the", remarks);
    await does("press", "Replace");
    await does("press", "Replace");
    await becomes("We received the boat and definitely more.", "text");
    expect([await does("weight", "the"), await does("weight", "boat")]).toEqual([150, 100]);
    await says(found("No suggestions."));
  });

  test("words that have changed are not replaced", async () => {
    await writes("We saw teh boat.");
    await says(found("1 suggestion."));
    await does("choose", "teh → the", remarks);
    await does("edit", "teh", "the big");
    await does("press", "Replace");
    await says("This text has changed since it was checked, so nothing was replaced.");
    expect(await does("text")).toBe("We saw the big boat.");
  });

  test("words that a tracked change deletes are not read", async () => {
    await writes("They are recieving getting teh boat.", "We saw definately.", "Teh end.");
    await says(found("4 suggestions."));
    await does("track", true);
    await does("delete", "recieving ");
    await does("delete", " definately");
    await says(found("2 suggestions."));
    await becomes(["teh → the", "Teh → The"], "rows");
    await does("choose", "teh → the", remarks);
    await becomes("teh", "selected");
  });

  test("with Track Changes on, a correction is a tracked change, and is found corrected", async () => {
    await writes("We recieved teh boat and definately more.");
    await says(found("3 suggestions."));
    await does("track", true);
    await does("choose", "recieved → received", remarks);
    await does("press", "Replace");
    await says(found("2 suggestions."));
    await does("press", "Check again");
    await says(found("2 suggestions."));
    await becomes(["teh → the", "definately → definitely"], "rows");
    await does("choose", "teh → the", remarks);
    await does("press", "Replace");
    await does("press", "Replace");
    await says(found("No suggestions."));
    await does("press", "Check again");
    await says(found("No suggestions."));
    await does("accept_changes");
    expect(await does("text")).toBe("We received the boat and definitely more.");
  });

  test("paragraphs that a tracked change joins are read as one", async () => {
    await writes("We saw definately ", "the jetty.", "And teh boat.", "It sank.");
    await does("track", true);
    await does("join", "the jetty");
    await does("delete", "And teh boat.");
    await does("join", "It sank");
    await does("press", "Check again");
    await becomes(["definately → definitely", "jetty → quay"], "rows");
    await does("choose", "jetty → quay", remarks);
    await does("press", "Replace");
    await does("accept_changes");
    expect(await does("text")).toBe("We saw definately the quay.\nIt sank.");
  });

  test("words around a tracked change are found, and not replaced from here", async () => {
    await writes("We saw texh boat.");
    await does("track", true);
    await does("delete", "x");
    await does("press", "Check again");
    await becomes(["teh → the"], "rows");
    await does("press", "Replace");
    await says("These words contain a tracked change, so they can’t be replaced from here. Edit them in the document.");
    expect(await does("text")).toBe("We saw texh boat.");
  });

  test("what is written later is checked by itself", async () => {
    await writes("We saw the boat.");
    await says(found("No suggestions."));
    await does("edit", "boat", "bote");
    await says(found("1 suggestion."));
  });

  test("what was ignored stays ignored in the saved document, and nowhere else", async () => {
    await writes("We saw teh boat. They saw teh sea.");
    await says(found("2 suggestions."));
    await does("choose", "teh → the", remarks);
    await does("press", "Ignore");
    await says(found("1 suggestion."));
    const file = office.address("boat.odt");
    await does("store", file);
    await does("open", file);
    await does("sidebar");
    await says(found("1 suggestion."));
    await does("choose", "teh → the", remarks);
    await becomes("teh", "selected");
  });

  test("a word goes into the dictionary of whoever the key is of", async () => {
    await writes("The zyntharil sails.");
    await says(found("1 suggestion."));
    await does("press", "Add to dictionary");
    await says("Added “zyntharil” to your dictionary.");
    const { body } = await admin.get<readonly { word: string }[]>("/api/ignorepatterns/me/all");
    expect(body.map(({ word }) => word)).toContain("zyntharil");
    await does("press", "Check again");
    await says(found("No suggestions."));
  });
});
