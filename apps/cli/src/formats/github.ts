import type { Level } from "@housestyle/engine";
import type { OutputReport } from "./report.ts";
import { suggested } from "./suggested.ts";

const commands: Readonly<Record<Level, string>> = { error: "error", warning: "warning", hint: "notice" };

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Workflow commands that GitHub shows as annotations beside the lines of a change. */
export const github = ({ outcomes }: OutputReport): string =>
  outcomes
    .flatMap(({ name, findings }) =>
      findings.map(({ finding: { level, ruleId, message, suggestions }, from, to }) => {
        const columns = from.line === to.line ? `,col=${from.column},endColumn=${to.column}` : "";
        const place = `file=${property(name)},line=${from.line},endLine=${to.line}${columns},title=${property(ruleId)}`;
        return `::${commands[level]} ${place}::${data(message + suggested(suggestions))}\n`;
      }),
    )
    .join("");
