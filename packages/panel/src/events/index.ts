export { editEvent, type SuggestionEvent, startSession } from "./edit-event.ts";
