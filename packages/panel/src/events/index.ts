export { type EditEvent, editEvent, startSession } from "./edit-event.ts";
