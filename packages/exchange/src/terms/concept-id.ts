// The id of a concept must be a name in XML. Ours that are not, and concepts of ours without one, get a name that tells
// what it was.

const name = /^[A-Za-z][A-Za-z0-9._-]*$/;
const ours = "hs.";

/** Returns the XML id of a concept, based on `place` if it has none. */
export function xmlId(conceptId: string, place: number): string {
  if (conceptId === "") return `${ours}none.${place}`;
  if (name.test(conceptId) && !conceptId.startsWith(ours)) return conceptId;
  const encoded = conceptId.replace(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);
  return `${ours}id.${encoded}`;
}

/** Returns the concept id from before `xmlId`. Ids of other programs stay as they are. */
export function conceptIdOf(id: string): string {
  if (!id.startsWith(ours)) return id.trim();
  if (!id.startsWith(`${ours}id.`)) return "";
  return id
    .slice(ours.length + 3)
    .replace(/_([0-9a-f]{1,4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
