import type { WriterType } from "@housestyle/contract";
import type { Style } from "@housestyle/engine";

const styleOf: Readonly<Record<WriterType, Style>> = {
  Fiction: "creative",
  CreativeWriterPublished: "creative",
  CreativeWriterUnpublished: "creative",
  Academic: "academic",
  AcademicStudent: "academic",
  AcademicTeacher: "academic",
  Business: "business",
  Blogger: "web",
  Copywriter: "web",
  Nonfiction: "general",
  Other: "general",
};

/** Returns the default writing style for a type of writer. */
export function styleOfWriter(type: WriterType): Style {
  return styleOf[type];
}
