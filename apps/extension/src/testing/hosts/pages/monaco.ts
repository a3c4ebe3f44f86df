import * as monaco from "monaco-editor-core/esm/vs/editor/editor.main.js";
import { mount, place } from "../page.ts";

const home = place("div");
home.style.cssText = "height: 200px; width: 600px";
// Without a thread of its own it warns once and works in the page.
window.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob([""]))) };
const editor = monaco.editor.create(home, { language: "plaintext", minimap: { enabled: false } });
const text = () => editor.getValue();
mount({ element: home, model: text, saved: text });
