import { type Wishes, wishIn } from '../talk/wishes.ts';

const LEAD = String.raw`^[¿¡]?(?:(?:y|pues|entonces|vale|bueno|gracias|bien|oye|por favor)[, ]+){0,3}(?:(?<called>(?-i:\p{Lu}\p{L}+)),? +[¿¡]?)?(?:y |por favor, )?`;
const THING = '[^?.!]{3,120}?';
const END = '(?:,? por favor)?(?=[?.!]|$)';
const INFINITIVE = String.raw`(?!(?:saber|ver|ser|estar|pensar|creer|entender|tener)(?!\p{L}))\p{L}{2,}r(?:l[aeo]s?|se|sel[aeo]s?|nos|me)?(?!\p{L})`;

const WISHES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?<negated>(?:te|le|os) importaría) (?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?<negated>no (?:te )?olvides|no (?:se )?olvide) (?:de )?(?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  new RegExp(`${LEAD}acuérdate de (?<rest>${INFINITIVE}${THING})${END}`, 'iu'),
  new RegExp(`${LEAD}asegúrate de (?<assured>que ${THING}|${INFINITIVE}${THING})${END}`, 'iu'),
  new RegExp(
    `${LEAD}(?:tú )?(?:tienes que|tendrías que|debes|deberías) (?<rest>${INFINITIVE}${THING})${END}`,
    'iu',
  ),
  // The groups of an order in the polite form are left out: it is quoted.
  new RegExp(
    String.raw`^(?:(?:y|pues|entonces|bueno|gracias)[, ]+){0,3}(?:(?<called>(?-i:\p{Lu}\p{L}+)),? +)?por favor,? (?!(?:una?|la|las|de|que|antes|para|esta|este|otra|nada|toda)(?!\p{L}))\p{L}{2,}(?:[aeáéíó]n?)(?:me|nos|l[aeo]s?|sel[ao]s?)? ${THING}(?=[?.!]|$)`,
    'iu',
  ),
];

/** `¿Te importaría hablar con ellos?`, `no te olvides de pagar`, `tienes que firmar`. */
export const spanishWishes: Wishes = {
  wishIn: wishIn(WISHES, (wish) =>
    wish.assured === undefined ? wish : { ...wish, rest: `asegurarse de ${wish.assured}` },
  ),
  takenByNo: /^(?:ah,? |oh,? )?(?:no|para nada|claro que no|en absoluto)(?=[,.!]|$)/iu,
};
