import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ran, same } from "./command.mjs";
import { scratch } from "./home.mjs";
import { pythonPackage } from "./python.mjs";
import { right, wrong } from "./sentences.mjs";

const version = "0.11.0";
const install = () => pythonPackage("pyLanguagetool", version);

/** The command of PyPI. It shows mistakes and corrects none. */
export const pyLanguagetool = {
  name: "pyLanguagetool",
  async ready() {
    await install();
    return version;
  },
  async drive({ port }) {
    const cwd = scratch("pylanguagetool");
    const program = join(await install(), "pylanguagetool");
    const checked = async (name, text, ...more) => {
      writeFileSync(join(cwd, name), text);
      const to = ["--no-color", "-a", `http://127.0.0.1:${port}/v2/`];
      return await ran(program, [...to, ...more, name], { cwd, env: { HOME: cwd } });
    };
    const found = await checked("wrong.txt", wrong, "-l", "en-US", "-r");
    same("mistake shown", [/recieved/.test(found.out), /received/.test(found.out), found.err], [true, true, ""]);
    same("rule shown", /MORFOLOGIK_RULE_EN_US/.test(found.out), true);
    same("language told by the text", /recieved/.test((await checked("wrong.txt", wrong)).out), true);
    const none = await checked("right.txt", right, "-l", "en-US");
    same("no mistake", [none.status, none.err, /✗|Text checked by/.exec(none.out)?.[0]], [0, "", "Text checked by"]);
    return "check, rules shown";
  },
};
