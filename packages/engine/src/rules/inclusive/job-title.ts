import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Words for people at work that name a sex for no reason. Written by us. */
const table = rows(`
anchorman|anchorwoman = anchor
businessman = businessperson | business executive
businessmen = businesspeople
businesswoman = businessperson | business executive
cameraman = camera operator
cameramen = camera operators
chairman = chair | chairperson
chairmen = chairs
chairwoman = chair | chairperson
cleaning lady = cleaner
cleaning ladies = cleaners
congressman|congresswoman = member of Congress
congressmen = members of Congress
councilman|councilwoman = council member
councilmen = council members
craftsman = artisan | craftsperson
craftsmen = artisans
deliveryman = courier
doorman = door attendant
fireman = firefighter
firemen = firefighters
fisherman = fisher | angler
fishermen = fishers | anglers
foreman = supervisor
foremen = supervisors
freshman = first-year student
freshmen = first-year students
garbageman = refuse collector
handyman = handyperson | repairer
headmaster|headmistress = head teacher
housewife|househusband = homemaker
housewives = homemakers
landlady = landlord
layman = layperson
laymen = laypeople
mailman = mail carrier
mailmen = mail carriers
male nurse = nurse
female doctor|lawyer|judge|pilot|engineer|president|author|writer = $1
lady doctor|lawyer|judge|pilot = $1
middleman = intermediary
middlemen = intermediaries
newsman = reporter
newsmen = reporters
ombudsman = ombudsperson
policeman|policewoman = police officer
policemen|policewomen = police officers
postman = postal worker | mail carrier
postmen = postal workers | mail carriers
repairman = repairer
repairmen = repairers
salesman|saleswoman = salesperson
salesmen|saleswomen = salespeople
serviceman|servicewoman = service member
servicemen|servicewomen = service members
showman = performer
spokesman|spokeswoman = spokesperson
spokesmen|spokeswomen = spokespeople
sportsman|sportswoman = athlete
sportsmen|sportswomen = athletes
sportsmanship = fair play
statesman = political leader
statesmen = political leaders
stewardess = flight attendant
stewardesses = flight attendants
stuntman|stuntwoman = stunt performer
waitress = server | waiter
waitresses = servers | waiters
weatherman = weather forecaster
workman = worker
workmen = workers
workmanlike = skilful
workmanship = work | skill
`);

/** “fireman” → “firefighter”. Novels may call people what their people call them. */
export const jobTitle = defineRule({
  id: "inclusive/job-title",
  title: "Job titles for everyone",
  explain: "A job title that names no sex fits whoever holds the job. Where one person’s own title is meant, keep it.",
  kind: "inclusive",
  level: "hint",
  styles: ["academic", "business", "technical", "web", "general"],
  examples: [
    { wrong: "Call a fireman.", right: "Call a firefighter." },
    { wrong: "The chairman spoke first.", right: "The chair spoke first." },
    { wrong: "Our salesmen travel a lot.", right: "Our salespeople travel a lot." },
  ],
  leaves: ["Call a firefighter.", "Chairman Mao wrote it.", "Mr. Newman called.", "The chair spoke."],
  patterns: table,
  // “Chairman Mao”: a title before a name is that person’s own.
  unless: ({ tokens }, first, last) =>
    /^\p{Lu}/u.test(tokens[first]?.text ?? "") && /^\p{Lu}/u.test(tokens[last]?.text ?? ""),
  message: (_, first) => `For everyone: “${first ?? ""}”.`,
});
