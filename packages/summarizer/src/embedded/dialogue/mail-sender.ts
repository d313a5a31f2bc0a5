import { momentOfMail } from './mail-date.ts';

const ADDRESS = /[\w.+-]+@[\w.-]+\.\w+/u;
const BRACKETED = /\s*[[(<]+(?:mailto:)?[\w.+-]+@[\w.-]+[\])>]+/giu;
const PERSON = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|del|la|van|von|der|den|di|el|al|bin|ten)){0,3}`;
const TITLES = /^(?:(?:Dr|Prof|Mrs?|Ms)\.? )+/u;
const NAME = new RegExp(`^${PERSON}$`, 'u');

/** Whether a line is a name and nothing else. */
export const isPerson = (line: string): boolean => NAME.test(line);

/** Addresses of offices: no one is called so. */
const OFFICE =
  /^(?:info|office|kontakt|contact|contacto|admin|service|no-?reply|team|mail|hello|support|sales|post|buero|verwaltung|accueil|oficina)$/iu;

/**
 * `"Marsh, Helen" <helen@marsh.example>`, `Helen Marsh`, `Helen Marsh, Marsh & Sons`, `helen.marsh@example.org` as the name of
 * a person; else empty.
 */
export function personIn(sender: string): string {
  const bare = sender
    .replaceAll(BRACKETED, '')
    .replaceAll(/["*„“”]/gu, '')
    .trim();
  const name = nameBeforeComma(bare, ADDRESS.test(sender));
  if (name !== '' && !ADDRESS.test(name)) return name;
  return nameOfAddress(sender.match(ADDRESS)?.[0] ?? '');
}

/** Address books write `García López, María`; a full name is followed by an office or a firm. */
function nameBeforeComma(sender: string, isAddressed: boolean): string {
  const [first = '', ...others] = sender.split(/,\s+/u);
  const [second] = others;
  if (second === undefined) return sender;
  const isFull = isPerson(first.replace(TITLES, '')) && first.includes(' ');
  const isGiven = others.length === 1 && isAddressed && /^\p{Lu}[\p{L}.-]*$/u.test(second);
  if (isFull && !isGiven) return first;
  return others.length === 1 ? `${second} ${first}` : sender;
}

function nameOfAddress(address: string): string {
  const [local = ''] = address.split(/[@+]/u);
  const words = local.split(/[._-]/u);
  const isName = words.every((word) => /^\p{L}{2,}$/u.test(word)) && !OFFICE.test(local);
  return isName ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') : '';
}

const WROTE = /(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|ha scritto)\s*:$/u;
/** `Ralf Busch schrieb am 24.11.26 um 21:14:`, `Ann Lee <ann@example.org> wrote on Mon, 6 Oct 2025:` */
const WROTE_BEFORE = new RegExp(
  `^(?<name>${PERSON})(?: <[^>]+>)? (?:schrieb am|wrote on|a écrit le|escribió el) \\S.*\\d.*:$`,
  'u',
);
const OPENS = /^(?:On|Am|Le|El)\b.*\d/u;
/** What stands between the time and the name. */
const AFTER_TIME =
  /^(?:[\s,]|[ap]\.? ?m\.?(?=[\s,])|Uhr\b|(?:UTC|GMT|CET|CEST|MEZ)\S*|[+-]\d{2}:?\d{2}|schrieb\b)+/iu;
const MOST_LINES = 3;

export interface Attribution {
  name: string;
  moment: number | null;
  /** How many lines it takes: programs break long ones. */
  lines: number;
}

/** `On Mon, 3 Feb 2025, Ann Lee wrote:` in four languages, on one line or broken over up to three. */
export function attributionAt(lines: readonly string[], at: number): Attribution | null {
  if (!/^(?:On|Am|Le|El)\b| (?:schrieb am|wrote on|a écrit le|escribió el) /u.test(lines[at] ?? ''))
    return null;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = lines.slice(at, at + count).join(' ');
    const name = writerIn(line);
    if (name !== null) return { name, moment: momentOfMail(line), lines: count };
    if (line.endsWith(':')) return null;
  }
  return null;
}

function writerIn(line: string): string | null {
  const before = line.match(WROTE_BEFORE)?.groups?.name;
  if (before !== undefined) return before;
  if (!OPENS.test(line)) return null;
  const isSaid = WROTE.test(line);
  const bare = line.replace(WROTE, '').replace(/\s*:$/u, '');
  const [, german] = bare.match(/ schrieb (.+)$/u) ?? [];
  if (!isSaid && german === undefined) return olderForm(line);
  const named = german ?? bare.replaceAll(BRACKETED, '').replace(/^.*\d\S*/u, '');
  const name = named.replaceAll(BRACKETED, '').replace(AFTER_TIME, '').trim();
  if (NAME.test(name)) return name;
  const person = personIn(german ?? bare);
  return ADDRESS.test(bare) && NAME.test(person) ? person : '';
}

/** `On Mon, 3 Feb 2025, Ann Lee:` */
function olderForm(line: string): string | null {
  const found = new RegExp(
    `^(?:On|Am|Le|El)\\b.{4,80}?\\d.{0,20}?, (?<name>${PERSON}):$`,
    'u',
  ).exec(line);
  return found?.groups?.name ?? null;
}
