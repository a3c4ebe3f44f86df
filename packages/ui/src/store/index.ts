export { Store, useStore } from "./store.ts";
