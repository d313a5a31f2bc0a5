import { termOf, type Explaining } from '../talk/explaining.ts';

const TERM = `(?:(?:el|la|los|las|un|una) )?${termOf(
  5,
  'el|la|los|las|lo|un|una|es[eoa]s?|est[eoa]s?|él|ella|ellos|yo|tú|nosotros|que|qué|quien|cuando|donde|si|y|pero|todo|todos|mi|tu|su|sus|nuestro|nuestra|cada|aquí|ahí|hoy|ahora|luego|no|hay|en|de|del|a|al|con|sin|por|para|desde|hasta|sobre|entre|según|tras|ante|bajo|durante|contra',
)}`;
const LAST = String.raw`(?:el |la |los |las |una? )?["«]?${termOf(4, 'eso|esto|así|como|que|muy|no|de|por')}["»]?[.!]?$`;

export const spanishExplaining: Explaining = {
  terms: [
    new RegExp(
      String.raw`^${TERM} (?:es|son) (?:simplemente |básicamente |nada más que )?(?:que |cuando |lo que |aquel(?:la|lo|l[oa]s)?(?: \p{L}+)?,? (?:que|en|cuy[oa]s?|donde)(?!\p{L})|(?:el|la|los|las|una?) (?!mism[oa]s?(?!\p{L}))(?:[\p{L}-]+,? ){1,5}?(?:de|del|que|entre|por|para|en|al|con|a|menos|más)(?!\p{L}))`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:se da cuando|se produce cuando|significa|se define como|quiere decir|consiste en)(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:se llaman?|llamamos|se denominan?|se conocen? como|lo llamamos|la llamamos) ${LAST}`,
      'iu',
    ),
    /(?<!\p{L})(?:decimos|se dice|diremos) que (?:una?|el|la) (?:[\p{L}-]+ ){1,4}?(?:está|es) (?<term>\p{L}{4,}) (?:cuando|si)(?!\p{L})/iu,
  ],
  formula:
    /(?<!\p{L})(?:[b-xz] (?:por|entre|más|menos|partido (?:por|entre)) [b-xz]|partid[oa] (?:por|entre)|es igual a|\p{L}+ igual a \p{L}+|dividido (?:entre|por)|multiplicad[oa] por|se calcula|fórmula|al cuadrado)(?!\p{L})/iu,
  sumsUp:
    /^(?:bueno,? )?(?:en resumen|resumiendo|(?:para|vamos a) resumir|resumamos)(?:[:,] ?(?=\S))/iu,
  plan: /^(?:(?:bueno|pues|y|entonces|bien|vale|buenos días|buenas tardes)[,.]? )*(?:[^,.]{3,40}, (?=hoy))?(?:el tema de hoy|(?:hoy|la semana pasada|el otro día|la clase pasada)[, ].*(?:vamos a|veremos|hablaremos|hablamos|vimos|toca|empezamos|seguimos|continuamos|terminamos|acabamos)|la (?:semana|clase) que viene|la próxima (?:semana|clase)|vamos a (?:ver|empezar|hablar|seguir|compararl\p{L}+|hacer un ejemplo)|(?:un|otro) ejemplo[.!]?$|ahora (?:vamos|pasamos) )/iu,
  believed:
    /(?<!\p{L})(?:se|mucha gente|much[oa]s|la gente|todo el mundo|la mayoría(?: de \p{L}+(?: \p{L}+)?)?|algunos|uno|hay quien|todos)(?: (?:siempre|a menudo|suele|todavía))? (?:creen?|creía|piensan?|pensaba|dicen?|decía|decir|oyen?|leen?|aseguran?|imaginan?|suponen?)(?!\p{L})/iu,
  denies:
    /^(?:(?:pero|y),? )?(?:(?:eso |esto )?(?:es|era) (?:(?:simplemente|totalmente|completamente) )?(?:falso|mentira|incorrecto|un (?:mito|error|bulo)|una leyenda)|(?:eso |esto )?no (?:es|era) (?:verdad|cierto|así|correcto|el caso)|falso|mentira|nada de eso|para nada)[.!]$/iu,
  school: /(?<!\p{L})(?:examen|parcial|temario|deberes|apuntes|asignatura|ejercicios?)(?!\p{L})/iu,
  homework: {
    begins:
      /(?<!\p{L})(?:deberes|tareas? para|hoja de ejercicios|ejercicios? (?:\p{N}+|uno|dos|tres)|entrega|se entregan?|entregar|entreguen|entregad|fecha límite|apúntense|apuntaos|inscríbanse)(?!\p{L})/iu,
    tells:
      /(?:^|, )(?:(?:y|pues|entonces|luego|también),? )*(?:por favor,? )?(?:lean|leed|hagan|haced|escriban|escribid|calculen|calculad|resuelvan|resolved|preparen|preparad|entreguen|entregad|traigan|traed|busquen|buscad|terminen|terminad|repasen|repasad|elijan|elegid|apúntense|apuntaos|inscríbanse)(?!\p{L})|(?<!\p{L})(?:(?:es|son) (?:obligatori[oa]s?|voluntari[oa]s?)|se entregan?|hay que (?:leer|hacer|entregar|traer|preparar)|(?:tienen|tenéis|deben|debéis) (?:que )?(?:leer|hacer|entregar|traer|preparar))(?!\p{L})/iu,
    goesOn:
      /^(?:y )?(?:eso |todo |esto )?(?:se entrega|es para entregar|hay que entregarlo|(?:me |nos )?l[aeo]s? (?:entregáis|traéis|mandáis|subís|enviáis|entregan|traen|mandan|suben|envían))(?!\p{L})|^(?:una|dos|tres|\p{N}+) páginas?,? (?:a|para) entregar(?!\p{L})/iu,
    nextTime:
      /(?<!\p{L})(?:(?:para|antes de) (?:el próximo día|la próxima (?:clase|vez|sesión)|la (?:clase|sesión) que viene))(?!\p{L})/iu,
    delivers:
      /(?<!\p{L})(?:(?:subís|entregáis|mandáis|enviáis|traéis|presentáis|leéis|preparáis)|(?:(?:me|nos) (?:l[aeo]s? )?|ustedes )(?:suben|entregan|mandan|envían|traen|presentan|preparan))(?!\p{L})/iu,
    bids: /(?:^|, (?:y )?|(?<!\p{L})y )(?:(?:luego|también),? )*(?:traigan|traed|pónganse|poneos|lleven|llevad|lean|leed|preparen|preparad|impriman|imprimid|envíen|enviad|instalen|instalad|compren|comprad|repasen|repasad|entreguen|entregad|apúntense|apuntaos)(?!\p{L})/iu,
    please: /(?<!\p{L})por favor(?!\p{L})/iu,
    tellsYou:
      /^(?:(?:y|pues|entonces|luego),? )*(?:ustedes |vosotr[oa]s )?(?:(?:me|nos|os|l[aeo]s?|se) )*(?!(?:tenéis|habéis|sabéis|conocéis|veis|podéis|podréis|queréis|debéis|estáis|sois|oís|recordáis|entendéis|vais|tienen|han|saben|conocen|ven|pueden|podrán|quieren|deben|están|son|recuerdan|entienden|van)(?!\p{L}))(?:\p{L}+(?:[áé]is|ís)|(?<=ustedes (?:\p{L}{1,3} )*)\p{L}{2,}[ae]n|\p{L}{3,}[ae]n(?= (?:su|sus|cada uno|un|una)(?!\p{L})))(?!\p{L})|^(?:(?:y|pues|entonces|luego),? )*(?:ustedes |vosotr[oa]s )?(?:van|vais) a \p{L}{2,}r(?!\p{L})/iu,
    allows: /(?<!\p{L})(?:podéis|podréis|pueden ustedes|ustedes pueden|pueden|podrán)(?!\p{L})/iu,
  },
  room: /(?<!\p{L})(?:acérquense|acercaos|cuidado con (?:el|la|los) (?:borde|cabeza|escalón|escalones|suelo)|los de atrás|el micr(?:o|ófono) (?:no|está|funciona)|(?:cierren|abran|cerrad|abrid) la (?:puerta|ventana)|me (?:oyen|oís) bien)(?!\p{L})/iu,
  example:
    /^(?:(?:bueno|pues|y|entonces)[,]? )*(?:por ejemplo|imagin(?:ad|aos|emos|a|en)|supong(?:amos|an)|pong(?:amos|an)|digamos que|tomemos)(?!\p{L})/iu,
  trueOrFalse: '¿Verdadero o falso?',
  asksWhy: /^¿?(?:y |pero )?por qué\?$/iu,
  leavesAnswer:
    /(?<!\p{L})(?:(?:anot|apunt)(?:ad|en) (?:vuestr|su)\p{L}+|(?:luego|después|más tarde|al final|enseguida) (?:(?:os|l[aeo]s?|se) )*(?:volve\p{L}+|vuelvo|ve(?:re)?mos|contest\p{L}+|respond\p{L}+|digo|cuento)|volve(?:mos|remos) (?:luego|después|al final|más tarde|sobre (?:eso|ello))|pensad(?:l[ao])?|pens(?:arlo|émoslo)|piénsen(?:l[ao])?|no (?:\p{L}+ ){0,4}(?:contest|respond)(?:éis|áis|en|an))(?!\p{L})/iu,
  returns:
    /(?<!\p{L})(?:volv(?:emos|amos|iendo)|vuelvo|regres\p{L}+|respuesta) a (?:la|mi|nuestra|esa|aquella) pregunta|pregunta (?:de antes|del (?:principio|comienzo)|que (?:os|les) (?:hice|he hecho)|de hace un (?:rato|momento))(?!\p{L})/iu,
  slip: {
    admits:
      /(?<!\p{L})(?:(?:os |les )?he (?:dicho|puesto|escrito|dado)|(?:os |les )?(?:dije|puse|di)|había dicho)(?!\p{L})/iu,
    wrong:
      /(?<!\p{L})(?:está mal|estaba mal|equivocad[oa]|equivoqué|error|incorrecto|no es (?:correcto|cierto|así|verdad)|correg\p{L}*|corrij\p{L}*|me he (?:confundido|equivocado|liado))(?!\p{L})/iu,
    zero: /^(?:cero)$/iu,
    corrected: (right) => `Corregido después: ${right}`,
  },
  ordinal:
    /^(?:y )?(?:primero|segundo|tercero|cuarto|en (?:primer|segundo|tercer|último) lugar|por último)(?:[,:]|(?!\p{L}| \p{L}+[oa]s? (?:es|son)))/iu,
  digresses:
    /^(?:(?:bueno|pues|y|ah),? )*(?:por cierto|dicho sea de paso|eso me recuerda|(?:una )?(?:pequeña )?(?:anécdota|digresión)|entre paréntesis)(?!\p{L})/iu,
  ask: (term) => `¿Qué se entiende por «${term}»?`,
};
