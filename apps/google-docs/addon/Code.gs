/**
 * Housestyle in Google Docs: this part reads paragraphs, selects words and writes corrections. It checks nothing and calls nobody; the
 * sidebar checks, in the browser of whoever writes.
 *
 * @OnlyCurrentDoc
 */

/** A property holds at most nine kilobytes. */
var LONGEST_PROPERTY = 8000;

/** What stands in the text for a chip (a date, a person, a link), which has no text of its own. */
var CHIP = "\uFFFC";

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
  return paragraphs_(DocumentApp.getActiveDocument()).map(words_);
}

/** Selects a stretch of a paragraph, its end exclusive. Nothing happens when the paragraph holds another text by now. */
function selectPlace(place) {
  var document = DocumentApp.getActiveDocument();
  var stretch = stretchAt_(paragraphs_(document), place);
  if (stretch === null || stretch.end <= stretch.start) return;
  document.setSelection(document.newRange().addElement(stretch.text, stretch.start, stretch.end - 1).build());
}

/**
 * Writes all edits or none, and answers “written”; “changed” when one of their paragraphs holds another text by now, “unplaced” when
 * something that is no text, such as a chip or a note, would be deleted or would change its place.
 */
function writeEdits(edits) {
  var all = paragraphs_(DocumentApp.getActiveDocument());
  var stretches = edits.map(function (edit) {
    return stretchAt_(all, edit);
  });
  if (stretches.indexOf(null) >= 0) return "changed";
  if (stretches.some(isBroken_)) return "unplaced";
  // From behind, so that the places of those before stay.
  var order = edits.map(function (_, index) {
    return index;
  });
  order.sort(function (a, b) {
    return edits[b].index - edits[a].index || edits[b].start - edits[a].start;
  });
  order.forEach(function (index) {
    write_(stretches[index], edits[index].replacement);
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
    // One that is only suggested has no contents.
    var contents = footnote.getFootnoteContents();
    if (contents) found = found.concat(paragraphsIn_(contents));
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

/** What in a paragraph is no text: the letter it is before, and whether it is a chip. */
function things_(paragraph) {
  var types = DocumentApp.ElementType;
  var count = paragraph.getNumChildren();
  var text = paragraph.getText();
  if (count === 1 && text !== "") return [];
  var things = [];
  var at = 0;
  for (var index = 0; index < count; index++) {
    var child = paragraph.getChild(index);
    var type = child.getType();
    if (type === types.TEXT) at += child.asText().getText().length;
    else
      things.push({ at: at, isChip: type === types.DATE || type === types.PERSON || type === types.RICH_LINK });
  }
  return at === text.length ? things : [];
}

/** The text of a paragraph, with a sign for each chip. */
function words_(paragraph) {
  var words = paragraph.getText();
  var chips = things_(paragraph).filter(function (thing) {
    return thing.isChip;
  });
  chips.reverse().forEach(function (chip) {
    words = words.slice(0, chip.at) + CHIP + words.slice(chip.at);
  });
  return words;
}

/** Where a place is in the document, which does not count chips; null when its paragraph is not the one that was read. */
function stretchAt_(paragraphs, place) {
  var paragraph = paragraphs[place.index];
  if (!paragraph || words_(paragraph) !== place.text) return null;
  var before = function (offset) {
    return offset - (place.text.slice(0, offset).split(CHIP).length - 1);
  };
  return {
    text: paragraph.editAsText(),
    start: before(place.start),
    end: before(place.end),
    things: things_(paragraph),
  };
}

/** Google deletes what is inside of deleted words, and may put new words after a chip that follows. */
function isBroken_(stretch) {
  return stretch.things.some(function (thing) {
    return thing.at > stretch.start && (thing.at < stretch.end || (thing.isChip && thing.at === stretch.end));
  });
}

/** The new words look like the last letter of the old ones. */
function write_(stretch, replacement) {
  if (replacement !== "") stretch.text.insertText(stretch.end, replacement);
  if (stretch.end > stretch.start) stretch.text.deleteText(stretch.start, stretch.end - 1);
}
