import type { Conversation, Remark } from '../findings/conversation.ts';
import { shortName } from '../speakers.ts';
import type { TitleWords } from '../titles/title-words.ts';
import { escaped, spacedWords } from '../words.ts';

/** How a sentence begins that may open a subject: `Next, Ann, the roof.` */
export interface Heading {
  /** As a title: `Roof`; null where no noun phrase stands there. */
  name: string | null;
  /** As it was said: `the roof`. */
  phrase: string;
  /** The sentence says nothing else. */
  whole: boolean;
  /** A word that opens stands before it: `next`, `last thing`. */
  led: boolean;
  /** A speaker is called on in the same sentence. */
  called: boolean;
  definite: boolean;
  /** Someone asks for the floor: `can I say something about the roof?` */
  raised: boolean;
  /** Stands alone at the start of a turn, and nothing that was said leads to it: `Music. Last year …` */
  stands: boolean;
  /** Content words of the phrase. */
  terms: readonly number[];
}

const LONGEST_PHRASE = 6;
/** Content words in a row of one noun phrase, with an article and without. */
const LONGEST_RUN = 3;
const LONGEST_BARE_RUN = 2;
/** A phrase without an article is one only if it comes up again in so many remarks. */
export const REMARKS_AFTER = 20;
/** What stands behind a name that fills its sentence. */
const REST_WORDS = 1;

const NOTHING = {
  name: null,
  phrase: '',
  whole: false,
  called: false,
  definite: false,
  stands: false,
  terms: [],
};

/** What a sentence opens, and by what it is seen. */
export function headingOf(conversation: Conversation, remark: Remark, words: TitleWords): Heading {
  const { talk, document } = conversation;
  // `Or tartan.` offers something else of what is spoken of.
  if (remark.raw.split(' ')[0]?.search(talk.joining.or) === 0)
    return { ...NOTHING, led: false, raised: false };
  const start = withoutStart(conversation, remark.raw);
  const topic = talk.opening.raises.exec(remark.raw)?.groups?.topic;
  const raised = topic === undefined ? null : words.titleOf(cutAtClause(conversation, topic)[0]);
  if (topic !== undefined && raised !== null)
    return {
      ...NOTHING,
      name: raised,
      phrase: topic,
      led: start.led,
      raised: true,
      terms: termsIn(remark, raised),
    };
  if (doesSomethingToOne(conversation, remark))
    return { ...NOTHING, led: start.led, raised: false };
  const [segment, behind] = document.unmarked
    ? cutAtClause(conversation, start.text)
    : cutAtMark(start.text);
  // `Oh, the water butts, one more thing.`
  const rest = behind.replace(talk.opening.added, '');
  const led =
    start.led || rest !== behind || talk.opening.first.test(segment) || isLed(conversation, remark);
  const phrase = segment.replace(talk.opening.tails, '').trim();
  const callsBehind = isSpeaker(conversation, rest);
  const heading: Heading = {
    ...NOTHING,
    led,
    raised: false,
    called: start.called || callsBehind,
  };
  const bare = withoutCalled(conversation, withoutNumber(conversation, phrase, words));
  if (!isNounPhrase(conversation, bare)) return heading;
  const definite = talk.determiners.has(firstWord(bare));
  // `Oh, the poor man.`
  if (definite && talk.opening.exclaims.test(`${bare}.`)) return heading;
  const terms = termsIn(remark, bare);
  const name = words.titleOf(withoutArticle(conversation, bare));
  const article = firstWord(bare);
  // `That stays on the list`: only a noun shows that `that` stands before one.
  const mayBePronoun = talk.opening.demonstratives.has(article);
  if (mayBePronoun && (name === null || !words.isCalledByNoun(name))) return heading;
  const whole =
    rest === '' || callsBehind || (!document.unmarked && spacedWords(rest) <= REST_WORDS);
  const opensTurn = whole && !remark.asks && !document.unmarked && goesOn(conversation, remark);
  const isSure = definite || heading.led || heading.called || opensTurn;
  // A German word at the start has a capital whatever it is.
  const mayStand = !document.language.capitalizesNouns || isProven(conversation, name, words);
  const stands =
    whole &&
    mayStand &&
    (heading.called || opensTurn) &&
    standsAlone(conversation, remark, bare, terms);
  // `Luego volvemos.`: what a word leads to has no article, and may be a verb.
  const mayLead =
    isProven(conversation, name, words) ||
    (heading.led && (bare.includes(' ') || comesUpAgain(conversation, remark, terms)));
  if (!isSure && !comesUpAgain(conversation, remark, terms)) return heading;
  return {
    ...heading,
    name: definite || mayLead || stands ? name : null,
    phrase: bare,
    whole,
    definite,
    stands,
    terms,
  };
}

/** `So hire one.`: a verb, and what stands for a thing. `Item one` leads. */
export function doesSomethingToOne({ talk }: Conversation, { raw }: Remark): boolean {
  const bare = raw.replace(talk.phrases.trimStart, '').toLowerCase();
  const [first = '', second = ''] = bare.match(/\p{L}+/gu) ?? [];
  const { leads, pronouns } = talk.opening;
  return pronouns.has(second) && !leads.test(bare) && !talk.determiners.has(first);
}

/**
 * Whether a heading surely names something: it is brought up as a subject, or fills its sentence and is a thing by its
 * article, elsewhere, or since it is spoken of again. What only stands at the front of a sentence has to open its turn.
 */
export function isSureOf(
  conversation: Conversation,
  remark: Remark,
  heading: Heading,
  words: TitleWords,
): boolean {
  const { definite, whole, led, called, raised, stands, terms } = heading;
  if (led || called || raised || stands) return true;
  if (whole) return isThing(heading, words) || comesUpAgain(conversation, remark, terms);
  return (
    definite &&
    conversation.document.speech &&
    conversation.remarks[remark.index - 1]?.refs[0] !== remark.refs[0]
  );
}

/** Whether the text shows that the name is a noun: `Nonsense.` is none. */
export function isThing({ definite, name }: Heading, words: TitleWords): boolean {
  return definite || (name !== null && words.isCalledByNoun(name));
}

/** Where a capital or an article shows what is a noun, a bare word has to be one elsewhere: `Rubén, cuéntanos`. */
function isProven(
  { talk, document }: Conversation,
  name: string | null,
  words: TitleWords,
): boolean {
  const shows = talk.nounFirst !== null || document.language.capitalizesNouns;
  return !shows || (name !== null && words.isNounPhrase(name));
}

/** `Item two. The bonfire.`: the sentence before only leads. */
function isLed({ remarks, talk }: Conversation, { index, run }: Remark): boolean {
  const before = remarks[index - 1];
  if (before?.run !== run) return false;
  const bare = before.raw.replace(talk.phrases.trimStart, '').replace(/[.!:]+$/u, '');
  return bare !== '' && !/[\p{L}\p{N}]/u.test(bare.replace(talk.opening.leads, ''));
}

/** A sentence without what only opens it, and without whom it calls on. */
function withoutStart(
  conversation: Conversation,
  raw: string,
): { text: string; led: boolean; called: boolean } {
  const { talk } = conversation;
  let [text, led, called] = [raw.replace(/^[¿¡«"“„\s]+/u, ''), false, false];
  for (let before = ''; before !== text;) {
    before = text;
    // `Then` leads, and is left out where nothing is led to. `Precisely, first item, the times.`
    const behind = text.replace(/^\p{L}+,\s+/u, '');
    const from = behind !== text && talk.opening.leads.test(behind) ? behind : text;
    const ledText = from.replace(talk.opening.leads, '');
    led ||= ledText !== from;
    text = (ledText === from ? text : ledText).replace(talk.phrases.trimStart, '');
    const [name] = text.match(/^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?=[,.:])/u) ?? [];
    if (name !== undefined && isSpeaker(conversation, name)) {
      called = true;
      text = text.slice(name.length).replace(/^[,.:\s]+/u, '');
    }
  }
  return { text, led, called };
}

/** The words up to the first mark, and what stands behind it. */
function cutAtMark(text: string): [string, string] {
  const [, segment = text, rest = ''] = text.match(/^([^,.;:?!…–—]*)[,.;:?!…–—]*(.*)$/su) ?? [];
  return [segment.trim(), rest.trim().replace(/[.?!…]+$/u, '')];
}

/** The words up to one that no noun phrase has, of talk without marks. */
function cutAtClause({ talk, document }: Conversation, text: string): [string, string] {
  const words = text.replace(/[.?!]+$/u, '').split(/\s+/u);
  const end = words.findIndex((word, at) => {
    const lower = word.toLowerCase();
    const inside = talk.opening.links.has(lower) || (at === 0 && talk.determiners.has(lower));
    return (
      talk.endsTitle.test(word) ||
      talk.iOrYou.test(word) ||
      talk.we.test(word) ||
      talk.noTopics.test(word) ||
      (document.language.stopWords.has(lower) && !inside)
    );
  });
  const segment = words.slice(0, end < 0 ? undefined : end);
  while (segment.length > 0 && talk.opening.links.has((segment.at(-1) ?? '').toLowerCase()))
    segment.pop();
  return [segment.join(' '), words.slice(segment.length).join(' ')];
}

/** `Lift two` as `Lift`; `the famous one` has no number. */
function withoutNumber({ talk }: Conversation, phrase: string, title: TitleWords): string {
  const words = phrase.split(/\s+/u);
  const isLed = talk.determiners.has(firstWord(phrase));
  const [thing = '', number = '', ...more] = isLed ? words.slice(1) : words;
  const isNumbered =
    more.length === 0 && talk.countWords.test(number) && !talk.countWords.test(thing);
  const isThing = !isLed || title.isNounPhrase(thing);
  return isNumbered && isThing ? words.slice(0, -1).join(' ') : phrase;
}

/** `The van Desmond` in talk without marks: a name that follows a noun at once calls on someone. */
function withoutCalled({ talk, document }: Conversation, phrase: string): string {
  if (!document.unmarked || document.language.capitalizesNouns) return phrase;
  const words = phrase.split(/\s+/u);
  const [before = '', last = ''] = words.slice(-2);
  const isCalled =
    words.length > 1 &&
    /^\p{Lu}\p{Ll}/u.test(last) &&
    /^\p{Ll}/u.test(before) &&
    !talk.opening.links.has(before) &&
    !talk.determiners.has(before);
  return isCalled ? words.slice(0, -1).join(' ') : phrase;
}

/** A few words that name something: no clause, no answer, no person, no date. */
function isNounPhrase(conversation: Conversation, phrase: string): boolean {
  const { talk, document } = conversation;
  const definite = talk.determiners.has(firstWord(phrase));
  const own = withoutArticle(conversation, phrase)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (own.length === 0 || own.length > LONGEST_PHRASE) return false;
  const isLink = (word: string): boolean => talk.opening.links.has(word.toLowerCase());
  const isForeign = (word: string): boolean =>
    talk.endsTitle.test(word) ||
    talk.iOrYou.test(word) ||
    talk.we.test(word) ||
    talk.countWords.test(word) ||
    /\p{N}/u.test(word) ||
    (document.language.stopWords.has(word.toLowerCase()) && !isLink(word));
  const says = [
    talk.agrees,
    talk.objects,
    talk.denies,
    talk.smallTalk,
    talk.settles,
    talk.past,
    talk.date,
    talk.settling.asksObjections,
  ];
  const longest = definite ? LONGEST_RUN : LONGEST_BARE_RUN;
  return (
    !isLink(own[0] ?? '') &&
    !own.some(isForeign) &&
    // `The light's green` is a clause, `his aunt's` an answer.
    !/['’]s(?: \p{Ll}+)?$/u.test(own.join(' ')) &&
    runsOf(own, isLink).every((run) => run <= longest - Number(talk.nounFirst !== null)) &&
    own.some((word) => /\p{L}{3}/u.test(word) && !talk.noTopics.test(word) && !isLink(word)) &&
    !says.some((pattern) => pattern.test(phrase)) &&
    !namesSpeaker(conversation, own) &&
    !isPerson(conversation, own) &&
    (!document.language.capitalizesNouns || isCapitalized(own, isLink, definite))
  );
}

const isNoun = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');

/** German nouns have a capital; adjectives stand before them. */
function isCapitalized(
  words: readonly string[],
  isLink: (word: string) => boolean,
  definite: boolean,
): boolean {
  const ends = words.filter((word, at) => {
    const next = words[at + 1];
    return !isLink(word) && (next === undefined || isLink(next));
  });
  return ends.every(isNoun) && (definite || isNoun(words[0]));
}

/** How many words stand in a row between others. */
function runsOf(words: readonly string[], isLink: (word: string) => boolean): number[] {
  const runs = [0];
  for (const word of words)
    if (isLink(word)) runs.push(0);
    else runs.push((runs.pop() ?? 0) + 1);
  return runs;
}

/** `Fiona Marsh`, `Frau Seidel`: two names in a row. */
function isPerson({ document, talk }: Conversation, words: readonly string[]): boolean {
  if (document.language.capitalizesNouns) return /^(?:herrn?|frau|familie)$/iu.test(words[0] ?? '');
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return (
    words.length >= 2 &&
    capitals.length === words.length &&
    !words.some((word) => talk.noTopics.test(word))
  );
}

function namesSpeaker({ document }: Conversation, words: readonly string[]): boolean {
  const people = new Set(document.speakers.flatMap((name) => shortName(name).split(' ')));
  return words.some((word) => people.has(word.replace(/['’]s$/u, '')));
}

function isSpeaker({ document }: Conversation, text: string): boolean {
  const name = text.replace(/[\s.,;:?!]+$/u, '');
  return (
    name !== '' &&
    document.speakers.some((speaker) => {
      const short = shortName(speaker);
      return short === name || short.split(' ').includes(name);
    })
  );
}

function withoutArticle({ talk }: Conversation, phrase: string): string {
  const words = elided(phrase);
  return talk.determiners.has(firstWord(phrase)) ? words.replace(/^\S+\s*/u, '') : words;
}

/** `l'eau` as two words. */
function elided(phrase: string): string {
  return phrase.trim().replace(/^([ldLD])['’]/u, '$1 ');
}

function firstWord(phrase: string): string {
  return elided(phrase.toLowerCase()).split(/\s+/u)[0] ?? '';
}

/** The numbers of the content words of a phrase, as its remark has them. */
function termsIn({ unit }: Remark, phrase: string): number[] {
  const terms = (unit?.chunks ?? []).flatMap(({ words, terms: numbers }) =>
    words.flatMap((word, at) =>
      (numbers[at] ?? -1) >= 0 &&
      new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(phrase)
        ? [numbers[at] ?? -1]
        : [],
    ),
  );
  return [...new Set(terms)];
}

/** `Música. El año pasado …`, `Hamacas, Hugo.`: a word of its own at the start of a turn, of which no one spoke, answers nothing. */
function standsAlone(
  { remarks, talk }: Conversation,
  remark: Remark,
  phrase: string,
  terms: readonly number[],
): boolean {
  const own = remarks.findLast(({ run, index }) => run < remark.run && index < remark.index);
  const before = remarks.slice(Math.max(0, remark.index - REMARKS_AFTER), remark.index);
  const isFirst = remarks
    .slice((own?.index ?? -1) + 1, remark.index)
    .every(({ agrees, terms: others }) => agrees || others.length === 0);
  return (
    isFirst &&
    own?.asks !== true &&
    terms.length > 0 &&
    !remark.raw.endsWith('!') &&
    !talk.opening.exclaims.test(`${phrase}.`) &&
    !before.some((other) => other.terms.some((term) => terms.includes(term)))
  );
}

/** How many of the next remarks speak of it. */
export function mentionsAfter(
  { remarks }: Conversation,
  { index }: Remark,
  terms: readonly number[],
): number {
  return remarks
    .slice(index + 1, index + 1 + REMARKS_AFTER)
    .filter((other) => other.terms.some((term) => terms.includes(term))).length;
}

/** Whether its speaker goes on. */
function goesOn({ remarks }: Conversation, { index, run }: Remark): boolean {
  return remarks[index + 1]?.run === run;
}

/** A greeting comes up again at once, and only there. */
function comesUpAgain(
  conversation: Conversation,
  remark: Remark,
  terms: readonly number[],
): boolean {
  const isEcho = conversation.remarks[remark.index + 1]?.raw === remark.raw;
  return !isEcho && mentionsAfter(conversation, remark, terms) > 0;
}
