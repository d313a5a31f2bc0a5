import { spanishMarks } from './spoken-marks.ts';
import { NEVER, wordSet } from '../language.ts';
import { wordsOf } from '../../words.ts';
import { followedBy } from '../talk/nearby.ts';
import {
  AGENTIVE,
  changes,
  isPast,
  isFirstPerson,
  NO_PAST,
  presentOf,
  thirdPersonOf,
} from './conjugation.ts';
import type { Phrases, Talk } from '../talk/talk.ts';
import { spanishOpening } from './opening.ts';
import { spanishAnswers } from './answers.ts';
import { spanishSettling } from './settling.ts';
import { spanishGenres } from './genres.ts';
import { spanishJoining } from './joining.ts';
import { spanishTakingOn } from './taking-on.ts';
import { spanishDelegating } from './delegating.ts';
import { spanishWishes } from './wishes.ts';
import { spanishExplaining } from './explaining.ts';
import { spanishThings } from './things.ts';
import { spanishMemo } from './memo.ts';
import { spanishDuties } from './duties.ts';
import { spanishTelling } from './telling.ts';

const B = String.raw`(?<![\p{L}])`;
const E = String.raw`(?![\p{L}])`;
const word = (...wordings: string[]): RegExp =>
  new RegExp(`${B}(?:${wordings.join('|')})${E}`, 'iu');
const OPEN = String.raw`^[¿¡]?(?:(?:ah|oh|uy|eh+|pues|bueno|y|pero|a ver|hombre|mujer|ya|vale|sí|claro|entonces),? +|\p{L}+, +){0,3}`;
const from = (...wordings: string[]): RegExp =>
  new RegExp(`${OPEN}(?:${wordings.join('|')})${E}`, 'iu');

const DAY = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const NUMBER =
  '(?:un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinti?\\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}*cient[oa]s|quinient[oa]s|mil|mill[oó]n(?:es)?|medi[oa]|mitad|tercio|cuarto|docena|primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|décimo)';
const DAY_OF_MONTH =
  '(?:primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|treinta(?: y uno)?)';
const DATE = `(?:${DAY}(?: (?:día )?\\d{1,2}(?: de ${MONTH})?| ${DAY_OF_MONTH}(?: de ${MONTH}|(?= ?[,.;!?]|$)))?(?: que viene| próximo| por la (?:mañana|tarde|noche))?|(?:día )?\\d{1,2}(?: de ${MONTH})?|uno de ${MONTH}|primero de ${MONTH}|${MONTH}|(?:la )?semana que viene|próxima semana|(?:la )?(?:primera|segunda|tercera|última) semana de ${MONTH}|(?:fin(?:al(?:es)?)?|mediados|principios|primeros|comienzos) de(?:l)? (?:la )?(?:semana|mes|año|${MONTH})|próxim[oa] (?:reunión|junta|clase|sesión|día|vez|mes|${DAY}))`;
/** `El treinta` is a day where nothing follows that it counts. */
const SPOKEN_DAY = `${DAY_OF_MONTH}(?: de ${MONTH}(?!\\p{L})| por la (?:mañana|tarde|noche)|(?= ?[,.;!?]|$| (?:l[aeo]s?|te|os|me|se|como)(?!\\p{L})))`;
const COUNT = '(?:una?|dos|tres|cuatro|cinco|seis|ocho|diez|quince|\\d+)';
/** Longer ways to say it, which the others would cut: `mañana a primera hora`, `el lunes como muy tarde`. */
const LONGER = [
  '(?:mañana|el \\p{L}+) a (?:primera|última) hora',
  `(?:el |este )?${DAY}(?: por la (?:mañana|tarde|noche))? (?:como muy tarde|a más tardar)`,
  `(?:para|a) (?:finales|mediados|principios|primeros|comienzos) de (?:la semana que viene|la próxima semana|este mes|mes|año|${MONTH})`,
  'antes de (?:Semana Santa|Navidad|Navidades|Reyes|Pascua|comer|cenar|las vacaciones|el verano|verano|que acabe (?:el|la) \\p{L}+)',
  'antes de las (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}(?::\\d{2})?)(?: y media| y cuarto)?(?: de la (?:mañana|tarde|noche))?(?! \\p{L}+s)',
  `${COUNT} (?:días?|semanas?) antes(?! (?:de|que)(?!\\p{L}))`,
  `(?:dentro de|en) (?:un[oa]s )?${COUNT} (?:minutos?|horas?|días?|semanas?|meses|mes)`,
  'después (?:del? (?:verano|comer|cenar|fin de semana)|de (?:las vacaciones|la reunión|la junta|clase))',
  `(?:en )?la (?:primera|segunda|tercera|última) semana de ${MONTH}`,
  'en (?:otoño|primavera|verano|invierno)',
].join('|');
const DUE = new RegExp(
  `${B}(?:${LONGER}|(?:antes|a partir|después) del? (?:la |est[ea] )?(?:día )?(?:${SPOKEN_DAY}|${DATE})|antes del? (?:la |los )?(?!que(?!\\p{L}))\\p{L}+|(?:para|hasta|a más tardar|como muy tarde) (?:el |la |los |antes del? )?(?:${SPOKEN_DAY}|${DATE}|mañana|hoy)|el ${SPOKEN_DAY}|(?:el|este|esta) (?:${DATE}|semana|tarde|noche|fin de semana|mes)|(?<!la )mañana(?: mismo| por la (?:mañana|tarde|noche)| temprano)?|pasado mañana|hoy(?: mismo)?|esta (?:tarde|noche|semana|misma \\p{L}+)|la (?:semana que viene|próxima semana)|a (?:finales|final|fin|mediados|principios) de(?:l)? (?:mes|año|semana|${MONTH})|en (?:dos|tres|cuatro|\\d+) (?:días|semanas)|en ${MONTH}|cuanto antes|lo antes posible|al acabar)${E}`,
  'iu',
);
/** `Si derivamos`, `más de seis mil que dejamos escapar`: neither a condition nor a clause about something says what all do. */
const NO_CLAUSE = String.raw`(?<!(?<!\p{L})(?:si|cuando|porque|donde|como|lo que|(?:el|la|los|las|al|un|una|mil|cien) (?:\p{L}+ )?que) (?:no |ya )?)`;
/** Finite forms of the first person plural in present or future. */
const WE_VERB = String.raw`${NO_CLAUSE}(?!(?:podemos|tenemos|debemos|sabemos|somos|seamos|engañemos|estamos|hemos|queremos|vemos|creemos|habíamos|necesitamos|éramos|estábamos|íbamos|teníamos|podríamos|deberíamos|tendríamos|vamos a ver|empezamos|seguimos|pasamos a|hablamos|fuimos|venimos|llegamos|mismos|últimos|próximos|ramos|tramos|kilos|gramos|primeros|extremos|términos|ánimos|mínimos|máximos|préstamos|conocemos|entendemos|pensamos|vendimos|dijimos|vimos|tuvimos)${E})\p{L}{2,}(?:amos|emos|imos)`;

const phrases: Phrases = {
  about: (topics) => `Los temas principales fueron: ${topics}.`,
  tellsOf: (who, topics) => `${who} habla de: ${topics}.`,
  mails: (subject) => `Los correos tratan de ${subject}.`,
  agreed: (statements) => `Se acordó: ${statements.join('; ')}.`,
  alsoAgreed: (statements) => `También se acordó: ${statements.join('; ')}.`,
  tasksOf: (names) => `Quedan tareas para ${names}.`,
  stillOpen: (questions) => `Sigue abierto: ${questions.join(' ')}`,
  article: null,
  colon: ':',
  on: (quotation) => `(sobre ${quotation})`,
  open: (clause) => `Queda abierto ${clause}.`,
  notKnown:
    /^.*?(?<!\p{L})(?:no (?:sé|sabemos|se sabe|tengo claro)|alguien sabe|sabe alguien|sabemos|no (?:está|queda) claro|(?:no|tampoco) (?:está|se ha|ha sido) (?:decidido|resuelto|aclarado)|se desconoce|(?:está|queda) por (?:ver|decidir|saber|aclarar)|sigue sin (?:saberse|decidirse|aclararse)|nadie (?:sabe|ha (?:decidido|aclarado|dicho))|la duda es)[,:]? (?=(?:si|quién|qué|cuándo|dónde|cómo|por qué|cuál|cuánt[oa]s?)(?!\p{L}))/iu,
  willDo: (who, infinitive) =>
    /^\p{Ll}+(?:r|rl[aeo]s?|rse|rnos|rme|rte|rsel[aeo]s?)(?!\p{L})/u.test(infinitive)
      ? `${who} va a ${infinitive.replace(/(?<=^\p{Ll}+r)(?:nos|me)(?= )/u, '')}`
      : null,
  doesIt: (who, verb, thing) => {
    const reflexive = /^(?:encargas|ocupas|animas)$/iu.test(verb) ? 'se ' : '';
    const rest = thing
      .trim()
      .replace(/^(?:tú|usted)(?=[ ,]|$),?/u, '')
      // What else the speaker wants is said of themselves: `y que me llegue antes`.
      .replace(/,? y que (?:me|nos) .*$/u, '')
      .trim();
    return `${who} ${reflexive}${presentOf(verb.toLowerCase())} ${rest}`;
  },
  takesOn: (who, verb, thing) => `${who} ${verb.toLowerCase()} ${thing}`,
  inOrder: (text) => text,
  trimStart:
    /^(?:(?:[^.:!?]{0,60}(?<!\p{L})(?:(?:apunt|anot)(?:ad|en|áis|e|a)(?:l[oa]s?)?(?: (?:esto|bien|eso))?(?=,|:)|escribid(?: esto)?|definición(?! del?))(?!\p{L})[^.:!?]{0,40}(?=:(?: \S+){4})|o sea(?:,? que)?|y|e|o|pero|porque|pues|bueno|entonces(?=[, ])|vale|ok|okay|claro|venga|anda(?=,)|ya(?=,)|ah|oh|uf|uy|eh+m*|este(?=,)|a ver(?! con(?!\p{L}))|mira|oye|hombre|mujer|en fin|es que|así que|sí(?=[,.])|no(?=[,.])|bien(?=[,.])|de acuerdo(?=[,.:])|perfecto|estupendo|(?:muchas |mil |muchísimas )?gracias(?! (?:por|a)(?!\p{L}))|lo siento|perdón|para (?:que (?:os hagáis|se hagan|te hagas)|haceros|hacerse) una idea(?=[,:])|la verdad(?: es que)?|(?:seamos (?:sincer[oa]s|honest[oa]s|realistas|franc[oa]s|clar[oa]s)|no nos engañemos|hay que decirlo)(?=[,:])|por cierto|además(?=,)|(?:yo )?creo que(?= (?:(?:nos|lo|la|los|las|se) )?(?:(?:deber|tendr|podr)íamos|tenemos|podemos|hay que|habría que|lo mejor|mejor|vamos|entonces)(?!\p{L}))|digo yo|total(?=,(?! que))|de todas formas|acordado(?=:)|queda (?:aprobado|acordado)(?=:)|entendido|(?:eso,? )?déja(?:me)?l[oa]s?(?: a mí)?(?=, (?!que(?!\p{L})))|sobre (?:el|la|los|las) \p{L}+(?=:))(?!\p{L})[,.:;!…]* *)+/iu,
  trimEnd:
    /(?:,? (?:(?<=, )(?:entonces|pues|(?:seamos (?:sincer[oa]s|honest[oa]s|realistas|franc[oa]s|clar[oa]s)|no nos engañemos|hay que decirlo|perdón|lo siento))|(?:(?<=, )¿?|¿)(?:verdad|vale|sí|de acuerdo)\?|¿?(?:no|eh|te parece|os parece)\?|por favor|(?<=[,.!] )(?:muchas |mil |muchísimas )?gracias(?: \p{L}{2,})?|digo yo|la verdad|creo yo|o algo así|y ya está|y (?:os|te|les) (?:cuento|digo(?: algo)?|aviso)))+(?=[.?!]?$)/iu,
  aside: /, (?:que (?!viene)|así |si no )[^,]*[.!]?$/u,
  voting:
    /^(?:(?:pues |entonces )?(?:votamos|acordado|aprobado|decidido|queda (?:aprobado|acordado|decidido)|propongo(?: que)?|quedamos en que|hacemos (?:esto|así)|(?:deberíamos|podríamos|tendríamos que|habría que)(?= \p{L}+r(?:l[aeo]s?|nos)?(?!\p{L})))[:,]? )|[,. ]*[¿¡]?(?<!\p{L})(?:votos a favor(?=\?|[.,]? *$).*|(?:estamos )?tod[oa]s (?:de acuerdo|conformes).*|alguien (?:se opone|en contra)[^.!?]*(?:\?.*|$)|(?:os |les )?parece bien\?|queda (?:aprobado|acordado|decidido)\.?)$/giu,
  stated: (question) => question,
  none: {
    said: /^(?:[Ss]in|[Nn]ada de|[Nn]o (?:hay|habrá)) (?<thing>(?!(?:problema|duda|prisa|embargo)s?(?!\p{L}))\p{Ll}[^,.!?]{2,50})[.!]?$/u,
    text: (thing) => `No habrá ${thing}.`,
  },
  withNoun: () => null,
  and: 'y',
  quote: (text) => `«${text}»`,
  inThirdPerson,
  impersonally: () => null,
  asDecision: () => null,
  forAsker: (text) => text,
  opensQuestion: '¿',
  endsWithOrdinal: NEVER,
  someone: 'Alguien',
  asOrder: () => null,
};

/** `Lo tienes el miércoles`: who says so will have it done. */
const GIVEN =
  /^(?:ya )?(?<object>lo|la|los|las) (?:tienes|tenéis|tendrás|tendréis)(?<rest>(?: (?:el|mañana|esta|hoy|para|antes)(?!\p{L})[^?]*)?[.!]?)$/iu;

/** By which someone says what they hold to be so. */
const HOLDS = wordSet('creo|supongo|pienso|opino');

/** `Yo llamo al fontanero` by Ana: `Ana llama al fontanero`. Only where the verb opens the clause. */
function inThirdPerson(said: string, speaker: string | undefined): string | null {
  // `Os lo mando`: to whom is no part of it.
  const text = said
    .replaceAll(/(?<!\p{L})(?:os|te) (?=l[aeo]s? \p{L})/giu, '')
    .replaceAll(/(?<= y )(?:os|te) (?=\p{L}+o(?!\p{L}))/giu, '');
  const given = text.match(GIVEN)?.groups;
  if (given && speaker !== undefined) {
    const { object = '', rest = '' } = given;
    return `${speaker} ${object.toLowerCase()} tendrá list${object.slice(1).toLowerCase()}${rest}`;
  }
  if (
    /(?<!\p{L})(?:tú|te|ti|tus?|contigo|usted(?:es)?|os|vosotr[oa]s|vuestr[oa]s?|nosotr[oa]s|nos|nuestr[oa]s?|mi|mis|mí|mí[oa]s?|conmigo|\p{L}+[áé]is)(?!\p{L})|["«»“”]/iu.test(
      text,
    )
  )
    return null;
  const held = text.match(
    /^(?<what>.*, )(?:yo )?(?<verb>creo|supongo|pienso)(?<mark>[.!]?)$/iu,
  )?.groups;
  if (held && speaker !== undefined && !wordsOf(held.what ?? '').some(isFirstPerson))
    return `${held.what}${thirdPersonOf(held.verb ?? '', true)} ${speaker}${held.mark}`;
  const inverted = speaker === undefined ? null : withSubjectBehind(text, speaker);
  if (inverted !== null) return inverted;
  const found = text.match(
    /^(?<when>(?:(?:mañana(?: mismo)?|hoy(?: mismo)?|esta (?:tarde|noche|semana)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|ya),? +)?)(?:yo )?(?<object>(?:se |me )?(?:(?:lo|la|los|las|le|les) )?)(?<verb>\p{L}+)(?: yo(?!\p{L}))?(?<rest>(?!\p{L}).*)$/iu,
  )?.groups;
  if (!found || speaker === undefined) {
    return /(?<!\p{L})(?:yo|me)(?!\p{L})/iu.test(text) ? null : text;
  }
  const own = /(?<!\p{L})yo(?!\p{L})/iu.test(text) || /^me /iu.test(found.object ?? '');
  // `Te la escaneo`: behind two pronouns stands a verb.
  const isVerb = /^(?:os|te|se) l[aeo]s? /iu.test(said);
  const told = thirdPersonOf(found.verb ?? '', own || isVerb);
  if (told === null) return /(?<!\p{L})(?:yo|me)(?!\p{L})/iu.test(text) ? null : text;
  const rest = (found.rest ?? '').replaceAll(
    /(?<=(?: y|así que) (?:(?:lo|la|los|las|le|les|se) )*)\p{L}+o(?= |[.,;!]|$)/giu,
    (verb) => (isFirstPerson(verb.toLowerCase()) ? (thirdPersonOf(verb, false) ?? verb) : verb),
  );
  if (/(?<!\p{L})(?:yo|me)(?!\p{L})/iu.test(rest)) return null;
  if (goesOnInFirstPerson(rest)) return null;
  const object = (found.object ?? '').replace(/^me /iu, 'se ').toLowerCase();
  const when = (found.when ?? '').replace(/^ya,? +/iu, '');
  return `${when}${when === '' ? '' : ''}${speaker} ${object}${told}${rest}`.replace(
    /^\p{Ll}/u,
    (first) => first.toUpperCase(),
  );
}

/** `Yo llamo al banco y pago la factura`: a further verb would keep its ending. */
function goesOnInFirstPerson(rest: string): boolean {
  const lower = rest.toLowerCase();
  const words = lower.match(/\p{L}+/gu) ?? [];
  const afterJoint = [...lower.matchAll(JOINT)].map(([, verb = '']) => verb);
  return (
    words.some((word) => changes(word) && !HOLDS.has(word)) ||
    afterJoint.some((word) => isFirstPerson(word) || isPast(word))
  );
}

/** Where a clause may begin, and its first word behind pronouns and adverbs. */
const JOINT =
  /(?:[,;:] |(?<!\p{L})(?:y|e|o|pero|que|porque|si|cuando|donde|aunque) )(?!(?:y|e|o|pero|que|porque|si|cuando|donde|aunque) )(?:(?:lo|la|los|las|le|les|se|no|ya|luego|después|también|así(?: que)?|entonces) )*(\p{L}+)/gu;

/** `Los vales los imprimo yo` by Toñi: `Los vales los imprime Toñi`. Null where another verb may be of the same person. */
function withSubjectBehind(text: string, speaker: string): string | null {
  const found = text.match(
    /^(?<thing>(?:el|la|los|las|del?|al)(?!\p{L}) ?[^,;]*?(?<!\p{L})(?:(?:lo|la|los|las|le|les|se|me) ))(?<verb>\p{L}+) yo(?!\p{L})(?<rest>.*)$/iu,
  )?.groups;
  const told = found && thirdPersonOf(found.verb ?? '', true);
  if (!found || !told) return null;
  const rest = found.rest ?? '';
  const others = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (others.some(isFirstPerson)) return null;
  return `${(found.thing ?? '').replace(/(?<!\p{L})me $/iu, 'se ')}${told} ${speaker}${rest}`.replace(
    /^\p{Ll}/u,
    (first) => first.toUpperCase(),
  );
}

const OWN_ACT = String.raw`(?<!(?<!\p{L})(?:del?|el|al|un|con|sin|por|este|ese|su|mi|cada) )(?:voy a \p{L}+r\p{L}*|me (?:encargo|ocupo|encargaré|ocuparé|comprometo|apunto|pongo)|[\p{L}]{2,}ré${NO_PAST}|(?:hago|pongo|traigo|pido|recojo|consigo|envío|escribo|subo|imprimo|confirmo|doy|digo|llamo|resuelvo|cuelgo|riego|pruebo|cambio|meto|reparto|corrijo|coso|cojo|devuelvo|compruebo|mido|traduzco|comparto|${[...AGENTIVE].join('|')}))`;

export const spanishTalk: Talk = {
  agrees: from(
    'estoy (?:totalmente )?de acuerdo|sí|(?:sería|estaría) (?:genial|estupendo|perfecto|muy bien|bien|fenomenal)|claro(?: que sí)?|vale|de acuerdo|conforme|bien|muy bien|perfecto|estupendo|genial|por supuesto|desde luego|hecho|eso es|exacto|exactamente|correcto|me parece(?: muy)?(?: bien| perfecto| buena idea)?|ok|okay|venga|aprobado|a favor|yo también|por mí(?:,)? (?:bien|vale|sí)|sin problema|ningún problema|no hay problema|cuenta conmigo|está bien|mejor|amén|adelante|lo (?:hago|haré)|eso está|eso estaría(?: muy)? bien|buena idea|tienes razón|tiene razón|no hay inconveniente|conformes|así lo hacemos|encantad[oa]|con mucho gusto|me sirve|entendido|trato hecho|podría vivir con eso|me va bien|unánime|hazlo|(?:a mí )?me vale|tiene sentido|(?:(?:muy|está|queda) )?clar(?:o|ísimo)|nada que objetar|y a mí(?=[.,]|$)|por mí,? perfecto|(?:a mí también|me apunto|eso|me gusta|si (?:quieres|queréis)|cómo no|lo cogemos|lo compramos|lo hacemos|pues ya está)(?=[.,!]|$)|totalmente|dale|inténtalo|si no te importa|faltaría más',
  ),
  objects: new RegExp(
    `${OPEN}(?:no(?! hay (?:problema|inconveniente))|ni hablar|espera|un momento|de ninguna manera|nunca|jamás|qué va)${E}|${B}(?:(?:yo )?(?:estoy|estaría|voto) en contra|no (?:estoy de acuerdo|me convence|me gusta|me parece|podemos|puede ser|se puede|quiero|conviene|llega)|demasiado (?:car[oa]|tarde|pronto|poco|arriesgado)|(?:es|son|sería) muy (?:car[oa]s?|tarde)|ahora,? no|prefiero que no|me opongo)${E}`,
    'iu',
  ),
  noObjection: word(
    'y no se hable más',
    'no,? (?:claro|tienes razón|tiene razón|está bien|me parece bien|de acuerdo|por supuesto|perfecto)',
    '(?:ningún|ninguna|sin|no hay) (?:problema|objeción|objeciones|inconveniente)',
    'nadie (?:se opone|en contra)',
    '¿no\\?',
  ),
  settles: word(
    'queda(?:n|mos)? (?:así|aprobad[oa]s?|acordad[oa]s?|decidid[oa]s?|en (?:que|eso)|cerrad[oa]|resuelt[oa]|establecid[oa])',
    // `Lo tengo casi hecho` tells how far it is.
    '(?:aprobado|acordado|decidido|(?<!\\p{L} )hecho|adjudicado)(?=[.:,]|$)',
    'está (?:decidido|aprobado|acordado|cerrado)',
    '^(?:pues |bueno,? )?(?:asunto (?:zanjado|resuelto|cerrado)|listo|resuelto|zanjado|pues ya está)(?=[.!]?$)',
    '(?:se ha|hemos|se) (?:aprobado|acordado|decidido|acuerda|aprueba|decide|aprueban)',
    '(?:por|a favor por) unanimidad',
    'trato hecho',
    '(?<=[\\p{L}\\p{N}€],? )y no se hable más(?=[.!]?$)',
    'así (?:lo hacemos|queda|se hace)',
    'entonces así',
    'asunto (?:cerrado|resuelto)',
    '(?:\\p{L}+|\\d+) a favor',
    'decisión:',
    'me habéis convencido',
    '(?<=\\p{L} )y (?:ya está|punto|listo|se acabó)(?=[.!]?$)',
    'consta en acta',
    'que conste en acta',
  ),
  procedure: word(
    '(?:el|la) (?:siguiente|próximo|próxima)(?: punto| tema| cuestión)? es',
    '(?:vamos a|podemos|tenemos que|deberíamos|hay que|habría que) (?:decidir(?:lo)?|votar(?:lo)?|hablar|ver(?:lo)?|tratar|empezar|discutir(?:lo)?|aclarar(?:lo)?|pensar(?:lo)?)',
    '(?:decidamos|votemos|hablemos|veamos|empecemos|pasemos|aclaremos|sigamos|votamos|empezamos|seguimos con|pasamos a)',
  ),
  concludes:
    /^(?:[¡¿]?(?:vale|bueno|bien|muy bien|perfecto|estupendo|sí|claro|ok|okay|de acuerdo|genial|gracias|no|venga|hecho|exacto)[,.]? +){0,4}(?:pues|entonces|así que|total(?=,)|en resumen|resumiendo|por tanto|acordado|decidido|en conclusión)(?!\p{L})(?! (?:yo|tú|mira|sí|no(?= [lsm])|me|te|ni|a ver|empezamos|nada|qué|quién|cómo|cuándo|habrá|habría|podríamos|tendríamos|\p{L}+ría)(?!\p{L}))|,? entonces[.!]?$/iu,
  weDo: new RegExp(
    `${B}(?:(?:lo |la |los |las |le |les |nos )?${WE_VERB}|vamos a (?!ver|empezar|hablar|pasar)\\p{L}+r|se (?:queda|cambia|compra|hace|cierra|abre|mantiene|tapa|pinta|contrata|pone|paga|sube|baja|cobra|vende|alquila|celebra|aplaza|reparte|pasa|arregla|repara|deja|usa|gasta|monta|quita|instala|renueva|mantienen|tapan|cambian|compran|hacen|ponen|pagan|pasan|quedan|cierran|abren))${E}`,
    'iu',
  ),
  corrects:
    /^[¡¿]?(?:(?:ah|uy|eh+|ay|pero|no|bueno|perdón|perdona|perdonad),? +){0,3}(?:no,? (?:espera|esperad|perdón|perdona|perdonad|miento)|(?:espera|esperad|perdón|perdona|perdonad),? (?:no|que no)|miento|me (?:he )?(?:equivocado|confundido|liado|equivoco)|(?:es )?(?:justo )?al revés|digo tonterías|mejor dicho|corrijo|rectifico)(?!\p{L})[,.:;!… ]*/iu,
  ifWanted:
    /(?<!\p{L})si (?:queréis|quieres|quieren|quiere|os parece|te parece|les parece|preferís|prefieres|hace falta)(?!\p{L})/iu,
  deniesDate: /(?<!\p{L})(?:no|nunca|tampoco) (?:(?:para|en|el) )?(?!antes|hasta)[\p{L}\p{N}]+$/iu,
  proposes: word(
    'propongo',
    'mi (?:propuesta|idea|sugerencia)',
    '(?:y )?(?:qué tal )?si (?:\\p{L}+ )?\\p{L}+(?:amos|emos|imos)',
    'por qué no',
    'podríamos',
    'podemos',
    'qué (?:os|les|te) parece(?: si)?',
    'yo (?:\\p{L}+ )?\\p{L}+ría',
    'yo (?:lo|la|los|las) \\p{L}+ba',
    'habría que',
    'deberíamos',
    'a lo mejor',
    'sugiero',
    'votamos',
    'qué tal',
  ),
  asksAssent:
    /[¿]?(?<!\p{L})(?:(?:estamos |estáis )?(?:tod[oa]s )?(?:de acuerdo|conformes?)|tod[oa]s (?:de acuerdo|conformes|a favor)(?: con [^?]+)?|votos a favor|alguien (?:se opone|en contra|tiene (?:algo en contra|objeciones))|(?:os|les|te|le) parece(?: bien)?|alguna objeción|vale|sí|hay acuerdo|aprobado)\?/iu,
  past: /(?<!\p{L})(?:\p{L}{2,}(?:ó|aron|ieron|aba|aban|ían)|fue|fueron|era|eran|había|hubo|(?:he|has|ha|hemos|habéis|han) (?:\p{L}{2,}(?:ado|ido)|dicho|hecho|visto|puesto|escrito|vuelto)|hice|hizo|tuvo|tuvimos|dijo|estuvo)(?!\p{L})/iu,
  asksDay:
    /^(?:[¿¡]?(?:y|entonces|pues|vale|bueno),? )*[¿¡]?(?:y )?(?:para )?cuándo (?<object>(?:se )?(?:l[aeo]s? )?)(?!\p{L}+mos(?!\p{L}))(?!(?:es|son|eres|estás|vienes|vas|puedes|necesitas|quieres|tienes|sales|vuelves)(?!\p{L}))(?<verb>\p{L}+s)(?<thing>[^?]{0,60})\?$/iu,
  reschedules:
    /(?<!\p{L})(?:(?:pasar|dejar|mover|aplazar|adelantar|cambiar)l[aeo]s? (?:al|a|para))(?!\p{L})/iu,
  asksWhen:
    /(?<!\p{L})(?:para cuándo|hasta cuándo|cuándo lo (?:necesitas|necesitáis|necesita|quieres))(?!\p{L})/iu,
  unreal: word(
    'podría(?:n|mos|s)?',
    'debería(?:n|mos|s)?',
    'habría',
    'hubiera(?:mos)?',
    'tal vez',
    'quizás?',
    'ojalá',
    'si (?:fuera|pudiera|tuviera|hubiera|de mí dependiera)',
    'iba a',
    'habíamos (?:decidido|acordado|quedado)',
    'el año pasado',
    'antes',
    'la última vez',
    'me gustaría',
    'yo (?:\\p{L}+ )?\\p{L}+ría',
    'yo (?:lo|la|los|las) \\p{L}+ba',
  ),
  conditional: /^¿?(?:(?:y|pero|pues|bueno),? )*(?:si|cuando)(?!\p{L})(?! nadie(?!\p{L}))/iu,
  reason:
    /^(?:porque|es que|como|así (?=\p{L}+ \p{L}+ )(?!que|lo|queda|se|es|nos|(?:\p{L}+ )?\p{L}+[aei]mos)|que (?:luego|ya|si no|así|es|no tenemos))(?!\p{L})/iu,
  unsure: word(
    followedBy(
      'no|nadie|nunca|tampoco|sin|ningún|ninguna',
      'sé|sabe[ns]?|sabemos|sabía|dicho|dice|decir|contest\\p{L}+|respond\\p{L}+|respuesta|coge|confirm\\p{L}+|decidid[oa]|aclarad[oa]|claro|noticias|idea',
    ),
    'está por (?:ver|decidir|saber)',
    '(?:no|sin) (?:(?:os|te|le|puedo) )*promet(?:o|er(?:lo|os|te)?)(?! que)',
    '(?:hay|habrá|tendríamos|tienes) que preguntar',
    'cada uno (?:me |nos )?(?:dijo|dice) una cosa',
    'ni idea',
    'no (?:lo )?(?:sé|sabemos|sabe nadie|se sabe|sabría(?:mos)?)',
    '(?:nadie|no) (?:lo )?(?:sabe|ha (?:dicho|contestado|respondido|preguntado)|nos ha dicho)',
    '(?:todavía|aún|de momento) no(?: \\p{L}+){0,3}',
    'no (?:han|ha|me han|nos han|me lo|nos lo|supieron|me ha) (?:\\p{L}+ )?(?:contestado|respondido|dicho|decir|confirmado|supieron decir)',
    'no (?:me lo )?supieron',
    'no está (?:claro|decidido)',
    'depende',
    'sin saberlo',
    'buena pregunta',
    'no l[oa]s? tengo (?:aquí|a mano|delante|encima)',
    'quién sabe',
    'no tengo (?:ni idea|claro)',
    'vete a saber',
    'habrá que (?:preguntar|ver|averiguar)',
    'ahí me pillas',
  ),
  defers: word(
    '(?:lo |la )?dejamos (?:abierto|pendiente|para)',
    '(?:queda|sigue|está) (?:pendiente|abierto|en el aire)',
    'pendiente',
    '(?:ya|luego|más adelante) (?:lo )?veremos',
    'otro día',
    'para (?:la )?(?:próxima|otra)(?: \\p{L}+)?',
    'no lo (?:tocamos|decidimos|vemos)',
    'hoy no',
    'puede esperar',
    'lo pensamos',
    'habrá que (?:preguntar|ver|pensar)',
    'en la próxima',
    'aplazamos',
  ),
  leftOpen: word(
    'no (?:está|queda) claro',
    '(?:no|tampoco) (?:está|se ha|ha sido) (?:\\p{L}+ )?(?:decidido|resuelto|aclarado)',
    'se desconoce',
    '(?:está|queda) por (?:ver|decidir|saber|aclarar)',
    '(?:aún|todavía|tampoco|de momento) no? ?(?:se )?(?:sabe|ha decidido|ha aclarado|está decidido|se conoce)',
    '(?:todavía|aún) no ha(?:n)? (?:respondido|contestado|fijado|elegido)',
    'no ha(?:n)? (?:dicho|precisado|aclarado|explicado) (?:si|cuánto|cuándo|quién|cómo|dónde|qué)',
    '(?:sigue|seguía|queda|quedó) (?:abiert[oa]|en el aire|pendiente)',
    'sigue sin (?:saberse|decidirse|aclararse)',
    'nadie (?:sabe|ha (?:decidido|aclarado|dicho))',
  ),
  wonders: word(
    '(?:alguien sabe|sabe alguien|¿(?:sabéis|saben|sabemos))(?: si)?',
    '(?:lo que|una cosa que) no (?:sé|sabemos)',
    'no (?:sé|sabemos|tengo claro) si',
    'una duda',
    'me pregunto',
    '(?:queda|está) por (?:saber|ver|decidir)',
    'alguien ha (?:preguntado|hablado|oído)',
    'la (?:gran )?duda es',
  ),
  asks: /^(?:[¿¡]?(?:y|pues|entonces|vale|bueno|gracias|bien|muy bien|perfecto|oye|estupendo)[, ]+){0,4}[¿¡]?(?:(?!se (?:puede|podría))(?:(?<name>(?-i:\p{Lu})\p{L}+)|\p{L}{2,})[, ]+[¿¡]?)?(?:(?:y|entonces),? +)?(?:tú )?(?:lo |la |los |las |le |les |me |nos |se lo )?(?:puedes|podrías|(?:podría|puede)(?= (?:usted )?\p{L}+r[^?]*\?)|podéis|podríais) (?:tú |usted )?(?<rest>\p{L}+r(?:l[aeo]s?|me|nos|te|se|sel[aeo]s?)?(?!\p{L}).*?)\??$|^(?:[¿¡]?(?:y|pues|entonces|vale|bueno|gracias|bien)[, ]+){0,4}[¿¡]?(?:(?<called>(?-i:\p{Lu})\p{L}+),? +[¿¡]?)?(?:y )?(?:tú )?(?:(?:te|nos|me) )?(?:(?<object>(?:se )?(?:lo|la|los|las|le|les)) )?(?<verb>(?:encargas|ocupas|llamas|hablas|escribes|mandas|envías|preguntas|pides|haces|llevas|traes|compras|preparas|buscas|miras|revisas|apuntas|reservas|pasas|pones|organizas|avisas|dices|recoges|redactas|imprimes|publicas|confirmas|pagas|arreglas|subes|coordinas|consultas|animas))(?!\p{L})(?<thing>.*)\?$|^(?:[¿¡]?(?:y|pues|entonces|vale|bueno)[, ]+){0,4}(?<person>(?-i:\p{Lu})\p{L}+), (?<order>\p{L}{2,}(?:a|e|d|z|n)(?:l[aeo]s?|me|nos|sel[aeo]s?)?(?!\p{L})[^?]*,? por favor[^?]*)\.?$/iu,
  assigns:
    /(?<!\p{L})(?:(?:por favor,? |(?<=(?:tenéis que|tienen que|hay que|debéis|deben) ))(?<rest>(?:entregar|leer|hacer|traer|preparar|estudiar|repasar|lean|leed|lee|hagan|haced|haz|entreguen|entregad|traigan|traed|preparen|preparad|estudien|repasen|repasad|revisen)(?!\p{L}).+)|(?<thing>(?:lean|leed|hagan|haced|entreguen|entregad|traigan|traed|preparen|preparad|repasen|repasad)(?!\p{L}).+))$/iu,
  asksAnybody: word(
    'quién (?:se encarga|se ocupa|llama|habla|escribe|manda|pregunta|pide|hace|lleva|trae|compra|prepara|busca|mira|revisa|reserva|pasa|pone|organiza|avisa|recoge|redacta|puede|podría|va a|quiere|sube|paga|consulta)',
    '(?:alguien|uno) (?:tiene que|tendría que|debería|puede|podría|que)',
    '(?:hay|habría|habrá) que',
    'que (?:llame|lo haga|vaya|hable|avise) (?:otro|otra|alguien)',
    '(?:puede|podría) alguien',
    '(?:tenemos|deberíamos) que',
    'algún voluntario',
    'los? puede hacer otra persona',
  ),
  needs:
    /(?<!\p{L})(?:(?:me|nos) (?:hacen?|harían?) falta|necesit(?:o|amos|aría|aríamos)|nos faltan?)(?!\p{L})/iu,
  calls: [
    /¿?(?<!\p{L})quién (?!(?:es|era|ha|sabe|viene|tiene|hay|puede|podría|va|quiere)(?!\p{L}))(?<verb>(?:se |lo |la |le )?\p{L}+[ae]) (?<thing>[^?.!]{3,90})\?/iu,
    /¿?(?<!\p{L})quién (?:puede|podría|va a|quiere) (?<infinitive>\p{L}+r(?:l[aeo]s?|se)? [^?.!]{3,90})\?/iu,
    /(?<!\p{L})(?:necesitamos|buscamos|hace falta) (?:a )?alguien (?:que pueda|para) (?<infinitive>\p{L}+r(?:l[aeo]s?|se)?(?!\p{L})[^?.!]{0,90})/iu,
    /(?<!\p{L})(?:alguien|uno) (?:tiene que|tendría que|debería|puede|podría) (?<infinitive>\p{L}+r(?:l[aeo]s?|se)?(?!\p{L})[^?.!]{0,90})/iu,
    /(?<!\p{L})(?:puede|podría) alguien (?<infinitive>\p{L}+r(?:l[aeo]s?|se)?(?!\p{L})[^?.!]{0,90})/iu,
    /(?<!\p{L})(?:hay|habría|habrá|tenemos|tendríamos) que (?!(?:ver|decidir|hablar|saber|pensar|ir|empezar|tener|ser|estar)(?!\p{L}))(?<infinitive>\p{L}+r(?:l[aeo]s?|se)?(?!\p{L})[^?.!]{0,90})/iu,
  ],
  volunteers: from(
    'yo(?=[.,!]|$)|yo (?:me|lo|la|los|las)|déjamel[oa]|(?:de )?eso (?:es mío|me encargo|lo hago)|(?:ya )?me (?:encargo|ocupo)|(?:me|esta vez me) toca(?: a mí)?(?=[.,!]|$)|apúntame|(?:lo|la|los|las) \\p{L}+o yo',
  ),
  intends:
    /(?:^|[,.] )(?:(?:pues|ya|yo|sí|vale),? )*(?:(?:se|me|te|le|les) )?(?:(?:lo|la|los|las) )?(?!(?:vuestro|nuestro|vino|mucho|cuánto|cuanto|como|poco|luego|pero|todo|eso|esto|otro|primero|tengo|creo|puedo|quiero|estoy|soy|mismo|bueno|claro|yo|supongo|espero|pienso|digo|cuando|cuanto|acuerdo|solo|cierto|supuesto|temprano|justo|incluso|dentro|bajo)(?!\p{L}))(?!(?!(?:traslado|cuido|decido|despido)(?!\p{L}))\p{L}{3,}[ai]do(?!\p{L}))\p{L}{2,}o(?!\p{L})/iu,
  promises: new RegExp(
    `${B}(?:${OWN_ACT}|yo (?:me |se |te |os |le |les |lo |la |los |las )*\\p{L}{3,}o|(?:lo|la|los|las|le|les) \\p{L}{3,}o yo|ya (?:lo |la |los |las |le |les )?\\p{L}+o yo|puedo (?:yo )?(?:llamar|hablar|preguntar|escribir|mandar|enviar|pedir|traer|llevar|preparar|encargar|comprar|reservar|imprimir|recoger|consultar|buscar|mirar)(?:l[aeo]s?|me)?|(?:el \\p{L}+|mañana|hoy) l[ao]s? tienes|l[ao]s? tienes(?= (?:el|mañana|esta|hoy|para|antes)(?!\\p{L}))|déjamelo|déjalo en mis manos|cuenta conmigo|yo mism[oa]|(?:lo|la|los|las|le|les) tenéis|tendréis|tendrás|lo tienes)${E}`,
    'iu',
  ),
  vows: /(?<!\p{L})(?:\p{L}{2,}ré|me (?:encargo|ocupo|comprometo)|yo mism[oa]|voy a \p{L}+r(?:l[aeo]s?|te|os)?|lo hago yo|\p{L}+o yo|(?:se )?(?:le|les|lo|la|los|las) (?:pregunto|llamo|escribo|mando|envío|aviso|pido|consulto|busco|compro|reservo|encargo|pago|imprimo|preparo|confirmo)(?= (?!mucho|poco|bien)))(?!\p{L})/iu,
  quotesOther:
    /(?<!\p{L})(?:me |nos |va y )?(?:dijo|dice|ha dicho|decía)[,:] ?["«]?(?:[^.?!]*[,;] ?)?(?:yo |me |ya |lo |la |le )*\p{Ll}{2,}(?:o|é|oy)(?!\p{L})/u,
  noPromise: word(
    'me (?:compro|regalo|voy a (?:comprar|regalar)|compraré|regalaré)',
    '(?:lo )?firmo (?:ya(?: mismo)?|ahora mismo|donde (?:sea|haga falta))(?=[.!,]|$)',
    '(?:(?:te|os|le|les|se|lo|la) )*puedo (?:guardar|reservar|mantener|apartar)\\p{L}*[^.?!]* hasta',
    '(?<!como )siempre',
    // `Llevo dos semanas pidiéndolo`
    'llevo (?:\\p{L}+ ){1,4}\\p{L}+ndo(?:l[aeo]s?|me|se)?',
    'llevo (?!el |la |los |las )\\p{L}+ (?:años?|meses|mes|semanas?|días?|horas?)',
    'l[aeo]s? tengo yo',
    '(?:puedo|podría) (?:yo )?(?:ir|irme|venir|salir|quedarme|tener|asistir|acompañar\\p{L}*|preguntar\\p{L}*|decir|ver|saber)(?!\\p{L})[^.?!]*\\?',
    'normalmente',
    'todos los (?:\\p{L}+)',
    'cada (?:\\p{L}+)',
    'a veces',
    'nunca',
    '(?:los|las) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|mañanas|tardes)',
    'yo (?:creo|pienso|opino|digo|supongo|prefiero|quiero|tengo|puedo|vivo|estoy|soy|conozco|recuerdo|entiendo|espero|propongo|voto|veo|sé|hubiera|lo sabía|sigo|siento|llevo(?= (?:aquí|ya|sin|gafas|mucho|poco|tiempo|razón)(?!\\p{L})))',
    // `Yo calculo un millón de kilos`
    'calculo (?:que|un(?:[oa]s)?(?= (?:mil|millón|cien|dos|tres|cuatro|cinco|diez|veinte|\\d))|\\d|cosa de|entre|mil|cien\\p{L}*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)',
    '(?:lloro|lloraré|me muero|me da algo|cruzo los dedos)',
    'no (?:\\p{L}+ )?(?:puedo|voy|pienso|quiero)',
    'abro (?:la|esta) (?:sesión|reunión|junta)',
    'me (?:imagino|acuerdo|temo|pregunto|alegro|parece|gusta|quedaría|mudo|niego)',
    'iba a',
    'yo tampoco',
    '(?:te |os |se )?lo digo (?:por|porque|en serio)',
    'ya (?:lo )?veo(?=[.,!]|$)',
    'llegaré tarde',
    'me llevo (?:muy )?(?:bien|mal)',
    // `Cuesta trescientos si me apunto hoy` only weighs it.
    'si me \\p{L}+o',
    'habría',
    'si (?:pudiera|fuera|tuviera|me toca)',
    '\\p{L}+ría yo',
    'diré que',
    'os? aviso',
    'seré (?:breve|sincer[oa])',
    'lo pensaré',
    'veré',
    '(?<!l[eo]s? )digo(?! (?:algo|cosas)(?!\\p{L}))',
  ),
  offers:
    /^[¿]?(?:y )?(?:quieres que|queréis que|lo|la|los|las)? ?(?<finite>(?:llamo|hablo|reservo|mando|pregunto|pido|compro|hago|preparo|imprimo|escribo|llevo|traigo|aviso|paso|busco|recojo|saco|encargo|pongo)(?: yo)?(?!\p{L}).*)\?$|^(?:yo )?podría (?<rest>\p{L}+r(?:l[aeo]s?|se)?(?!\p{L})(?! (?-i:\p{Lu})).*?)[.!]?$/iu,
  refuses: word(
    'no (?:\\p{L}+mente )?puedo',
    '(?:yo )?paso(?=[.,!]|$)|paso de',
    '(?:me es|es) imposible',
    'no (?:tengo|tendré) tiempo',
    'yo no',
    '(?:estoy|estaré) (?:de (?:viaje|vacaciones|permiso|baja|turno)|fuera|ocupad[oa])',
    'no me da tiempo',
    '(?:yo )?(?:con eso |para eso |en eso )?soy (?:un desastre|una? negad[oa]|fatal|muy mal[oa]|malísim[oa]|nul[oa])',
    'se me da(?:n)? (?:fatal|muy mal|mal)',
    'conmigo no cont(?:éis|es|en)',
    'que (?:llame|lo haga) otr[oa]',
    'a mí no',
    'imposible',
    'no voy a poder',
  ),
  withdraws: word(
    'no (?:hace falta|es necesario)',
    'no te (?:preocupes|molestes)',
    'olvída(?:lo|te)',
    'olvidad(?:lo)?(?! lo (?:del?|que)(?!\\p{L}))',
    'déjalo(?=[.,!]|$| (?:estar|así)(?!\\p{L}))',
    'retiro lo',
    'mejor no',
    'ya no',
    'así que nada',
    'no lo hagas',
    'no contéis con',
    'descartad[oa]',
  ),
  done: word(
    'ya (?:lo |la |los |las |le |les |se lo |está |están )*(?:he|ha|han|hemos|hice|llamé|pedí|compré|mandé|envié|hablé|hecho|pedid[oa]|reservad[oa]|resuelto|encargad[oa])',
    '(?:queda|está) (?:ya )?(?:pedid[oa]|hech[oa]|reservad[oa]|resuelt[oa])',
    '(?:lo|la) (?:hice|probé|llamé|pedí) (?:ayer|el|la|esta)',
    'ya está',
  ),
  due: DUE,
  date: DUE,
  noDue: /^(?:\S+ )?a partir |^desde /iu,
  dueClause: /(?<!\p{L})antes de que (?!se (?:me|nos) olvid)(?:\p{L}+ ){0,4}\p{L}+/iu,
  announces: [
    /(?<!\p{L})(?:(?:primer|segundo|tercer|cuarto|siguiente|último|próximo|otro) (?:punto|tema|asunto|paso)|(?:primera|segunda|tercera|cuarta|siguiente|última|próxima|otra) (?:etapa|fase|parte|cuestión|cosa)|(?:punto|tema) (?:\p{L}+|\d+)|(?:primero|segundo|tercero|siguiente|último|lo primero|lo siguiente|lo último|por último|para terminar|para acabar|y por último|lo segundo)(?=[,:]|,? (?:lo|el|la|los|las) ))(?:,| es| del día| de hoy|:)* (?:(?:es|el|la|los|las|lo de|lo del|nuestr[oa]|tenemos|vamos con|hablar de|del?) )*(?<topic>[^.?!]{3,80})/iu,
    /(?<!\p{L})(?:pasamos a|vamos con|vamos a por|vamos a hablar de|hablemos de|empezamos (?:con|por)|seguimos con|continuamos con|ahora toca|toca|cuéntanos|nos queda|nos falta)(?: ahora)? (?:(?:el|la|los|las|lo del?|nuestr[oa])(?!\p{L}))? ?(?:el |la |los |las )?(?<topic>[^.?!,]{3,60})/iu,
    /^(?:[¡¿]?(?:vale|bueno|bien|muy bien|perfecto|estupendo|ok|gracias|y|pues|entonces|venga|a ver)(?:,|\.)? +){1,4}(?:ahora |luego |después |con |y )?(?:el|la|los|las|lo del?) (?:la |el |los |las )?(?<topic>(?:\p{L}+)(?: (?:de|del|en|para|y) (?:la |el |los |las )?\p{L}+| \p{L}+)?)(?:\.|, (?:(?-i:\p{Lu}\p{Ll}+))|\?|:)(?=\s|$)/iu,
    /^¿?(?:[Yy] )?lo (?:del|de (?:la |los |las )?)(?<topic>[^.?!,]{3,60})\?$/u,
    /^(?<topic>(?:Ruegos y preguntas|Varios|Otros asuntos))(?!\p{L})/iu,
  ],
  smallTalk:
    /^[¡¿]?(?:(?:bueno|pues|vale|sí|y|ah|oye),? +){0,4}(?:(?:eso|esto) es todo|nada más(?=[.!]?$)|buen[oa]s(?: (?:días|tardes|noches))?|hola|gracias|muchas gracias|adiós|hasta (?:luego|mañana|pronto|la)|se me oye|me oís|empezamos|algo más|alguna (?:cosa|pregunta) más|perdón|perdona|saludos|felicidades|enhorabuena|qué tal|feliz|salud|cómo estás|se levanta la sesión)(?!\p{L})/iu,
  points:
    /(?:(?<=\p{L}{3}[aei]r|[áéíóú]\p{L}{0,7}[ae])(?:lo|la|los|las)|(?<!\p{L})(?:(?:(?<!(?<!\p{L})el \p{L}+ )lo(?= \p{L}+(?:o|a|e|é|á|mos|n|s)(?:[ ,.?!]|$))|(?<!(?<!\p{L})la \p{L}+ )la(?= (?:tienes|tenéis|tendrás|hago|mando|traigo|llevo|pido|tiene|hace|trae|pide)(?:[ ,.?!]|$))|(?<!(?<!\p{L})(?:los|las) \p{L}+ )(?:los|las|les)(?= (?:\p{L}+(?:o|a|e|é|á|mos|[áéí]is|n)|tienes|pones|haces|traes|llevas|compras|pides|mandas|dejas|sabes|quieres|puedes|conoces)(?:[ ,.?!]|$)))(?! (?:cuatro|ocho|cinco|siete|nueve|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|una|otr[oa]s?|(?:sobre)?todo|de|del|que|mismo|más|menos|antes|otro|siento|últim\p{L}+|primer\p{L}+|mejor|peor)(?!\p{L}))|(?<!(?<!\p{L})a (?:la |mi |los |las )?\p{L}+ )les?(?= \p{L}{3,}[oé](?!\p{L}))(?!.* al? \p{L})|eso|esto|ello|aquello|se (?:lo|la|los|las)|él|ella|ellos|ellas|ahí|allí|ése|ésa|este(?=[.,?!])|esta(?=[.,?!])|uno(?=[.,?!])|ambos))(?!\p{L})/iu,
  person: /(?<!\p{L})(?:él|ella|le)(?!\p{L})/iu,
  asksOfNamed: /(?!)/gu,
  several: null,
  leans:
    /^(?:\p{L}{2,}: )?(?:eso|esto|ahí|allí|él|ella|ellos|ellas|también|tampoco|además|luego|después|por eso|así|l[oa]s? (?:otr[oa]s?|segund[oa]|tercer[oa]|últim[oa])|son|es|está|están|era|eran)(?!\p{L})/iu,
  noCount: /^(?:una?|uno|primer[oa]?|segund[oa])$/u,
  countWords: new RegExp(`^${NUMBER}$`, 'iu'),
  iOrYou:
    /(?<!\p{L})(?:yo|me|mí|mi|mis|conmigo|creo|supongo|tú|te|ti|tu|tus|contigo|usted|ustedes|vosotros|vosotras|os|vuestr[oa]s?)(?!\p{L})/iu,
  we: /(?<!\p{L})(?:nosotros|nosotras|nos|nuestr[oa]s?)(?!\p{L})/iu,
  addresses:
    /(?<!\p{L})(?:tú|te|ti|tu|tus|contigo|usted|ustedes|vosotros|vosotras|os|vuestr[oa]s?|\p{L}{2,}[aei]r(?:te|os|le))(?!\p{L})/iu,
  asksToTell:
    /(?<!\p{L})(?:contar(?:me|nos)?|cuénta(?:me|nos)|cuente(?:me|nos)?|habl(?:ar|arme|arnos|anos|ame|enos)|describ\p{L}+|explic\p{L}+|decir(?:me|nos)?|present\p{L}+)(?!\p{L})/iu,
  speaksForOwn:
    /(?<!\p{L})(?:nosotros|nosotras|nos|nuestr[oa]s?|soy|estoy|he|tengo|voy|doy|hago|pongo|digo|salgo|vengo|puedo|quiero|sé|pido|sigo|conozco|creo|debo|vivo|veo|llevo|escribo|leo|vendo|trabajo(?= (?:de|en|con|como|por|desde|para|solo|sola)(?!\p{L}))|fui|tuve|hice|estuve|pude|quise|dije|puse|vine|supe|traje|(?!(?:café|qué|té|bebé|porqué|comité|aquí|allí|así|ahí|sí|mí)(?!\p{L}))\p{L}{2,}[éí]|(?!(?:extre|supre|pri|últi|míni|máxi|próxi|áni|ra|tra|recla|íntim|legíti)[aei]?mos(?!\p{L}))\p{L}{2,}[aei]mos)(?!\p{L})/iu,
  determiners: wordSet(
    'el|la|los|las|un|una|unos|unas|del|al|este|esta|estos|estas|ese|esa|esos|esas|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|cada|otro|otra|otros|otras|ningún|ninguna|algún|alguna',
  ),
  nounFirst: {
    prepositions: wordSet('de|del|d|en|con|por|para|sin|sobre|entre|hasta|desde|contra'),
    pronouns: wordSet('la|los|las|lo'),
    infinitive: /r(?:l[aeo]s?|se|me|te|nos)?$/u,
  },
  denies: /^(?:no|ningún|ninguna|nada|sin)(?!\p{L})/iu,
  agenda:
    /(?<!\p{L})(?:(?:dos|tres|cuatro|cinco|seis|siete|\d|varios|algunos) (?:puntos|temas|cosas|asuntos)(?!\p{L})[^:,.?!]{0,40}[:,]|orden del día[^:,.?!]{0,30}:|hoy (?:vamos a hablar|hablamos) de|hoy tratamos) (?<list>[^.?!]{8,160})/iu,
  generalNouns:
    /^(?:procesos?|sistemas?|métodos?|resultados?|valor(?:es)?|números?|cantidad(?:es)?|tipos?|formas?|pasos?|fases?|cambios?|efectos?|causas?|usos?|partes?|reglas?|niveles|nivel|grupos?|cosas?|productos?|lados?|líneas?|maneras?|modos?|diferencias?|razón|razones|problemas?|preguntas?|respuestas?)$/iu,
  noTopics: new RegExp(
    `^(?:${DAY}|${MONTH}|${NUMBER}|\\p{N}.*|(?:vemos|veremos|semana|día|mes|año|hora|minuto|segundo|mañana|tarde|noche|rato|vez|veces|hoy|ayer|ahora|euro|céntimo|cosa|gente|persona|hombre|mujer|señor|señora|don|doña|parte|punto|tema|idea|pregunta|votación|voto|duda|problema|ejemplo|caso|manera|forma|lado|sitio|momento|final|principio|fin|resto|reunión|junta|verdad|razón|cuenta|primavera|verano|otoño|invierno|metro|kilómetro|litro|kilo|mitad|lote|poco|mucho|todo|nada|algo|alguien|nadie|último|próximo|siguiente|nuevo|viejo|mismo|bueno|mejor|gran|grande|pequeño|favor|gracias|hola|número|propuesta|cierto|asunto|demás|antiguo|antigua|buen|buena|mal|mala|otro|otra|cero|coma|aviso)(?:s|es)?)$`,
    'iu',
  ),
  neverNames:
    /^(?:(?:perdon|mir|esper|escuch|dej|pas|apunt|llam|mand)ad|(?:dec|ven|o|sal)[ií]d|(?:pon|hac|ten|tra|sab)ed|\p{L}+[áé]is|importantes?|posibles?|imposibles?|necesari[oa]s?|listos?|content[oa]s?|llen[oa]s?|vací[oa]s?|caros?|barat[oa]s?|libres?|fe[oa]s?|fácil(?:es)?|difícil(?:es)?|igual(?:es)?|distint[oa]s?|peor(?:es)?|clar[oa]s?|verdader[oa]s?)$/iu,
  endsTitle:
    /^(?:\p{L}+(?:ió|aron|ieron)|es|son|era|está|están|ha|han|hay|he|hemos|tiene|tienen|tenemos|puede|pueden|podemos|va|van|vamos|yo|tú|él|ella|ellos|nosotros|que|porque|si|cuando|donde|pero|aunque|se|lo|me|te|nos|no|hoy|ahora|mañana|ya|también|como|queda|quedan|quedamos|quedó|aprobado|quería|quiero|dice|fue|será|estoy|tengo|creo|según)$/iu,
  clauses: {
    question:
      /^(?:(?:qué|quién|cuándo|dónde|cómo|cuánto|cuánta|cuántos|cuántas|cuál) \p{L}+|(?:puedo|puede|pueden|podéis|puedes|podrías|podemos|sabes|tienes|tenemos|hay|alguien|te) (?:\p{L}+)|por qué)$/iu,
    address: /^(?:puedes|podrías|te|tú|llamas|tienes|sabes) \p{L}+$/iu,
    clause:
      /^(?:(?:yo|nosotros|ellos|ella|él) \p{L}+|(?:me|se|lo|la|le|nos) \p{L}+(?:o|a|e|mos|n)|hay (?:que|\p{L}+)|tenemos que|entonces \p{L}+)$/iu,
    binding: wordSet(
      'y|o|pero|que|porque|si|cuando|como|donde|quien|cual|aunque|para|con|sin|de|del|a|al|en|por|no|ya|el|la|los|las|un|una|lo|se|me|te|le|nos|es|está|entonces|también|más|muy|su|mi|tu|yo|qué|quién',
    ),
  },
  marks: spanishMarks,
  opening: spanishOpening,
  settling: spanishSettling,
  joining: spanishJoining,
  genres: spanishGenres,
  takingOn: spanishTakingOn,
  answers: spanishAnswers,
  delegating: spanishDelegating,
  wishes: spanishWishes,
  explaining: spanishExplaining,
  things: spanishThings,
  memo: spanishMemo,
  duties: spanishDuties,
  telling: spanishTelling,
  phrases,
};
