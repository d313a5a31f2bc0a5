import type { Language } from '../language/language.ts';
import type { PlacedTurn } from './dialogue.ts';
import { capitalized } from './small-letters.ts';

/** Share of the messages of a chat that end without a mark; of a transcript it is a few in a hundred. */
const LEAST_OPEN = 0.35;
/** Words of a message in the mean at most: a recognizer that writes no marks has longer turns. */
const LONGEST_MESSAGE = 16;
const FEWEST_MESSAGES = 4;

const END = /[.!?…。！？؟।:;,][)"'”’»\]]*\s*$/u;

/** Whether people wrote to one another instead of talking: a message ends where it ends, with a mark or without. */
export function isChat(turns: readonly PlacedTurn[]): boolean {
  // What was recorded has times.
  if (turns.some(({ end, speaker }) => end !== undefined || speaker === undefined)) return false;
  const last = turns.filter(({ speaker }, at) => speaker !== turns[at + 1]?.speaker);
  const open = last.filter(({ text }) => !END.test(text)).length;
  const words = turns.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return (
    last.length >= FEWEST_MESSAGES &&
    open >= last.length * LEAST_OPEN &&
    words <= turns.length * LONGEST_MESSAGE
  );
}

/** The lines of a message as sentences are written: with a capital and a mark. */
export function messagesIn({ text }: PlacedTurn, language: Language): string[] {
  return text
    .split('\n')
    .map((line) => withSigns(line).trim())
    .filter((line) => line !== '')
    .flatMap((line) => cutAtPromise(line, language))
    .flatMap((line) => cutBehindPromise(line, language))
    .map((line) => {
      const [sign = ''] = line.match(LEADING_SIGN) ?? [];
      return sign + withSubject(capitalized(line.slice(sign.length), language), language);
    })
    .map((line) => line.replace(/(?<=[\p{L}\p{N})])$/u, asks(line, language) ? '?' : '.'));
}

/** The names that exports of chats write for signs which answer something. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[
    '+1',
    'thumbsup',
    'ok_hand',
    'white_check_mark',
    'heavy_check_mark',
    'raised_hands',
    '100',
  ].map((name) => [name, '👍'] as const),
  ...['-1', 'thumbsdown', 'x', 'no_entry_sign'].map((name) => [name, '👎'] as const),
]);
const LEADING_SIGN = /^(?:[👍👎]\s*)+/u;

/** `:+1: picking it up at 9`: the signs as signs, without those that only decorate. */
const withSigns = (line: string): string =>
  line.replaceAll(
    /(?<!\S):(?<name>[a-z0-9_+-]+)(?:::skin-tone-\d)?:(?!\S)/giu,
    (_, name: string) => SIGNS.get(name.toLowerCase()) ?? '',
  );

/** Words before a comma from which on a promise behind it is a sentence of its own. */
const LEAST_BEFORE_PROMISE = 3;
/** `ok?`, `right?` asks about the promise. */
const LEAST_BEHIND_PROMISE = 2;

/** `thurs the 19th 7 to 10, i'll book it`: a comma stands for a stop there, unless the promise depends on what stands before it. */
function cutAtPromise(line: string, language: Language): string[] {
  const { talk } = language;
  const parts = line.split(/, (?=\p{L})/u);
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      talk?.promises.exec(part)?.index === 0 &&
      talk.vows.test(capitalized(part, language)),
  );
  if (at < 0 || !talk) return [line];
  const before = parts.slice(0, at).join(', ');
  const depends = [talk.conditional, talk.joining.if, talk.reason].some((form) =>
    form.test(before),
  );
  const isShort = before.split(/\s+/u).length < LEAST_BEFORE_PROMISE;
  return depends || isShort ? [line] : [before, parts.slice(at).join(', ')];
}

/** `i'll get the food on friday, any allergies?`: what is asked behind a promise is a sentence of its own. */
function cutBehindPromise(line: string, { talk }: Language): string[] {
  const at = line.lastIndexOf(', ');
  if (!talk || at < 0 || !line.endsWith('?')) return [line];
  const [before, behind] = [line.slice(0, at), line.slice(at + 2)];
  const bare = before.replace(talk.phrases.trimStart, '');
  const promises = talk.promises.exec(bare)?.index === 0 && talk.due.test(bare);
  const isAsked = [talk.conditional, talk.joining.if, talk.offers].some((form) => form.test(bare));
  const isTag = behind.split(/\s+/u).length < LEAST_BEHIND_PROMISE;
  const isOffer = [talk.answers.tag, talk.offers].some((form) => form.test(`, ${behind}`));
  return !promises || isAsked || isTag || isOffer ? [line] : [`${before}.`, behind];
}

/** A clause that begins so belongs to another one: `when I get paid`, `was ich meine`. */
const NO_QUESTION =
  /^(?:(?:what|when|where|how|which|why|who) (?:i|we|you|he|she|they|it|an?|the|ever)|(?:was|wann|wo|wie|warum|wer|welche[rs]?) (?:ich|wir|du|ihr|sie|er|es|man)|how (?:nice|lovely|sweet|cute|funny|awful|exciting))(?!\p{L})/iu;

/** `does Sunita get it`, `is the hall free`: a verb in front of its subject. */
const INVERTED =
  /^(?:(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have)(?:n['’]t)? (?:(?:the|my|our|your|his|their)(?= \p{L}+ )|(?:this|that|these|those)(?= \p{L})|(?:any|some|every)(?:one|body)(?= \p{L})|(?-i:\p{Lu})\p{L}+ (?=\p{L}))|(?:hat|ist|war|kommt|kann|soll|muss|will|bringt|macht) (?:der|die|das|jemand|einer|wer|unser|euer)(?!\p{L})|(?:quelqu['’]un|qui) (?:a|est|peut|sait|veut|aurait|vient)(?!\p{L})|(?:alguien|quién|quien) (?:tiene|sabe|puede|ha|va|viene|quiere)(?!\p{L}))/iu;

/** `the van is full, what do we leave here`: a question behind a statement; `which is nice` would add to it. */
const ASKS_BEHIND =
  /, (?:and |so |but |und |aber |et |y |pero )?(?:(?:what|when|where|why|how|who) (?:do|does|did|are|is|can|could|will|would|should|shall|have|has) (?:i|we|you|they|he|she|it|the)|(?:was|wann|wo|wie|wer|warum|wen|wohin) \p{L}+ (?:wir|ihr|du|ich|sie|er)|(?:qu['’]est-ce qu|on (?:fait|prend|met|laisse|part|se voit) (?:quoi|quand|où|comment|à quelle))|(?:qué|cuándo|dónde|cómo|quién|cuál|cuánto) \p{L}+)(?!\p{L})/iu;

/** `it's due on Friday, can you all send me yours` */
const REQUEST =
  /(?:^|, )(?:(?:can|could|would|will) (?:you|some(?:one|body)|any(?:one|body))|(?:kannst|könntest) du|(?:könnt|könntet) ihr|(?:tu peux|peux-tu|vous pouvez|pouvez-vous)|(?:puedes|podrías|podéis|podríais))(?!\p{L})/iu;

/** `who writes the ad`, `does he smoke`: a question by its first words, or a request. */
function asks(line: string, { talk }: Language): boolean {
  const last = line.split(/(?<=[.!?]) /u).at(-1) ?? '';
  const bare = talk ? last.replace(talk.phrases.trimStart, '') : last;
  const opens = bare.split(/[\s,]+/u).slice(0, 2);
  if (talk && [REQUEST, INVERTED, ASKS_BEHIND].some((form) => form.test(bare))) return true;
  return (
    opens.length === 2 &&
    (talk?.clauses?.question.test(opens.join(' ')) ?? false) &&
    !NO_QUESTION.test(bare)
  );
}

/** Messages of a language without their subject, and the subject that is left out. */
const WITHOUT_SUBJECT: Record<string, readonly [RegExp, string]> = {
  en: [
    /^(?<yes>(?:(?:yes|yeah|ok|okay|sure|sorry|no),? )?)(?=(?:(?<ing>(?!(?:going|nothing|something|anything|everything|being|bring|ring)(?!\p{L}))\p{L}{2,}ing (?:it|that|them|him|her|mine|the|my|some|to)(?!\p{L}))|(?:can|could|would|will)(?! (?:do(?! (?:it|that|them|the)(?!\p{L}))|you|he|she|it|we|they|i|some|any|every|no|this|that|the|there|be)(?!\p{L}))(?: not)?(?: also)? \p{L}+|(?:can|do)n['’]t (?!(?:you|we|they|i|forget|worry|bother|be)(?!\p{L}))))/iu,
    'I',
  ],
};

/** `doing it tonight`, `could do it till 10`: who writes it is meant. */
function withSubject(line: string, { tag }: Language): string {
  const [pattern, subject] = WITHOUT_SUBJECT[tag ?? ''] ?? [];
  const found = pattern?.exec(line);
  if (!found || subject === undefined) return line;
  const { yes = '', ing } = found.groups ?? {};
  const rest = line.slice(yes.length);
  return `${yes}${subject}${ing === undefined ? ' ' : "'m "}${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}
