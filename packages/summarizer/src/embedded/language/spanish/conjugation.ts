import { wordSet } from '../language.ts';

/** First-person presents in -ar by which people take something on. */
export const AGENTIVE = wordSet(
  'llamo|hablo|mando|pregunto|llevo|compro|preparo|busco|miro|reviso|apunto|reservo|encargo|paso|organizo|aviso|publico|pago|arreglo|coordino|ocupo|redacto|consulto|informo|gestiono|solicito|contacto|presento|entrego|instalo|monto|saco|bajo|limpio|pinto|dejo|quedo|averiguo|actualizo|aparto|adelanto|completo|firmo|anoto|presto|cargo|coloco|ordeno|corto|planto|retiro|invito|comento|calculo|negocio|traslado|convoco|guardo|termino|elaboro|realizo',
);

/** First-person presents that change more than their ending. */
const IRREGULAR: Record<string, string> = {
  soy: 'es',
  estoy: 'está',
  he: 'ha',
  voy: 'va',
  doy: 'da',
  tengo: 'tiene',
  hago: 'hace',
  pongo: 'pone',
  digo: 'dice',
  traigo: 'trae',
  salgo: 'sale',
  vengo: 'viene',
  puedo: 'puede',
  quiero: 'quiere',
  sé: 'sabe',
  pido: 'pide',
  sigo: 'sigue',
  recojo: 'recoge',
  consigo: 'consigue',
  envío: 'envía',
  reenvío: 'reenvía',
  confirmo: 'confirma',
  propongo: 'propone',
  conozco: 'conoce',
  conduzco: 'conduce',
  escojo: 'escoge',
  elijo: 'elige',
  subo: 'sube',
  escribo: 'escribe',
  imprimo: 'imprime',
  leo: 'lee',
  vendo: 'vende',
  recibo: 'recibe',
  reparto: 'reparte',
  corrijo: 'corrige',
  creo: 'cree',
  supongo: 'supone',
  opino: 'opina',
  debo: 'debe',
  resuelvo: 'resuelve',
  vuelvo: 'vuelve',
  muevo: 'mueve',
  cojo: 'coge',
  veo: 've',
  vivo: 'vive',
  abro: 'abre',
  cubro: 'cubre',
  meto: 'mete',
  respondo: 'responde',
  atiendo: 'atiende',
  extiendo: 'extiende',
  prometo: 'promete',
  añado: 'añade',
  llamo: 'llama',
  cuento: 'cuenta',
  muestro: 'muestra',
  cierro: 'cierra',
  pienso: 'piensa',
  empiezo: 'empieza',
  pruebo: 'prueba',
  friego: 'friega',
  riego: 'riega',
  cuelgo: 'cuelga',
  cambio: 'cambia',
  devuelvo: 'devuelve',
  envuelvo: 'envuelve',
  compruebo: 'comprueba',
  coso: 'cose',
  barro: 'barre',
  corro: 'corre',
  enciendo: 'enciende',
  mido: 'mide',
  sirvo: 'sirve',
  repito: 'repite',
  traduzco: 'traduce',
  ofrezco: 'ofrece',
  comparto: 'comparte',
  valgo: 'vale',
  caigo: 'cae',
  oigo: 'oye',
  huelo: 'huele',
};
/** Other presents of -er and -ir, known as verbs only behind `yo`: `como` and `suelo` are other words too. */
const IN_E = wordSet(
  'aprendo|asciendo|asisto|asumo|acudo|admito|adquiero|advierto|aludo|aplaudo|bebo|coincido|como|cometo|compito|comprendo|concedo|consisto|consumo|convierto|coincido|cumplo|decido|defiendo|dependo|desciendo|describo|descubro|despido|discuto|divido|duermo|emito|emprendo|entiendo|escondo|existo|exprimo|hiero|impido|inscribo|insisto|interrumpo|invierto|muerdo|muero|omito|ofendo|parto|percibo|permito|persisto|pierdo|prefiero|presumo|pretendo|procedo|promuevo|recurro|refiero|remito|remuevo|requiero|resisto|resumo|reúno|rompo|someto|sorprendo|sufro|sugiero|suelo|suscribo|temo|tiendo|tiño|transmito',
);
/** Compounds, and classes of verbs that change more than their ending. */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?<=\p{L}{2})tengo$/u, 'tiene'],
  [/(?<=\p{L}{2})vengo$/u, 'viene'],
  [/(?<=\p{L}{2})pongo$/u, 'pone'],
  [/(?<=\p{L}{2})hago$/u, 'hace'],
  [/(?<=\p{L}{2})traigo$/u, 'trae'],
  [/(?<=\p{L}{2})sigo$/u, 'sigue'],
  [/tingo$/u, 'tingue'],
  [/(?<=[aeou])zco$/u, 'ce'],
  [/uyo$/u, 'uye'],
  [/(?<=^(?:diri|exi|prote|aco|enco|fin|in|ele|restrin|sumer))jo$/u, 'ge'],
  [/(?<=^(?:(?:con)?ven|ejer|espar))zo$/u, 'ce'],
];
/** First persons of the past behind `yo`. */
const PAST: Record<string, string> = {
  fui: 'fue',
  estuve: 'estuvo',
  hice: 'hizo',
  tuve: 'tuvo',
  puse: 'puso',
  dije: 'dijo',
  vine: 'vino',
  pude: 'pudo',
  quise: 'quiso',
  supe: 'supo',
  traje: 'trajo',
  di: 'dio',
  vi: 'vio',
  leí: 'leyó',
  oí: 'oyó',
  creí: 'creyó',
  pedí: 'pidió',
  seguí: 'siguió',
  conseguí: 'consiguió',
  dormí: 'durmió',
  preferí: 'prefirió',
  sentí: 'sintió',
  repetí: 'repitió',
  serví: 'sirvió',
};
/** The same for both persons. Of other verbs it proposes, as the conditional does: `yo lo cambiaba entero`. */
const STATES = wordSet(
  'era|estaba|tenía|había|iba|vivía|trabajaba|quería|sabía|podía|pensaba|creía|llevaba|solía|conocía|necesitaba|debía|venía|sentía|esperaba|estudiaba|recordaba|temía',
);
/** Two verbs have this form: `sentir` and `sentar`. */
const UNCLEAR = wordSet('siento');

/** Behind a verb in `-ré`: the past of `comprar` looks like a future. */
export const NO_PAST =
  '(?<!(?:comp|ent|log|cob|prepa|mi|reti|pa|ti|compa|sepa|repa|espe|supe|gi|nomb|mostr|encont)ré)';
const FUTURE = new RegExp(String.raw`\p{L}{2,}ré${NO_PAST}$`, 'u');

/** Whether a word is known as a first person by itself. */
export const isFirstPerson = (word: string): boolean =>
  changes(word) || AGENTIVE.has(word) || FUTURE.test(word) || /^(?:yo|me|mi|mis)$/u.test(word);

/** Whether a word is a first person that is no other word and changes in the third. */
export const changes = (word: string): boolean => word in IRREGULAR;

/**
 * The third person of a verb in the first; null where the word is none that can be told.
 * @param own whether `yo` or `me` says that it is one
 */
export function thirdPersonOf(verb: string, own: boolean): string | null {
  const lower = verb.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular !== undefined) return irregular;
  if (FUTURE.test(lower)) return lower.replace(/é$/u, 'á');
  if (own) return ownOf(lower);
  return AGENTIVE.has(lower) ? lower.replace(/o$/u, 'a') : null;
}

function ownOf(verb: string): string | null {
  if (UNCLEAR.has(verb)) return null;
  const past = PAST[verb] ?? pastOf(verb);
  if (past !== null) return past;
  if (STATES.has(verb)) return verb;
  if (!/^\p{L}{3,}o$/u.test(verb) || isParticiple(verb)) return null;
  const change = ENDINGS.find(([ending]) => ending.test(verb));
  if (change) return verb.replace(...change);
  return verb.replace(/o$/u, IN_E.has(verb) ? 'e' : 'a');
}

/** `Yo encantado`: no verb; `cuido` and `pido` are. */
const isParticiple = (word: string): boolean =>
  /(?:[ai]do|[^aeiou]to|cho)$/u.test(word) && !IN_DO.has(word) && !IN_E.has(word);
const IN_DO = wordSet(
  'cuido|olvido|nado|traslado|agrado|invado|grado|trasnocho|invito|necesito|evito|limito|cito|imito|visito|felicito|deposito|solicito|edito|incito|habito|recito|medito|suscito|ejercito|facilito|quito|grito|debito|credito|junto|pregunto|apunto|aumento|cuento|siento|comento|presento|intento|alimento|planto|levanto|canto|aguanto|encanto|adelanto|espanto|contacto|redacto|pacto|adapto|acepto|respeto|prometo|meto|salto|falto|suelto|asalto|consulto|insulto|oculto|resulto|dicto|recto|corto|aparto|comparto|reparto|importo|soporto|transporto|aporto|exporto|deporto|despierto|acierto|convierto|divierto|gasto|asisto|insisto|resisto|visto|disgusto|ajusto|asusto|busto|echo|aprovecho|cosecho|acecho|ficho|lucho|escucho|planchó|plancho|mancho|engancho|ensancho|marcho',
);

/** Whether a verb is of the past: `compré`, `fui`. */
export const isPast = (verb: string): boolean => verb in PAST || pastOf(verb) !== null;

/** `compré` – `compró`, `busqué` – `buscó`, `salí` – `salió`. */
function pastOf(verb: string): string | null {
  if (/\p{L}{2}í$/u.test(verb)) return verb.replace(/í$/u, 'ió');
  if (!/\p{L}{2}é$/u.test(verb)) return null;
  return verb
    .replace(/qué$/u, 'có')
    .replace(/gué$/u, 'gó')
    .replace(/cé$/u, 'zó')
    .replace(/é$/u, 'ó');
}

/** The present of the third person, from that of the second and from an order: `llamas`, `haz`, `resérvala` – `la reserva`. */
export function presentOf(verb: string): string {
  const [, stem = verb, pronouns = ''] =
    verb.match(/^(\p{L}*[áéíóú]\p{L}*?[ae])((?:se)?l[aeo]s?|me|nos)$/u) ?? [];
  const bare = pronouns === '' ? stem : stem.normalize('NFD').replaceAll(/\u0301/gu, '');
  const object = pronouns.replace(/^(?:me|nos)$/u, '').replace(/^se(?=l)/u, 'se ');
  const told = { haz: 'hace', pon: 'pone' }[bare] ?? bare.replace(/s$/u, '');
  return object === '' ? told : `${object} ${told}`;
}
