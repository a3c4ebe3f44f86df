import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** The program of a page that holds places to write and what lays surfaces over them (`window.foreign`). */
export async function foreignProgram(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("./foreign-page-main.ts", import.meta.url)),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "iife" });
  await bundle.close();
  return output[0].code;
}
