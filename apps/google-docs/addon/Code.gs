/**
 * Housestyle in Google Docs: this part reads paragraphs, selects words and writes corrections. It checks nothing and calls nobody; the
 * sidebar checks, in the browser of whoever writes.
 *
 * @OnlyCurrentDoc
 */

/** A property holds at most nine kilobytes. */
var LONGEST_PROPERTY = 8000;

/** Puts the add-on into the menu. */
function onOpen() {
  DocumentApp.getUi().createAddonMenu().addItem("Check this document", "showSidebar").addToUi();
}

function onInstall() {
  onOpen();
}

function showSidebar() {
  DocumentApp.getUi().showSidebar(HtmlService.createHtmlOutputFromFile("Sidebar").setTitle("Housestyle"));
}

/** The words of every paragraph and list item, in tables and footnotes, too, in reading order. */
function readParagraphs() {
  return paragraphs_(DocumentApp.getActiveDocument()).map(function (paragraph) {
    return paragraph.getText();
  });
}

/** Selects a stretch of a paragraph, its end exclusive. Nothing happens when the paragraph holds another text by now. */
function selectPlace(place) {
  var document = DocumentApp.getActiveDocument();
  var text = textAt_(paragraphs_(document), place);
  if (text === null || place.end <= place.start) return;
  document.setSelection(document.newRange().addElement(text, place.start, place.end - 1).build());
}

/** Writes all edits, or none when one of their paragraphs holds another text by now: answers “written” or “changed”. */
function writeEdits(edits) {
  var all = paragraphs_(DocumentApp.getActiveDocument());
  var texts = edits.map(function (edit) {
    return textAt_(all, edit);
  });
  if (texts.indexOf(null) >= 0) return "changed";
  // From behind, so that the places of those before stay.
  var order = edits.map(function (_, index) {
    return index;
  });
  order.sort(function (a, b) {
    return edits[b].index - edits[a].index || edits[b].start - edits[a].start;
  });
  order.forEach(function (index) {
    write_(texts[index], edits[index]);
  });
  return "written";
}

/** What was kept under a name, of the person or with the document; null when there is nothing. */
function recall(memory, name) {
  var properties = properties_(memory);
  var parts = [];
  for (var part = properties.getProperty(name + ".0"); part !== null; ) {
    parts.push(part);
    part = properties.getProperty(name + "." + parts.length);
  }
  return parts.length === 0 ? null : parts.join("");
}

function keep(memory, name, value) {
  var properties = properties_(memory);
  var count = Math.max(1, Math.ceil(value.length / LONGEST_PROPERTY));
  for (var index = 0; index < count; index++)
    properties.setProperty(name + "." + index, value.slice(index * LONGEST_PROPERTY, (index + 1) * LONGEST_PROPERTY));
  for (var rest = count; properties.getProperty(name + "." + rest) !== null; rest++)
    properties.deleteProperty(name + "." + rest);
}

function properties_(memory) {
  return memory === "person" ? PropertiesService.getUserProperties() : PropertiesService.getDocumentProperties();
}

function paragraphs_(document) {
  var found = paragraphsIn_(document.getBody());
  document.getFootnotes().forEach(function (footnote) {
    found = found.concat(paragraphsIn_(footnote.getFootnoteContents()));
  });
  return found;
}

/** The paragraphs of a body, a table, a row or a cell. */
function paragraphsIn_(container) {
  var types = DocumentApp.ElementType;
  var found = [];
  for (var index = 0; index < container.getNumChildren(); index++) {
    var child = container.getChild(index);
    var type = child.getType();
    if (type === types.PARAGRAPH) found.push(child.asParagraph());
    else if (type === types.LIST_ITEM) found.push(child.asListItem());
    else if (type === types.TABLE || type === types.TABLE_ROW || type === types.TABLE_CELL)
      found = found.concat(paragraphsIn_(child));
  }
  return found;
}

/** The text of the paragraph a place is in; null when it is not the one that was read. */
function textAt_(paragraphs, place) {
  var paragraph = paragraphs[place.index];
  return paragraph && paragraph.getText() === place.text ? paragraph.editAsText() : null;
}

/** The new words look like the last letter of the old ones. */
function write_(text, edit) {
  if (edit.replacement !== "") text.insertText(edit.end, edit.replacement);
  if (edit.end > edit.start) text.deleteText(edit.start, edit.end - 1);
}
