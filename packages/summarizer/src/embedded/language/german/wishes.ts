import { IMPERATIVE } from './delegating.ts';
import { type Wishes, wishIn } from '../talk/wishes.ts';

const LEAD = String.raw`^(?:(?:und|also|dann|okay|gut|so|super|ja|danke|ach|na|bitte)[, ]+){0,4}(?:(?<called>(?-i:\p{Lu}\p{L}+)),? +)?(?:(?:und|dann|bitte),? )?`;
const ADVERBS = '(?:(?:bitte|mal|noch|auch|dann|aber|doch|unbedingt|vielleicht) )*';
/** `Bis zum 3. die Kaution`: a dot behind a number ends nothing. */
const THING = String.raw`(?:[^?.!]|(?<=\d)\.(?= \p{L})){3,120}`;
/** What no one is asked to do but to attend. */
const NO_ACT =
  '(?![^?.!]*(?<!\\p{L})(?:wissen|verstehen|sehen|bedenken|vorstellen|denken|sagen|haben|sein|können|müssen|kommen|gehen)[.!]?$)';
const INFINITIVE = String.raw`(?-i:\p{Ll})+n(?=[.!?]|$)`;

const CALLED = String.raw`^(?:(?:und|also|dann|okay|gut|so|super|ja|danke|ach|na)[, ]+){0,4}(?:(?:(?:Herr|Frau) )?(?<called>(?-i:\p{Lu}\p{L}+)),? +)?(?:und )?`;
/** The same with a name: `Jannik, du sagst den anderen Bescheid?` */
const NAMED = String.raw`^(?:(?:und|also|dann|okay|gut|so|super|ja|danke|ach|na)[, ]+){0,4}(?:(?:Herr|Frau) )?(?<called>(?-i:\p{Lu}\p{L}+)), (?:und )?`;
/** What is only pointed out, or begged. */
const NO_ORDER =
  '(?!(?:beachten|entschuldigen|verzeihen|bedenken|glauben|verstehen|wundern|haben)(?!\\p{L}))';
const PREFIX =
  /^(?<thing>.*) (?<prefix>ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück)(?<rest>, [^,]*)?$/u;

const WISHES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?<negated>vergiss|vergesst|vergessen Sie) ${ADVERBS}nicht,? (?<purpose>${THING} zu ${INFINITIVE}|${THING}zu${INFINITIVE})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}denk(?:e|t)? ${ADVERBS}daran, (?<purpose>${THING} zu ${INFINITIVE}|${THING}zu${INFINITIVE})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:geht|ginge|passt) (?:das|es)(?: bei dir| für dich| in Ordnung)?, (?<purpose>${THING} zu ${INFINITIVE}|${THING}zu${INFINITIVE})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:es|das) (?:ist|wäre) ${ADVERBS}(?:okay|in Ordnung|möglich) für dich, (?<purpose>${THING} zu ${INFINITIVE})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:ist|wäre) (?:das|es) ${ADVERBS}(?:okay|in Ordnung|möglich) für dich, (?<purpose>${THING} zu ${INFINITIVE})`,
    'iu',
  ),
  new RegExp(`${LEAD}acht(?:e|et)? ${ADVERBS}darauf, (?<reminded>dass ${THING})`, 'iu'),
  new RegExp(
    `${LEAD}du (?:musst|müsstest|solltest|sollst) ${ADVERBS}(?<rest>${NO_ACT}${THING} ${INFINITIVE})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}du (?<verb>(?!(?:hast|bist|weißt|kennst|siehst|meinst|denkst|kommst|kannst|musst|willst|sollst|darfst|magst|wirst|warst|hattest|glaubst|findest|hörst|brauchst|verstehst|gehst|bleibst|wohnst|heißt|sagst|sitzt)(?!\\p{L}))\\p{L}+st) (?<thing>${THING}), (?:oder|ja|gell|nicht wahr|okay|ne|nicht)(?: \\p{L}{2,})?\\?`,
    'iu',
  ),
  new RegExp(
    String.raw`${NAMED}du (?<verb>(?!(?:hast|bist|weißt|kennst|siehst|meinst|denkst|kommst|kannst|musst|willst|sollst|darfst|magst|wirst|warst|hattest|glaubst|findest|hörst|brauchst|verstehst|gehst|bleibst|wohnst|heißt)(?!\p{L}))\p{L}+st) (?<thing>${THING})\?`,
    'iu',
  ),
  new RegExp(
    String.raw`${NAMED}Sie (?<formal>(?!(?:haben|sind|wissen|kennen|sehen|meinen|denken|kommen|können|müssen|wollen|sollen|dürfen|werden|waren|hatten|glauben|finden|brauchen|verstehen|gehen|bleiben)(?!\p{L}))\p{L}{2,}n) (?<thing>${THING})(?=\?)`,
    'iu',
  ),
  new RegExp(
    String.raw`${CALLED}bitte (?:noch |auch |mal )*(?<formal>${NO_ORDER}\p{L}{2,}n) Sie (?<thing>${THING})`,
    'iu',
  ),
  new RegExp(
    String.raw`${CALLED}(?<formal>${NO_ORDER}\p{L}{2,}n) Sie (?<before>(?:(?:mir|uns|sich|ihm|ihnen|das|es|die|den|bis \p{L}+|dann|noch|auch|morgen|heute) )*)bitte (?<thing>${THING})`,
    'iu',
  ),
  new RegExp(
    String.raw`${CALLED}bitte (?:noch |auch |mal )*(?<verb>${IMPERATIVE})e?t? (?<thing>${THING})`,
    'iu',
  ),
  new RegExp(`${LEAD}(?<verb>${IMPERATIVE})e? bitte (?:mal |noch |auch )?(?<thing>${THING})`, 'iu'),
];

/** `Vergiss nicht, die Kaution zu zahlen`, `du musst den Vertrag unterschreiben`, `stell bitte den Termin ins Netz`. */
export const germanWishes: Wishes = {
  wishIn: wishIn(WISHES, (wish) => {
    if (wish.formal !== undefined) return { ...wish, rest: infinitiveOf(wish) };
    if (wish.purpose !== undefined) return { ...wish, rest: withoutZu(wish.purpose) };
    return wish.reminded === undefined
      ? wish
      : { ...wish, rest: `darauf achten, ${wish.reminded}` };
  }),
  takenByNo:
    /^(?:(?:ach|oh),? )?(?:nein|nee|nö|gar nicht|überhaupt nicht|natürlich nicht)(?=[,.!]|$)/iu,
};

/** `Bitte schicken Sie mir das Formular zu` – `mir das Formular zuschicken`. */
function infinitiveOf({
  formal = '',
  before = '',
  thing = '',
}: Record<string, string | undefined>): string {
  const verb = formal.toLowerCase();
  const parted = PREFIX.exec(thing)?.groups;
  const act = parted
    ? `${parted.thing} ${parted.prefix}${verb}${parted.rest ?? ''}`
    : `${thing} ${verb}`;
  return `${before}${act}`;
}

/** `die Kaution zu zahlen` – `die Kaution zahlen`, `aufzuschließen` – `aufschließen`. */
function withoutZu(purpose: string): string {
  return purpose
    .replace(/ zu (?=\p{Ll}+n$)/u, ' ')
    .replace(
      /(?<=(?<!\p{L})(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück))zu(?=\p{Ll}+n$)/u,
      '',
    );
}
