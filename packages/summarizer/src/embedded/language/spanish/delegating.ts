import { orCapital } from '../talk/or-capital.ts';
import type { Delegating } from '../talk/delegating.ts';

const NAME = String.raw`(?<who>(?:(?:[Dd]on|[Dd]oña) )?\p{Lu}[\p{Ll}-]+)`;
const INFINITIVE = String.raw`(?!ser|estar|venir|ir|saber|decir|ver|esperar)\p{L}{2,}r(?:l[aeo]s?|se|sel[aeo]s?|nos|me)?(?!\p{L})`;
const PRONOUN = '(?:(?:se|lo|la|los|las|le|les|nos) )*';
const START = String.raw`(?:^|[,:;] |(?<!\p{L})(?:[Yy]|[Ee]ntonces|[Pp]ues),? )`;

const IMPERATIVE =
  '(?:(?:llama|habla|manda|pregunta|lleva|compra|prepara|busca|mira|revisa|apunta|reserva|encarga|pasa|organiza|avisa|publica|paga|arregla|coordina|redacta|consulta|entrega|monta|saca|pinta|deja|guarda|firma|cambia|cuelga|confirma|pide|trae|escribe|sube|recoge|imprime|lee|vende|reparte|corrige|haz|pon)|(?:ll[aá]m|m[aá]nd|preg[uú]nt|ll[eé]v|c[oó]mpr|prep[aá]r|b[uú]sc|m[ií]r|rev[ií]s|ap[uú]nt|res[eé]rv|enc[aá]rg|p[aá]s|av[ií]s|p[aá]g|arr[eé]gl|ent[eé]rg|s[aá]c|c[aá]mbi|cu[eé]lg|conf[ií]rm)a(?:me|nos|l[aeo]s?|sel[aeo]s?)|(?:p[ií]d|tr[aá]|escr[ií]b|s[uú]b|rec[oó]g|impr[ií]m)e(?:me|nos|l[aeo]s?|sel[aeo]s?))';

/** Any verb, by the object behind it: `mide la puerta`. */
const DOES_SOMETHING = String.raw`(?!(?:para|sobre|entre|desde|contra|ante|donde|cada|ahora|nada|toda|porque|aunque|durante|mediante|fuera|cerca|encima|sabe|cree|parece|falta|queda|sigue|hace|tiene|espera|fíjate|imagina|perdona|oye)(?!\p{L}))\p{Ll}{2,}[ae](?= (?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|ese|esa|esos|esas|tu|tus|mi|mis|nuestr[oa]s?) )`;

/** Someone else does it, and who speaks only tells them. */
const PASSED_ON = new RegExp(
  String.raw`${START}${NAME} (?:(?:se|te|os|les?|l[ao]s?) ){0,2}\p{Ll}{2,}[aeá](?!\p{L})[^,.?!]{0,60}(?<sure>, (?:y )?(?:ya |yo )?(?:se lo|le) (?:digo|pido|aviso|comento|escribo))(?!\p{L})`,
  'u',
);

export const spanishDelegating: Delegating = {
  does: [
    PASSED_ON,
    // `Tom dice que reservará al carpintero.`
    new RegExp(
      String.raw`${START}${NAME} (?:me |nos )?(?:dice|promete|escribe|ha (?:dicho|prometido|escrito)) que (?:él |ella )?(?:se (?:encarga|ocupa)|va a ${INFINITIVE}|${PRONOUN}(?!(?:ser|habr|tendr|podr|estar|har falta|deber)á(?!\p{L}))\p{L}{2,}rá(?!\p{L}))(?<sure>)[^?]*`,
      'u',
    ),
    new RegExp(
      String.raw`${START}${NAME} (?:va a|tiene que|debe|puede|podrá) (?<rest>${INFINITIVE}[^?]*)`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] |(?<!\p{L})[Pp]ues )(?<sure>[Qq]ue) ${NAME} ${PRONOUN}\p{Ll}{2,}[ae](?!\p{L})`,
      'u',
    ),
    new RegExp(
      String.raw`(?:^|[,:;] |(?<!\p{L})[Pp]ues )(?<sure>[Qq]ue) ${PRONOUN}(?!(?:decida|elija|diga|opine|vea)(?!\p{L}))\p{Ll}{2,}[ae] (?:mi \p{Ll}+ )?${NAME}(?!\p{L})`,
      'u',
    ),
  ],
  passesOn: PASSED_ON,
  isFor: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Ee]so|[Ee]sto|(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) \p{Ll}+),? (?:es|son) (?<sure>(?:cosa|tarea|asunto) )?(?:de|para) ${NAME}(?=[,.!;]|$)`,
      'u',
    ),
    new RegExp(String.raw`^(?:[Ee]so|[Ee]sto),? para ${NAME}(?=[,.!;]|$)`, 'u'),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:y )?(?:él|ella|que) (?:va a|tiene que|puede|podrá) (?<rest>${INFINITIVE}[^?]*)`,
    'iu',
  ),
  orders: [
    new RegExp(
      String.raw`(?:^|[,:;.] |(?<!\p{L})(?:[Yy]|[Ee]ntonces|[Pp]ues),? )(?<called>\p{Lu}[\p{Ll}-]+), (?:(?<verb>${IMPERATIVE}|(?<loose>)${DOES_SOMETHING})|tú (?<verb2>${IMPERATIVE})s)(?!\p{L})(?<thing>[^?]{3,})$`,
      'u',
    ),
  ],
  commands: [
    new RegExp(
      String.raw`^(?:(?:[Yy]|[Ee]ntonces|[Pp]ues|[Vv]ale|[Bb]ueno),? ){0,3}(?<verb>${orCapital(IMPERATIVE)})(?!\p{L})(?<thing>(?! (?:que|un momento)(?!\p{L})) [^?]{3,}?)[.!]?$`,
      'u',
    ),
  ],
  shares: [
    /(?<own>(?<lead>[Yy]o (?:hago|llevo|llamo|pregunto|escribo|traigo|compro|preparo|encargo|cojo|pido|reviso|miro)) [^;.?!]{2,120}?),?(?: y| entonces)? (?:(?<called>\p{Lu}\p{Ll}+),? )?tú (?:(?<verb>haces|llevas|llamas|preguntas|escribes|traes|compras|preparas|encargas|coges|pides|revisas|miras) )?(?<thing>(?:el|la|los|las|un|una|al)(?!\p{L})[^;?!]{0,80}?)(?:, (?:vale|de acuerdo|ok|sí|te parece))?[.?!]?$/u,
  ],
  toAll: [
    /^[¿¡]?(?:(?:y|pues|entonces|vale|ok|bueno|oye)[, ]+)*(?:me |nos |l[aeo]s? )*(?:podéis|podríais|(?:pueden|podrían)(?= todos| todas))(?: todos| todas)? (?<order>(?!(?:venir|ver|oír|estar|ir)(?!\p{L}))\p{L}+r(?:me|nos|l[aeo]s?|mel[aeo]s?)?(?!\p{L}).+)$/iu,
    /^[¿¡]?(?:(?:y|pues|entonces|vale|ok|bueno|ah|por favor)[, ]+)*(?<order>(?!(?:usted|verdad|mitad|madrid|red|pared|sed|\p{L}*(?:dad|tud)|esperad|mirad|oíd|venid|perdonad|tranquilos|imaginad|fijaos|olvidaos|dejad)(?!\p{L}))(?:\p{L}{2,}(?:ad|ed|id)(?:me|nos|l[aeo]s?|mel[aeo]s?|nosl[aeo]s?)?|\p{L}{2,}(?:aos|eos|íos))(?!\p{L}).+|(?:que )?cada (?:uno|una|cual) (?:me |nos )?(?:mande|traiga|pague|envíe|apunte|ponga|manda|trae|paga|envía|apunta|pone)(?!\p{L}).+)$/iu,
    /(?:^|[,:] )(?<order>(?:me|nos|le) (?:l[aeo]s? )?\p{L}+(?:áis|éis)(?!\p{L}).+)$/iu,
  ],
  absent:
    /(?<!\p{L})(?:(?:está|estará) (?:de (?:baja|viaje|vacaciones|vuelta|permiso)|fuera)|vuelve|regresa)(?!\p{L})/iu,
};
