import { preceding, type Conversation, type Remark } from '../findings/conversation.ts';
import { subjectOf, subjectsIn, titleWordsOf } from '../findings/subjects.ts';
import type { Things } from '../language/talk/things.ts';
import { spacedWords, wordsOf } from '../words.ts';

/** A thing was named within so many changes of speaker. */
const RUNS_BACK = 10;
/** The thing is named from this worth on, and where no other comes so near to it: a wrong name is worse than none. */
const LEAST_WORTH = -0.35;
/** The same where the pronoun shows gender: few other things have the right one. */
const LEAST_BY_GENDER = -0.75;
const LEAST_LEAD = 0.55;
const LONGEST_NOUN = 3;
/** Two words behind an article are a noun with what belongs to it, where the second is no verb: `the thread snapped`. */
const LONGEST_UNKNOWN = 2;
const MAY_BE_VERB = /(?:s|ed|ing)$/u;
const MENTIONS_BACK = 14;
const MOST_MENTIONS = 4;
/** `And the posters?`: a question in so few words only names what is talked about next. */
const LONGEST_HEADING = 4;
const RUNS_BEHIND_HEADING = 2;
/** The article, in any of the languages. */
const INDEFINITE = /^(?:an?|eine?[nr]?|une?|una?)$/iu;
/** What is talked about stays in mind. */
const SUBJECT = 1;
const RUNS_OF_SUBJECT = 3;

/** What a pronoun means in a statement, and the remark that names it. */
export interface ThingMeant {
  /** The statement with the thing named. */
  text: string;
  remark: Remark;
}

/** Where English goes on without a comma. */
const LATER = ' before| until| when| once| if| because';

/** A pronoun of this form may also mean what was named last as a whole. */
const ANY = 'any';

interface Named {
  determiner: string;
  noun: string;
  /** The noun itself, without what belongs to it. */
  head: string;
  remark: Remark;
  worth: number;
}

interface Told {
  text: string;
  said: Remark;
  /** What it answers. */
  answered: Remark | null;
}

/** What `it` or `them` means in a task: the thing of that number and gender that the talk was about; null where it may be another. */
export function thingMeant(conversation: Conversation, told: Told): ThingMeant | null {
  const { things } = conversation.talk;
  if (!things || things.people.test(told.text) || namesItself(conversation, told.text)) return null;
  const pronoun = pronounIn(things, told.text);
  if (!pronoun) return null;
  const { forms, word, index } = pronoun;
  const named = thingsBefore(conversation, things, told, forms);
  const best = bestOf(introduced(named, told.said)) ?? bestOf(named);
  const least = things.tellsGender ? LEAST_BY_GENDER : LEAST_WORTH;
  if (!best || best.worth < least) return null;
  const name = things.definite(best.determiner, best.noun, word);
  const text = things.replaces
    ? `${told.text.slice(0, index)}${name}${told.text.slice(index + word.length)}`
    : told.text.replace(/(?=[.!]?$)/u, ` (${name})`);
  return { text, remark: best.remark };
}

/** Whether a statement names what is done to what, and has no pronoun for a thing. */
export function namesThing({ talk: { things } }: Conversation, text: string): boolean {
  return (
    things !== undefined && text.search(things.phrase) >= 0 && pronounIn(things, text) === null
  );
}

/**
 * Whether a pronoun means what the same sentence names before it: `pick up the key and leave it there`.
 * @param ofAnyForm also where it is the subject, or a person: `renew the licence before it runs out`
 */
export function namesItself({ talk }: Conversation, text: string, ofAnyForm = false): boolean {
  const { things } = talk;
  if (!things) return false;
  const anyForm = { index: ofAnyForm ? text.search(talk.points) : -1, forms: null };
  const pronoun = pronounIn(things, text) ?? anyForm;
  if (pronoun.index < 0) return false;
  // `A sign on it` names something else.
  const before = text.slice(0, pronoun.index);
  const joint = before.search(new RegExp(`(?:,| ${talk.phrases.and}|${LATER}) [^,]*$`, 'u'));
  return [...before.slice(0, Math.max(0, joint)).matchAll(things.phrase)].some(
    ({ groups }) =>
      // `Esta tarde` is no thing.
      !talk.noTopics.test((groups?.noun ?? '').split(' ')[0] ?? '') &&
      (pronoun.forms === null ||
        things
          .formsOf(groups?.determiner ?? groups?.elided ?? '', groups?.noun ?? '')
          .some((form) => pronoun.forms.includes(form))),
  );
}

function pronounIn(
  { pronouns }: Things,
  text: string,
): { word: string; index: number; forms: readonly string[] } | null {
  const found = pronouns.flatMap(({ pattern, forms }) => {
    const match = pattern.exec(text);
    return match ? [{ word: match[0], index: match.index, forms }] : [];
  });
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null;
}

/** `You need a pass. Vera will print it.`: what the sentence before brings up with an indefinite article. */
function introduced(named: readonly Named[], { index, run }: Remark): Named[] {
  const before = named.filter(({ remark }) => remark.index === index - 1 && remark.run === run);
  return before.every(({ determiner }) => INDEFINITE.test(determiner)) ? before : [];
}

/** The thing that is worth most, where the next one is clearly worth less. */
function bestOf(found: readonly Named[]): Named | null {
  const [best, ...others] = found.toSorted((a, b) => b.worth - a.worth);
  if (!best) return null;
  const rival = others.find(({ head }) => head !== best.head);
  return rival && best.worth - rival.worth < LEAST_LEAD ? null : best;
}

function thingsBefore(
  conversation: Conversation,
  things: Things,
  { said, answered }: Told,
  forms: readonly string[],
): Named[] {
  const before = preceding(conversation, said, RUNS_BACK);
  const remarks =
    answered && !before.includes(answered) && answered !== said ? [answered, ...before] : before;
  const named: Named[] = [];
  for (const remark of remarks.filter(({ abandoned }) => !abandoned))
    for (const phrase of phrasesIn(conversation, things, remark)) {
      const shown = things.formsOf(phrase.determiner, phrase.noun);
      const agrees = shown.some((form) => forms.includes(form));
      if (!agrees && !(forms.includes(ANY) && isHeading(remark))) continue;
      const worth = worthOf(conversation, remark, said, answered, phrase.head);
      named.push({ ...phrase, remark, worth: phrase.weight + worth });
    }
  return named;
}

interface Phrase {
  determiner: string;
  noun: string;
  head: string;
  weight: number;
}

/** The things that a remark names, each with what its place in the sentence makes it worth. */
function phrasesIn(conversation: Conversation, things: Things, { raw }: Remark): Phrase[] {
  return [...raw.matchAll(things.phrase)].flatMap((found): Phrase[] => {
    const determiner = (found.groups?.determiner ?? found.groups?.elided ?? '').toLowerCase();
    const noun = nounOf(conversation, things, found.groups?.noun ?? '');
    if (noun === null || things.persons.has(noun.split(' ').at(-1) ?? '')) return [];
    const { talk } = conversation;
    const words = noun.split(' ');
    const head = ((talk.nounFirst ? words[0] : words.at(-1)) ?? '').toLowerCase();
    const before = raw.slice(0, found.index);
    if (things.predicate.test(`${before}${determiner} `)) return [];
    const isFirst = before.replace(talk.phrases.trimStart, '').trim() === '';
    return [
      {
        determiner,
        noun,
        head,
        weight: 0.5 * Number(isFirst) - 0.8 * Number(things.oblique.test(before)),
      },
    ];
  });
}

/** The words behind a determiner that belong to the noun; null where it is a time, a person or no noun. */
function nounOf(conversation: Conversation, things: Things, phrase: string): string | null {
  const { talk, document } = conversation;
  const title = titleWordsOf(conversation);
  const words = phrase.split(' ');
  const isNoun = (word: string): boolean =>
    title.mayName(word) && !talk.noTopics.test(word) && !talk.date.test(word);
  if (talk.nounFirst) {
    const [first = ''] = words;
    return isNoun(first) ? phrase : null;
  }
  if (document.language.capitalizesNouns) return isNoun(words.at(-1) ?? '') ? phrase : null;
  let start = 0;
  while (things.modifiers.has(words[start]?.toLowerCase() ?? '')) start += 1;
  let end = start;
  while (end < words.length && end - start < LONGEST_NOUN && isNoun(words[end] ?? '')) end += 1;
  const last = words[end - 1] ?? '';
  const isWhole = end - start <= 1 || title.isNounPhrase(last) || !MAY_BE_VERB.test(last);
  if (!isWhole || (end - start > LONGEST_UNKNOWN && !title.isNounPhrase(last))) return null;
  return end > start ? words.slice(0, end).join(' ') : null;
}

function worthOf(
  conversation: Conversation,
  remark: Remark,
  said: Remark,
  answered: Remark | null,
  head: string,
): number {
  const { talk } = conversation;
  const subject = subjectOf(subjectsIn(conversation), said)?.name.toLowerCase() ?? '';
  const isSubject = wordsOf(subject).includes(head);
  const named = mentions(conversation, said, head);
  const last = named.at(-1) ?? remark;
  return (
    1.2 * Number(remark.index === answered?.index) +
    0.5 * Number(remark.asks) +
    0.8 * Number(isHeading(remark) && said.run - remark.run <= RUNS_BEHIND_HEADING) +
    0.6 * Number(talk.needs.test(remark.raw) || talk.weDo.test(remark.raw)) +
    SUBJECT * Number(isSubject) +
    0.3 * (Math.min(MOST_MENTIONS, named.length) - 1) -
    0.5 * Number(talk.conditional.test(remark.raw)) -
    0.4 * Math.min(said.run - last.run, isSubject ? RUNS_OF_SUBJECT : RUNS_BACK) -
    0.1 * (said.index - last.index)
  );
}

const isHeading = ({ asks, raw }: Remark): boolean => asks && spacedWords(raw) <= LONGEST_HEADING;

/** The remarks that named something lately. */
function mentions({ remarks }: Conversation, { index }: Remark, head: string): Remark[] {
  return remarks
    .slice(Math.max(0, index - MENTIONS_BACK), index)
    .filter(({ raw }) => wordsOf(raw.toLowerCase()).includes(head));
}
