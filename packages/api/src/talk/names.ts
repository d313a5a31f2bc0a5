const WORD = String.raw`[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}.'’_-]*`;
const PARTICLE =
  'da|de|del|della|den|der|di|do|dos|du|el|la|las|le|los|al|bin|ibn|ten|ter|van|von|zu|zur|y|e|of|the';
/** Flowers and hearts behind a name. */
const SIGNS = String.raw`(?: ?[\p{Extended_Pictographic}\u200D\uFE0F]{1,8})?`;
/** Of what or in which role: `(Acme)`, `(Bristol West) (Lab)`. A time in brackets is none. */
const ROLE = String.raw`(?: (?:\((?![^)]*\d[:.]\d)[^()\n]{1,40}\)|\[(?![^\]]*\d[:.]\d)[^[\]\n]{1,40}\])){0,2}`;

/** A name as it is written: `Ann`, `Dr. Anna Weiß-Lorenz (Acme)`, `María José de la Cruz`, `SPEAKER_00`, `Speaker 1`, `李雷`. */
export const NAME = String.raw`${WORD}(?: (?:${WORD}|${PARTICLE})(?![\p{L}\p{N}])){0,5}(?: \d{1,2}(?!\d|[:.]\d))?${SIGNS}${ROLE}`;
/** The same, or `Lee, Ann`. */
export const LISTED_NAME = `${NAME}(?:, ${NAME})?`;
/** Who is named where hardly anything else can stand: a number, a nickname, a name with a heart. */
export const WRITER = String.raw`[^\s:[\]<>][^:[\]<>\n]{0,59}?`;

/** Labels that are no names, however often they stand before a colon. */
const NO_NAMES =
  /^(?:note|notes|nb|ps|action|actions|todo|to-do|decision|decisions|agenda|summary|question|answer|q|a|example|warning|tip|step|chapter|part|section|figure|table|total|date|time|place|location|subject|https?|betreff|hinweis|frage|antwort|beispiel|beschluss|aufgabe|objet|remarque|exemple|décision|question|réponse|nota|pregunta|respuesta|ejemplo|decisión|tarea|attendees|present|participants|apologies|teilnehmer|anwesend|from|to|cc|bcc|sent|reply-to|von|an|gesendet|kopie|de|à|envoyé|para|enviado(?: el)?|asunto|fecha|format|files|copyright|license)$/iu;

export const isNoName = (name: string): boolean => NO_NAMES.test(name);

/** What a question and its answer are labelled with, in four languages. */
const ASKED_AND_ANSWERED = [
  'q a',
  'q r',
  'f a',
  'p r',
  'question answer',
  'question réponse',
  'frage antwort',
  'pregunta respuesta',
].map((pair) => pair.split(' '));

/** `Q` of `Q` and `A`: what asks in an interview, an examination or frequent questions; undefined where people are named. */
export function askingLabel(labels: Iterable<string>): string | undefined {
  const own = new Map([...labels].map((label) => [label.toLowerCase(), label]));
  const [asking = ''] =
    ASKED_AND_ANSWERED.find((pair) => pair.every((label) => own.has(label))) ?? [];
  return own.size === 2 ? own.get(asking) : undefined;
}

/** Whether who is labelled so only asks: the one who answers may be known by name. */
export const isAskingLabel = (label: string): boolean =>
  ASKED_AND_ANSWERED.some(([asking]) => asking === label.toLowerCase());

const ADDED = /\s*(?:\((?:[^()]*)\)|\[[^\]]*\]|[|•·].*)$/u;

/** What is printed for each label of a text: without signs and capitals throughout, and without roles that distinguish no one. */
export function printedNames(labels: readonly string[]): Map<string, string> {
  const signless = new Map([...new Set(labels)].map((label) => [label, withoutSigns(label)]));
  const ending = commonEnding([...signless.values()]);
  const jobs = jobsIn([...signless.values()]);
  const bare = new Map(
    [...signless].map(([label, name]) => [
      label,
      personNamed(name.slice(0, name.length - ending.length), jobs),
    ]),
  );
  const isLoud = areLoud([...bare.values()]);
  const short = new Map([...bare].map(([label, name]) => [label, withoutRole(name)]));
  const roles = Map.groupBy(bare.values(), withoutRole);
  const isShared = (name: string): boolean =>
    new Set((roles.get(name) ?? []).filter((whole) => whole !== name)).size > 1;
  return new Map(
    [...bare].map(([label, name]) => {
      const own = short.get(label) ?? name;
      const chosen = isShared(own) ? name : own;
      return [label, isLoud ? inLowerCase(chosen) : chosen];
    }),
  );
}

/** `Ann (Acme)` as `Ann`. */
export function withoutRole(name: string): string {
  let rest = name;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(ADDED, '');
  }
  return rest === '' ? name : rest;
}

/** `MS. LEE`, `Mr. BOND`: a court and a parliament call all out so. */
function areLoud(names: readonly string[]): boolean {
  if (names.every((name) => /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u.test(name))) return true;
  const isLong = names.some((name) => /^(?=.*\p{Lu}\p{Lu})[^\d]{4,}$/u.test(name));
  return isLong && names.every((name) => !/\p{Ll}/u.test(name));
}

/** `MS. LEE` as `Ms. Lee`. */
const inLowerCase = (name: string): string =>
  name.replaceAll(/(?<=\p{Lu}\p{M}*)\p{Lu}+/gu, (rest) => rest.toLowerCase());

/** `Mama ❤️` as `Mama`, `~ Ann` as `Ann`. */
function withoutSigns(label: string): string {
  const bare = label
    .replaceAll(/\p{Extended_Pictographic}|\u200D|\uFE0F|^[~@>\s]+/gu, '')
    .replace(/#\d{4}$|(?<=\p{L}{3})\.$/u, '')
    .trim();
  return bare === '' ? label.trim() : bare;
}

/** `Ann says`, `Ben says`: what all labels end in is none of their names. */
function commonEnding(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const word = /(?<=\p{L}) \p{Ll}{2,12}$/u.exec(first)?.[0] ?? '';
  return others.length > 0 && others.every((name) => name.endsWith(word)) ? word : '';
}

/** `ann`, `ann lee`: as notes name her, and others in the talk. */
const IN_SMALL = /^\p{Ll}{2,}(?: \p{Ll}{2,}){0,2}$/u;
const IN_TWO = /^(?<first>[^,]+), (?<second>[^,()]+?)(?: \([^()]*\))?$/u;

/** What several people have behind a comma is their work or their company: `Ann, Sales`. */
function jobsIn(names: readonly string[]): ReadonlySet<string> {
  const seconds = names.flatMap((name) => IN_TWO.exec(name)?.groups?.second ?? []);
  return new Set(seconds.filter((second, at) => seconds.indexOf(second) < at));
}

/** `Lee, Ann` as `Ann Lee`, `SPEAKER_00` as `Speaker 1`. */
function personNamed(name: string, jobs: ReadonlySet<string>): string {
  const [, number] = /^SPEAKER_(\d{1,3})$/iu.exec(name) ?? [];
  if (number !== undefined) return `Speaker ${Number(number) + 1}`;
  const { first = name, second } = IN_TWO.exec(name)?.groups ?? {};
  const whole = second === undefined || jobs.has(second) ? first : `${second} ${first}`;
  return IN_SMALL.test(whole)
    ? whole.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : whole;
}
