import { join } from "node:path";
import { Failed, ran, same } from "./command.mjs";
import { pythonPackage } from "./python.mjs";
import { mistake, right, wrong } from "./sentences.mjs";

const version = "3.4.0";
const install = () => pythonPackage("language_tool_python", version);

/** The library of PyPI, with a server elsewhere. */
export const languageToolPython = {
  name: "language_tool_python",
  async ready() {
    await install();
    return version;
  },
  async drive({ port }) {
    const script = join(import.meta.dirname, "language_tool_python_driver.py");
    const input = JSON.stringify({ url: `http://127.0.0.1:${port}`, wrong, right });
    const { status, out, err } = await ran(join(await install(), "python"), [script], { input });
    if (status !== 0) throw new Failed(err.trim().split("\n").at(-1));
    const { offset, length, suggestion } = mistake;
    same("answers", JSON.parse(out), {
      found: [[offset, length, suggestion, "MORFOLOGIK_RULE_EN_US", "misspelling"]],
      astral: [[offset + 2, length]],
      corrected: right,
      none: [],
      off: [],
      picky: true,
      auto: [[offset, length]],
    });
    return "check, own correction, lists of rules, picky";
  },
};
