import { Button } from "@housestyle/ui";
import { useSyncExternalStore } from "react";
import { editorPeople as texts } from "../../texts/editor-people.ts";
import { useController } from "../controller/controller-context.ts";
import { PopoverMenu } from "../frame/PopoverMenu.tsx";
import { colorOf, initialsOf, type PeopleHere, type PersonHere } from "./people-here.ts";
import { caretsOf, noCarets } from "./remote-carets.ts";
import "./carets.css";
import "./people.css";

/** So many are drawn beside each other. */
const drawn = 3;

/** The people who also have the document open, with links to their carets. */
export default function People({ here: { people, more } }: { readonly here: PeopleHere }) {
  const names = people.map((person) => (person.isSelf ? texts.youToo : nameOf(person)));
  const all = more > 0 ? [...names, texts.others(more)] : names;
  const rest = people.length - drawn + more;
  return (
    <span className="people">
      <PopoverMenu
        name={texts.button(all)}
        label={texts.panel}
        button={
          <span className="people-faces" aria-hidden="true">
            {people.slice(0, drawn).map((person) => (
              <Face key={person.id} person={person} />
            ))}
            {rest > 0 ? <span className="people-more" data-letters={texts.more(rest)} /> : null}
          </span>
        }
      >
        {(done) => (
          <>
            <h2 className="people-title">{texts.panel}</h2>
            <ul className="people-list">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} done={done} />
              ))}
              {more > 0 ? <li className="note">{texts.others(more)}</li> : null}
            </ul>
          </>
        )}
      </PopoverMenu>
    </span>
  );
}

function PersonRow({ person, done }: { readonly person: PersonHere; readonly done: () => void }) {
  const controller = useController();
  const { view } = controller;
  // A caret may come, and go, while the list is open.
  const { placed } = useSyncExternalStore(
    (changed) => controller.events.on("changed", changed),
    () => (view ? caretsOf(view.state) : noCarets),
  );
  const caret = view && placed.find((each) => person.clients.includes(each.person.Client));
  const name = nameOf(person);
  if (!caret) {
    return (
      <li className="people-row">
        <Face person={person} />
        <span className="people-name">{name}</span>
        <span className="note">{texts.noCaret}</span>
      </li>
    );
  }
  const goTo = () => {
    done();
    const element = view.domAtPos(caret.head).node;
    (element instanceof Element ? element : element.parentElement)?.scrollIntoView({ block: "center" });
  };
  return (
    <li>
      <Button tone="quiet" className="people-row" aria-label={texts.goTo(name)} title={texts.goTo(name)} onClick={goTo}>
        <Face person={person} />
        <span className="people-name">{name}</span>
      </Button>
    </li>
  );
}

function Face({ person }: { readonly person: PersonHere }) {
  return (
    <span
      className={`people-face person-color-${colorOf(person.id)}`}
      data-letters={initialsOf(person.name)}
      aria-hidden="true"
    />
  );
}

function nameOf({ name, isSelf }: PersonHere): string {
  return isSelf ? texts.you : name || texts.someone;
}
