import { createApi, createClient } from "@housestyle/client";

/** The server that this page came from. `Webeditor` is the name of the page among the clients. */
export const server = createApi(createClient({ clientApp: 1 }));

export { whenBack } from "./when-back.ts";
