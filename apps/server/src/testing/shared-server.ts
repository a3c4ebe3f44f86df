import { startTestServer, type TestServer } from "./test-server.ts";
import { signedUp } from "./visitor.ts";

let shared: Promise<TestServer> | undefined;

/**
 * One server for all files of tests of a process that need no settings of their own. Each brings its own people and
 * teams; the operator is nobody they know. It ends with the process: closing it does nothing.
 */
export function sharedServer(): Promise<TestServer> {
  shared ??= startTestServer({ env: { HOUSESTYLE_FLAGS: "+TeamDocuments +CollaborativeEditing +Comments" } }).then(
    async (server) => {
      await signedUp(server, { Name: "Olga Operator" });
      return { ...server, close: async () => {} };
    },
  );
  return shared;
}
