import type { DocumentHost, HostEdit, HostParagraph, StorageScope, WriteResult } from "../host.ts";
import { withEdits } from "../host-surface.ts";
import { matchParagraphs } from "../match-paragraphs.ts";
import { officeClient } from "../office-client.ts";
import { htmlBody } from "./html-body.ts";
import type { BodyEdit, MessageBody } from "./message-body.ts";
import { answered, type ComposedItem, type CustomProperties } from "./outlook-api.ts";
import { textBody } from "./text-body.ts";

/** Outlook tells of nothing that is written: it is looked at so often, in milliseconds. */
const lookAgainAfter = 2_000;

/** The message as it was read at one moment. */
interface Message {
  readonly subject: string;
  readonly coercionType: string;
  readonly source: string;
  readonly body: MessageBody;
}

/** A message that is being written: the subject is its first paragraph. Outlook lends no way to select words in it. */
export class OutlookHost implements DocumentHost {
  readonly client: number;
  readonly #item: ComposedItem;
  #known: readonly HostParagraph[] = [];
  #lastId = 0;

  constructor(item: ComposedItem, platform: string | undefined) {
    this.#item = item;
    this.client = officeClient(platform);
  }

  async read(): Promise<readonly HostParagraph[]> {
    const { subject, body } = await this.#message();
    this.#known = matchParagraphs(this.#known, [subject, ...body.texts], () => String(++this.#lastId));
    return this.#known;
  }

  watch(changed: () => void): void {
    setInterval(changed, lookAgainAfter);
  }

  async show(): Promise<void> {
    // The card says where the words stand.
  }

  async write(edits: readonly HostEdit[]): Promise<WriteResult> {
    const message = await this.#message();
    const texts = [message.subject, ...message.body.texts];
    const placed = edits.map((edit) => ({ ...edit, index: this.#known.findIndex(({ id }) => id === edit.id) }));
    if (!placed.every(({ index, text }) => texts[index] === text)) return "changed";
    const ofSubject = placed.filter(({ index }) => index === 0);
    const ofBody = placed.filter(({ index }) => index > 0).map((edit) => ({ ...edit, index: edit.index - 1 }));
    if (ofBody.length > 0 && !(await this.#setBody(message, ofBody))) return "changed";
    if (ofSubject.length > 0) {
      const subject = withEdits(message.subject, ofSubject);
      await answered((done) => this.#item.subject.setAsync(subject, done));
    }
    return "written";
  }

  async recall(memory: StorageScope, name: string): Promise<string | undefined> {
    const kept =
      memory === "person"
        ? localStorage.getItem(`housestyle.${name}`)
        : (await this.#properties()).get(`housestyle.${name}`);
    return typeof kept === "string" ? kept : undefined;
  }

  async keep(memory: StorageScope, name: string, value: string): Promise<void> {
    if (memory === "person") {
      localStorage.setItem(`housestyle.${name}`, value);
      return;
    }
    const properties = await this.#properties();
    properties.set(`housestyle.${name}`, value);
    await answered((done) => properties.saveAsync(done));
  }

  #properties() {
    return answered<CustomProperties>((done) => this.#item.loadCustomPropertiesAsync(done));
  }

  async #message(): Promise<Message> {
    const { body, subject } = this.#item;
    const [title, coercionType] = await Promise.all([
      answered<string>((done) => subject.getAsync(done)),
      answered<string>((done) => body.getTypeAsync(done)),
    ]);
    const source = await answered<string>((done) => body.getAsync(coercionType, done));
    return { subject: title, coercionType, source, body: bodyOf(coercionType, source) };
  }

  /**
   * Only the whole body can be set. Nothing is when somebody has typed meanwhile, anywhere in it, or when it would not read as it
   * should.
   */
  async #setBody({ coercionType, source, body }: Message, edits: readonly BodyEdit[]): Promise<boolean> {
    const now = body.with(edits);
    const wanted = body.texts.map((text, at) =>
      withEdits(
        text,
        edits.filter(({ index }) => index === at),
      ),
    );
    if (seen(bodyOf(coercionType, now).texts) !== seen(wanted)) return false;
    const there = await answered<string>((done) => this.#item.body.getAsync(coercionType, done));
    if (there !== source) return false;
    await answered((done) => this.#item.body.setAsync(now, { coercionType }, done));
    return true;
  }
}

const bodyOf = (coercionType: string, source: string): MessageBody =>
  coercionType === "html" ? htmlBody(source) : textBody(source);

/** The words without the spaces between them: an edit may leave spaces at an end, where they are not seen, or nothing at all. */
const seen = (texts: readonly string[]): string => texts.join(" ").replace(/\s+/g, " ").trim();
