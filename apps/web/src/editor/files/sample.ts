/** A short text with the mistakes people really make, written for this page. Markdown. */
export const sample = `# The repair café on Harbor Street

Every second saturday the old fish hall opens it's doors at nine o'clock. Inside, a dozen volunteers sit behind long tables and wait for whatever the town carries in: toasters, radios, a accordion, once a mechanical parrot. Nobody pays. You drink coffee and and you watch someone take your kettle apart.

The idea is very simple. In order to throw less away, people should learn how things are put together. Mara Lindqvist, who started the café in 2019, has been fixing lamps since she was ten. “Their is nothing magical about it,” she says. “You open the thing, you look inside, and most of the time your going to see whats wrong.”

## What people bring

- Coffee machines, definately the most common guest
- Pants with broken zippers
- Bicycles that could of been saved a year ago

Not everything can be repaired. About a third of the devices are returned to there owners with a note that says why. The reasons were collected by the volunteers, and the list was sent to the manufacturers last spring. So far only two companys have answered. One of them recieved a prize for it's honesty.

Lindqvist doesn't mind. She would rather loose an argument then a screwdriver. At the end of the day, she says, the café isn't really about machines at all ; it is about the afternoon someone spends next to a stranger, holding a flashlight, untill the light comes on.

The next meeting is on the 14th. Each and every visitor is welcome, irregardless of whether they have something to fix
`;
