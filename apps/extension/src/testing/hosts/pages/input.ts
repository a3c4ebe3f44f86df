import { mount, place } from "../page.ts";

const element = place("input");
element.size = 50;
mount({ element, model: () => element.value, saved: () => element.value });
