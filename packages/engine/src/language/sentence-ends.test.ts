import { expect, it } from "vitest";
import { splitSentences } from "../text/sentences.ts";
import { sentenceEnds } from "./sentence-ends.ts";
import { tokenize } from "./tokenize.ts";

/** Each line is a paragraph; `|` stands where a sentence ends. Written by us. */
const cases = `
It rained. | We stayed in.
He left! | Why? | Nobody knew.
One sentence only.
No mark at the end
Mr. Smith went to Washington. | He liked it.
Mrs. Dalloway bought the flowers. | Then she walked home.
Dr. Watson met Prof. Challenger at noon.
Ms. Lee and Mx. Day won.
I saw St. Paul's from Mt. Ida.
Gen. Grant met Sgt. Pepper. | They shook hands.
J. R. R. Tolkien wrote it. | C. S. Lewis read it.
George W. Bush spoke. | Nobody listened.
The plan was signed by A. B. Carter.
It was J. Smith who called.
So did I. | He did not.
It was only I. | The door opened.
Plan B. | That failed, too.
Vitamin C. | The doctor swore by it.
It cost $3.14. | That is cheap.
Version 2.0 is out. | Get it.
Pi is 3.14159 or so.
At 10.30 the bell rang. | All ran.
It fell by .5 percent. | Then it rose.
See Fig. 3 and p. 12. | Then stop.
See pp. 12–14. | It is all there.
Vol. 3, No. 5 is lost. | Ch. 2 begins well.
No. | I won't.
She said no. | He said yes.
Eq. 4 follows from Sec. 2.
In Art. 5 it is written. | Read it.
He left at 7 p.m. | Then he slept.
He left at 7 p.m. on Monday.
At 9 a.m. the shop opens. | It closes at 5 p.m. sharp.
In the U.S. Army he rose fast.
He lives in the U.S. | The weather is good.
She came from the U.K. in May.
The U.N. met. | It voted.
He has a Ph.D. in law. | She has two.
Acme Inc. grew fast. | It sank faster.
She works for Acme Inc. | The pay is good.
Smith & Co. is closed. | Try Jones Bros. next door.
Apples, pears, etc. are fruit.
Buy milk, eggs, etc. | Then come home.
He came, e.g. on Mondays, i.e. often.
Use a metal, e.g. Iron or zinc.
Smith et al. found it. | Jones did not.
It was Smith vs. Jones. | Jones won.
“Are you coming?” she asked. | He nodded.
“Are you coming?” She asked it twice.
“Go!” John said. | He left.
“Stop!” cried the old man. | Nobody stopped.
“Why?” he asked. | “Because.”
“I see.” | He nodded.
“No,” she said. | “I won't.”
He said, “Stop!” and ran.
He shouted “Fire!” in the theatre.
She asked, “Who is it?” | Nobody answered.
“It's over.” | “It is.”
"Is it?" he said. | "It is."
"Run!" Mary shouted. | "Now!"
"I think so." | She smiled.
‘Is it you?’ he said. | ‘It is.’
'Is it you?' she said. | 'Yes.'
(He left early.) | She stayed.
He left (it was late). | She stayed.
He left (“Too late!”) and slept.
[He laughs.] | She cries.
Wait... | What is that?
Wait... what is that?
I don't know… | Maybe.
I don't know… maybe.
He paused . . . and spoke.
Yes!!! | Really?! | Ok.
What?! | You did what?
Is it true?? | It is.
Hello world. | This is it.
Hello world.This is glued.
Visit example.com. | It works.
Visit www.example.com/a.b.html now. | Go.
Write to a.b@example.com. | She will answer.
The file is index.html. | Open it.
Node.js is fast. | So is V8.
He got 5. | She got 6.
There were 12. | All left.
In 1999. | In 2001.
It was 1999. | The year after was worse.
He came first; she came second. | Then I came.
Three things: bread, butter, jam. | No more.
He came – at last. | She left.
He came—at last!—and left. | She stayed.
“What?” — “Nothing.”
“Well . . .” he began. | She waited.
“Is that you?” came a voice from below.
“Yes!” they shouted. | “We did it!”
“Yes,” said Ann. | “I know.”
“I know, I know.” | Ann sat down.
“Never!” Tom replied. | He meant it.
“Never!” | Tom left the room.
He asked, “Why?” | Then, “How?”
She is 5 ft. tall. | He is 6 ft. 2.
It weighs 5 lbs. or so.
He was born in Jan. 1990. | She was born in Dec. 1991.
On Mon. 5 May they met. | On Tue. they parted.
We met on Wednesday. | It snowed.
The cat sat. | On the mat.
He sat. the cat left.
Dr. No. | It is a film.
He is Martin Luther King Jr. and a hero.
Louis XIV. | He was king.
World War II. | It ended in 1945.
Chapter 1. | The beginning
What is it? asked Tom.
Who? | Me? | Yes, you.
“The end.”
“He said ‘Stop!’ and I did.” | She nodded.
“‘Stop!’ he said.” | She nodded.
She whispered: “Come.” | He came.
I like cats. | (Dogs, too.)
I like cats (and dogs). | Birds, no.
Go to 5th Ave. and turn left. | Then stop.
Go to Main St. | Then turn left.
He works for Yahoo! in Texas.
“Who's there?” I called. | Silence.
“Who's there?” | I opened the door.
The answer is yes. | “Good.”
It ended at 5 p.m. | “Good,” he said.
He met the Rev. Green. | They prayed.
The Hon. Mr. Justice Cocklecarrot sat. | All rose.
See Ref. 3. | See also Table 2.
That is all. | 1,000 came.
That is all. | 😀 Then we left.
That is all 😀. | Then we left.
¿Qué? | ¡Sí!
It was so cold! | …and so dark.
Oh, no! | Not again!
“Oh, no!” thought Alice. | “Not again!”
`
  .trim()
  .split("\n");

it("knows enough cases", () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
});

it.each(cases)("%s", (line) => {
  const expected = line.split(" | ");
  const text = expected.join(" ");
  expect(splitSentences(tokenize(text), sentenceEnds).map(({ start, end }) => text.slice(start, end))).toEqual(
    expected.flatMap((each) => (each === "Hello world.This is glued." ? ["Hello world.", "This is glued."] : [each])),
  );
});
