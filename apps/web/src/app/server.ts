import { createApi, createClient } from "@housestyle/client";

/** The server this page came from. `Webeditor` is what the page is among the clients. */
export const server = createApi(createClient({ clientApp: 1 }));

export { whenBack } from "./when-back.ts";
