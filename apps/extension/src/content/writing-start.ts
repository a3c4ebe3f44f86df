import { seats } from "./seats.ts";
import { startWriting } from "./writing-session.ts";

/** Comes when somebody first goes to where they can write. */
seats().startWriting = startWriting;
