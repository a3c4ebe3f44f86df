import { Unavailable } from "./command.mjs";

/** LTeX's language server. Its makers publish an archive beside their sources, and none of the registries has it. */
export const ltex = {
  name: "LTeX",
  async ready() {
    throw new Unavailable("Debian, PyPI, crates.io, Maven Central and npm do not have its server");
  },
};
