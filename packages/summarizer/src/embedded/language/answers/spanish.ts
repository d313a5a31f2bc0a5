import { anyWording, type Answers } from './answers.ts';

const CLAUSE =
  '(?:si|quién(?:es)?|qué|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?)(?!\\p{L})';
const NEGATED = '(?:no|nadie|nunca|tampoco|ninguno|ninguna)';

export const spanishAnswers: Answers = {
  unknown: anyWording(
    `${NEGATED} (?:lo |la |se |te |os |le |se lo |te lo |os lo |me lo )?(?:sé|sabe|saben|sabemos|sabría|sabríamos|supo)(?! (?:que|el|la|los|las|un|una|hacer|\\p{L}+r)(?!\\p{L}))`,
    'ni (?:la (?:más )?\\p{L}+ )?idea',
    '(?:eso|ya)?(?: \\p{L}+)? ?(?:quisiera|quisiéramos|me gustaría|nos gustaría)(?: \\p{L}+){0,2} saber(?:lo)?(?: yo| nosotros| nosotras)?',
    'habrá que (?:enterarse|informarse|averiguar(?:lo)?|preguntar(?:lo)?|ver(?:lo)?)',
    '(?:seguimos|sigo|siguen) sin saber(?:lo)?',
    '(?:eso |ya )?depende',
    'a saber(?=[.,]|$)',
    '(?:quién|vete a|vaya usted a) sab(?:e|er)(?=[.,]|$)',
    'buena pregunta',
    '(?:una|la) interrogación',
    'cada uno (?:\\p{L}+ )?(?:dice|dijo) una cosa',
  ),
  putsOff: anyWording(
    'hoy no (?:lo |la |se )?(?:lo )?(?:(?:vamos|va|podemos|puedo) (?:a )?)?(?:cerrar|aclarar|contestar|decid\\p{L}+|resolv\\p{L}+)',
    `no (?:lo|la|se)(?: lo)? (?:vamos|podemos|va) a? ?(?:\\p{L}+ )?(?:resolver|decidir|contestar|aclarar|saber|poder)`,
    '(?<=^(?:(?:bueno|pues|no|vale),? )?)(?:(?:en |para |a )?la próxima(?: vez| reunión)?|otro día)(?=[.!]?$)',
    'no[^.?!]{1,40} sin (?-i:\\p{Lu})\\p{L}+',
    'sin (?-i:\\p{Lu})\\p{L}+[^.?!]{0,40} no',
    '(?:para|en|a) la próxima (?:vez|reunión|junta)',
    'no está (?:\\p{L}+ )?(?:resuelto|decidido|hablado|claro|aclarado)',
  ),
  movesOn:
    /^[¿¡]?(?:(?:y|bueno|pues|venga|vale),? )*(?:(?:otra|última|una) cosa(?: más)?|(?:otro|último|siguiente) (?:punto|tema)|siguiente)(?=[.,:])/iu,
  tag: /, ¿?(?:no|verdad|a que sí)\?$/iu,
  asksWho: anyWording('quién(?:es)?', 'alguien'),
  nobody: anyWording(
    'no (?:tenemos|tengo|hay|queda|encuentro|encontramos) (?:a )?nadie',
    'nadie (?:quiere|se ha (?:ofrecido|apuntado))',
    '(?:todavía|aún|por ahora|de momento) nadie',
  ),
  guesses: /^[¿¡]?(?:(?:o|y|pues),? )?(?:quizás?|tal vez|a lo mejor|igual|puede que)(?!\p{L})/iu,
  wantsToKnow: new RegExp(
    String.raw`^.*?(?<!\p{L})(?:(?:quiere|quieren|quería|querían|querría)(?: \p{L}+)? saber|(?:me|nos|se) (?:pregunta|preguntan|preguntaba|preguntó)|pregunta|preguntan) (?=${CLAUSE})`,
    'iu',
  ),
  reported: anyWording(
    `${NEGATED} (?:\\p{L}+ ){0,3}(?:saben?|supo|supieron|sabido|responder|decir|precisar|aclarar|dice|dicen)(?: \\p{L}+){0,3} ${CLAUSE}`,
    `(?:se ignora|se desconoce) ${CLAUSE}`,
    'nada (?:está|se ha|hay) (?:\\p{L}+ )?(?:firmado|decidido|cerrado)',
    '(?:se decidirá|por decidir)',
  ),
  opener:
    /^[¿¡]?(?:oye|oíd|una (?:cosa|pregunta|duda)(?: más)?|otra (?:cosa|pregunta)|espera(?:d)?|por cierto|dime|decidme|perdón|perdona|a todo esto|ah)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:por cierto|al final|a todo esto)(?=\?$)/iu,
};
