import { mount, place } from "../page.ts";

const element = place("textarea");
element.rows = 4;
element.cols = 50;
mount({ element, model: () => element.value, saved: () => element.value });
