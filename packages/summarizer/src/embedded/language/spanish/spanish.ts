import { SPANISH_HASTE } from './hasty.ts';
import { spanishTalk } from './talk.ts';
import { anyOf, taskByWording, wordSet, type LanguageDetails } from '../language.ts';

const DAY = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const DO =
  '(?:enviar|mandar|llamar|preparar|redactar|reservar|revisar|comprobar|contactar|escribir|comprar|organizar|terminar|corregir|pedir|encargar|hacer|hablar con|traer|actualizar|entregar|publicar|confirmar|avisar|imprimir|subir|pagar|arreglar|buscar)';

export const spanish: LanguageDetails = {
  talk: spanishTalk,
  hasty: SPANISH_HASTE,
  elision: null,
  moreStopWords: wordSet(
    'cuántos|cuántas|cuál|porqué|e|u|es|son|era|eran|fue|fueron|ser|sido|siendo|está|están|estaba|estaban|estar|estoy|estamos|ha|han|he|hemos|había|habían|haber|hay|hace|hacen|hacer|hecho|hacia|tiene|tienen|tener|tenemos|tengo|tenía|puede|pueden|podemos|podía|poder|va|van|voy|vamos|ir|así|entonces|pues|bien|bueno|vale|aquí|ahí|allí|esto|esta|este|estos|estas|aquel|aquella|esos|esas|todo|todos|toda|todas|tan|tanto|tal|cada|otra|otros|otras|mismo|misma|alguno|algunos|alguna|algunas|algo|nada|nadie|nunca|siempre|entre|ante|bajo|según|mientras|aunque|pero|sino|ellos|ellas|ella|nosotros|vosotros|usted|ustedes|nuestro|nuestra|nuestros|nuestras|vuestro|sus|les|os|mucho|mucha|muchos|muchas|poca|pocos|dos|tres|vez|veces|después|antes|luego|ya|cómo|dónde|cuándo|quién|cuánto|cosa|cosas|creo|digo|dice|decir|sea|sería|será|solo|sólo|casi|parte|unos|unas|cuyo|cuya',
  ),
  abbreviations: wordSet(
    'sr|sra|srta|dr|dra|d|dña|prof|etc|ud|uds|vd|p|pp|ej|núm|n|art|cap|av|avda|tel|aprox|ee|uu|fig|vol',
  ),
  speech: {
    sounds:
      /(?:, ?)?(?<![\p{L}'’-])(?:e+h+m*|e{2,}|em+|mm+|hmm+|ah|oh|uy)(?![\p{L}'’-])(?:,|\.{2,})?/giu,
    hedges: [
      { words: ['o', 'sea'], unlessAfter: wordSet(''), unlessBefore: wordSet('') },
      { words: ['digamos'], unlessAfter: wordSet(''), unlessBefore: wordSet('que') },
    ],
    openers: wordSet('bueno|pues|y|pero|ok|okay|o sea|es que|mira|mire'),
    pausedOpeners: wordSet(
      'entonces|sí|no|vale|claro|bien|a ver|la verdad|de acuerdo|este|ya|así que|perfecto|venga|oye',
    ),
    notOpeners: wordSet('y medio|y media'),
    closers: wordSet('y|pero|o|pues|el|la|de|un|una|que|verdad|no|y eso|y tal'),
    repeatable: wordSet('no|sí|muy|que|se|lo|ya|más'),
    unfinished: wordSet(
      'el|los|las|un|una|unos|unas|de|del|al|a|yo|y|o|pero|que|en|con|por|para|mi|su|sus|es',
    ),
    falseStarts: null,
    shortForms: [],
    restarts: wordSet(''),
    joints: wordSet('y|pero|porque|entonces|así|cuando|si|que|nosotros|pues|aunque'),
  },
  style: {
    i: wordSet('yo|me|mi|mis|mí'),
    we: wordSet('nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|nos'),
    you: wordSet('tú|usted|ustedes|vosotros|tu|tus|te|ti|os'),
    negation: wordSet('no|nunca|jamás|nada|ningún|ninguna|tampoco'),
    obligation: wordSet(
      'debe|deben|debemos|tenemos|tiene|hay|vamos|va|van|será|queremos|necesitamos',
    ),
    pointing: wordSet(
      'él|ella|ellos|ellas|esto|eso|aquello|este|ese|esta|esa|estos|esos|lo|le|les|su|sus|que|cual|quien|allí|ahí',
    ),
    emphasis: anyOf(
      'importantes?',
      'principal\\p{L}*',
      'esencial\\p{L}*',
      'conclu\\p{L}+',
      'resulta\\p{L}+',
      'objetivos?',
      'decidi\\p{L}+',
      'decisi\\p{L}+',
      'propo\\p{L}+',
      'problemas?',
      'en resumen',
    ),
    agenda: anyOf('hoy', 'orden del día', 'esta reunión', 'esta clase', 'vamos a'),
  },
  wording: {
    decision: anyOf(
      '(?:hemos|se ha|han|ha|habíamos) (?:\\p{L}+ )?(?:decidido|acordado|resuelto|aprobado|adoptado)',
      '(?:decidimos|acordamos|resolvimos|aprobamos|hemos quedado en|quedamos en que)',
      '(?:se|el comité|la junta|el consejo|el equipo|el gobierno) (?:decidió|acordó|aprobó|resolvió)',
      '(?:fue|fueron|queda|ha sido|han sido) (?:aprobad|decidid|acordad|rechazad)[oa]s?',
      'decisión ?:',
      '(?:se (?:ha|han) comprometido|(?:ha|han) (?:garantizado|conseguido|prometido)) por escrito (?:a )?(?:que|\\p{L}+[aei]r)',
      '(?:ayuntamiento|pleno|concejo|consejo|comité|junta|asamblea|gobierno|parlamento|tribunal|comisión|directiva|mayoría)(?: \\p{L}+){0,4} (?:decidió|acordó|aprobó|rechazó|votó|adoptó|concedió|denegó)',
    ),
    notDecision:
      /[?？]$|^(?:la|esta) decisión (?:se tomó|fue tomada|se ha tomado|llega|se anunció)|(?<!\p{L})(?:no (?:hemos|se ha|han|ha)|todavía no|aún no|si (?:hemos|decidimos))(?!\p{L})/iu,
    definition:
      /^(?:(?:el|la|los|las|un|una) )?(?<term>[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?) (?:significa|se define como|se refiere a|quiere decir|se entiende por|es un[a]? (?:tipo|forma|método|medida|conjunto|proceso|sistema|técnica|teoría|unidad|enfermedad|función)(?: \p{L}+)? (?:de|que|para)|es (?:una? |el |la )\p{L}+(?: \p{L}+)? (?:que|por (?:el|la) que|en (?:el|la) que|donde))(?<meaning>.{8,})$/iu,
    taskIn: taskByWording({
      promise: anyOf(
        `(?:yo )?(?:(?:me|te|le|les|lo|la|os|se) )*(?:voy a|vamos a) ${DO}\\p{L}*`,
        '(?:yo )?me (?:encargo|ocupo|encargaré|ocuparé|comprometo)',
        '(?:(?:te|le|les|lo|la|los|las|os|se) )*(?:enviaré|mandaré|llamaré|prepararé|redactaré|reservaré|revisaré|comprobaré|contactaré|escribiré|compraré|organizaré|terminaré|corregiré|pediré|encargaré|haré|hablaré con|traeré|actualizaré|entregaré|publicaré|confirmaré|avisaré|imprimiré|subiré|pagaré|arreglaré|buscaré)(?: \\p{L}+)?',
        // As people say it: `yo llamo al ayuntamiento`, `se lo digo`.
        '(?:(?:le|les|lo|la|los|las|se) )*(?:llamo|hablo con|mando|pregunto|compro|reservo|encargo|aviso a|pido|traigo|envío|escribo|imprimo|recojo|cuelgo|consulto|redacto|publico|devuelvo)',
        '(?<!no )(?:(?:(?:le|les|se) )(?:l[aeo]s? )?digo|(?:(?:le|les|lo|la|los|las|se) )+(?:pongo|llevo|dejo|busco|preparo|pago|arreglo|cambio|confirmo))',
        `\\p{L}+ (?:va a|debe|tiene que|se encarga(?:rá)? de) ${DO}\\p{L}*`,
        '\\p{L}+ (?:enviará|mandará|llamará|preparará|redactará|reservará|revisará|contactará|escribirá|comprará|organizará|encargará)',
      ),
      request: anyOf(
        'por favor,? \\p{L}+',
        `(?:puedes|podrías|puede|podría|pueden|podrían) ${DO}\\p{L}*`,
        'no (?:olvides|olvide|olviden|te olvides de)',
        'recuerda \\p{L}+',
        'tarea ?:',
        'pendiente ?:',
      ),
      unless: anyOf(
        'normalmente',
        'siempre',
        'a menudo',
        'a veces',
        'nunca',
        'quizás?',
        'tal vez',
        'si (?:yo|tú|no|me|hay|hubiera|tuviera|pudiera|puedo|llueve|quieres)',
      ),
      due: new RegExp(
        `(?:(?:antes del?|para|hasta|el|a más tardar) (?:el |la )?)?(?:${DAY}(?: (?:por la (?:mañana|tarde|noche)|que viene|próximo))?|mañana(?: por la (?:mañana|tarde|noche))?|hoy|esta (?:tarde|noche|semana)|la (?:próxima semana|semana que viene)|fin(?:al(?:es)?)? de (?:semana|mes|año|la semana)|\\d{1,2} de ${MONTH})`,
        'iu',
      ),
    }),
  },
};
