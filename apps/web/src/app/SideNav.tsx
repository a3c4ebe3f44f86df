import {
  BarChart3,
  BookA,
  BookMarked,
  BookOpen,
  Compass,
  FileText,
  History,
  House,
  Languages,
  type LucideIcon,
  PenLine,
  Scissors,
  Server,
  Settings,
  SlidersHorizontal,
  TrendingUp,
  UserRound,
  UsersRound,
  Webhook,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { shell } from "../texts/shell.ts";
import { type NavItem, placeOf, places } from "./nav.ts";
import { type AppSession, useSession } from "./session.ts";

const TeamSwitcher = lazy(() => import("./TeamSwitcher.tsx"));

const icons: Readonly<Record<NavItem["icon"], LucideIcon>> = {
  write: PenLine,
  documents: FileText,
  insights: TrendingUp,
  words: BookA,
  snippets: Scissors,
  guides: BookMarked,
  house: SlidersHorizontal,
  terms: Languages,
  team: House,
  members: UsersRound,
  analytics: BarChart3,
  activity: History,
  webhooks: Webhook,
  explorer: Compass,
  docs: BookOpen,
  account: Settings,
  operator: Server,
};

/** The links of the side bar; the one of the current path is marked. `done` closes the menu where it floats. */
export function SideNav({ done }: { readonly done?: () => void }) {
  const [path] = useLocation();
  const session = useSession((whole) => whole);
  const current = placeOf(path);
  return (
    <nav className="side-nav" aria-label={shell.nav.label}>
      {session.teams.length > 1 && session.profile?.Flags?.TeamSwitcher ? (
        <Suspense fallback={null}>
          <TeamSwitcher />
        </Suspense>
      ) : null}
      {places.map((group) => {
        const shown = group.filter((place) => isFor(place, session));
        return shown.length === 0 ? null : (
          <ul key={group[0]?.path} className="side-nav-group">
            {shown.map((place) => (
              <li key={place.path}>
                <NavLink place={place} isCurrent={place === current} done={done} />
              </li>
            ))}
          </ul>
        );
      })}
      {session.kind === "out" ? (
        <ul className="side-nav-group">
          <li>
            <Link href={`/login?next=${encodeURIComponent(path)}`} className="side-nav-link">
              <UserRound size={17} strokeWidth={1.5} aria-hidden />
              <span>{shell.nav.signIn}</span>
            </Link>
          </li>
        </ul>
      ) : null}
    </nav>
  );
}

function NavLink({
  place,
  isCurrent,
  done,
}: {
  readonly place: NavItem;
  readonly isCurrent: boolean;
  readonly done: (() => void) | undefined;
}) {
  const Icon = icons[place.icon];
  return (
    <Link
      href={place.path}
      className={isCurrent ? "side-nav-link side-nav-current" : "side-nav-link"}
      aria-current={isCurrent ? "page" : undefined}
      onClick={done}
    >
      <Icon size={17} strokeWidth={1.5} aria-hidden />
      <span>{place.label}</span>
    </Link>
  );
}

function isFor(place: NavItem, { kind, profile, positions }: AppSession): boolean {
  if (place.for === "anyone") return true;
  if (kind !== "in") return false;
  if (place.for === "operator") return profile?.IsOperator === true;
  return place.for === "signedIn" || positions.some((row) => row.Position === "Admin" || row.Position === "Admin Only");
}
