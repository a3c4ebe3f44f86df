import type { FormatSettings } from "@housestyle/formats";
import type { Project } from "./project.ts";

/** What a project says of the formats of its texts. */
export const formatsOf = ({ latex }: Project): FormatSettings => ({ latex });
