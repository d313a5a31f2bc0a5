import { anyWording, type Answers } from '../talk/answers.ts';

const CLAUSE =
  '(?:si|quién(?:es)?|qué|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?)(?!\\p{L})';
const NEGATED = '(?:no|nadie|nunca|tampoco|ninguno|ninguna)';

export const spanishAnswers: Answers = {
  unknown: anyWording(
    'nadie (?:lo )?ha (?:sabido|averiguado)(?: nunca)?',
    'nunca (?:lo )?(?:se )?ha sabido',
    '(?:sigue siendo|seguirá siendo|queda como) un misterio',
    `${NEGATED} (?:lo |la |se |te |os |le |se lo |te lo |os lo |me lo )?(?:sé|sabe|saben|sabemos|sabría|sabríamos|supo)(?! (?:que|el|la|los|las|un|una|hacer|\\p{L}+r)(?!\\p{L}))`,
    'ni (?:la (?:más )?\\p{L}+ )?idea',
    '(?:eso|ya)?(?: \\p{L}+)? ?(?:quisiera|quisiéramos|me gustaría|nos gustaría)(?: \\p{L}+){0,2} saber(?:lo)?(?: yo| nosotros| nosotras)?',
    '(?:habría|habrá|hay) que preguntar(?:lo|le|les)?(?= (?:al?|en)(?!\\p{L})|[.,!]|$)',
    '(?:tendría|tendríamos|tengo|tenemos) que (?:mirar|consultar|averiguar|preguntar)(?:lo)?(?=[.,!]|$)',
    '(?:está|queda) por ver(?=[.,!]|$)',
    'habrá que (?:enterarse|informarse|averiguar(?:lo)?|preguntar(?:lo)?|ver(?:lo)?)',
    '(?:seguimos|sigo|siguen) sin saber(?:lo)?',
    '(?:eso |ya )?depende',
    'no hay (?:manera|forma|modo) de saber(?:lo)?',
    'nadie (?:(?:me|nos|se) )?(?:lo )?(?:puede|pudo|supo|sabe|sabría) explicar\\p{L}*',
    '(?:nadie|no) (?:(?:me|nos|te|se|os) )?(?:lo )?(?:puede|puedo|podemos|sabe|sabría|sabríamos) decir(?:(?:me|nos|te|se|os)?(?:lo)?)?(?=[.,;!]|$| (?:si|quién|cuándo|dónde|cómo|cuánto)(?!\\p{L}))',
    'a saber(?=[.,]|$)',
    '(?:quién|vete a|vaya usted a) sab(?:e|er)(?=[.,]|$)',
    'buena pregunta',
    '(?:ojalá|si (?:yo )?lo) (?:lo )?supi(?:era|éramos)(?=[.,!]|$)',
    'pregúnt[ae]me(?:lo)? (?:otra vez )?(?:dentro de|en|el año)',
    '(?:una|la) interrogación',
    'cada uno (?:\\p{L}+ )?(?:dice|dijo) una cosa',
  ),
  depends: anyWording('(?:eso |ya |todo )?depende'),
  putsOff: anyWording(
    'hoy no (?:lo |la |se )?(?:lo )?(?:(?:vamos|va|podemos|puedo) (?:a )?)?(?:cerrar|aclarar|contestar|decid\\p{L}+|resolv\\p{L}+)',
    `no (?:lo|la|se)(?: lo)? (?:vamos|podemos|va) a? ?(?:\\p{L}+ )?(?:resolver|decidir|contestar|aclarar|saber|poder)`,
    '(?<=^(?:(?:bueno|pues|no|vale),? )?)(?:(?:en |para |a )?la próxima(?: vez| reunión)?|otro día)(?=[.!]?$)',
    'no[^.?!]{1,40} sin (?-i:\\p{Lu})\\p{L}+',
    'sin (?-i:\\p{Lu})\\p{L}+[^.?!]{0,40} no',
    '(?:hoy|ahora|todavía) no (?:decidimos|cerramos|votamos) nada',
    '(?:lo|la|ya lo) (?:hablamos|vemos|veremos|decidimos|miramos) (?:cuando|más adelante|más tarde|otro día)',
    '(?:(?:eso|lo) )+(?:decid|ver|vo?t)\\p{L}+ (?:sólo |solo )?(?:si|cuando|una vez)',
    '(?:para|en|a) la próxima (?:vez|reunión|junta)',
    '(?<=^(?:(?:bueno|pues|no),? )?)(?:(?:eso )?(?:ya )?(?:lo |se )?(?:veremos|verá)|(?:hay|habrá|tenemos|tendremos) que (?:verlo|mirarlo|pensarlo))(?=[.!]?$)',
    'no está (?:\\p{L}+ )?(?:resuelto|decidido|hablado|claro|aclarado)',
  ),
  movesOn:
    /^[¿¡]?(?:(?:y|bueno|pues|venga|vale),? )*(?:(?:otra|última|una) cosa(?: más)?|(?:otro|último|siguiente|primer|segundo|tercer|cuarto|quinto|sexto) (?:punto|tema)|siguiente|lo (?:último|siguiente|otro))(?=[.,:])/iu,
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
  beforeAnswer: /^(?:sí|no|(?:muy )?buena pregunta)[.!]$/iu,
  opener:
    /^[¿¡]?(?:oye|oíd|una (?:cosa|pregunta|duda)(?: más)?|otra (?:cosa|pregunta)|espera(?:d)?|por cierto|dime|decidme|perdón|perdona|a todo esto|hablando de \p{L}+|me queda (?:una (?:cosa|duda|pregunta))|ah)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:por cierto|al final|a todo esto)(?=\?$)/iu,
  interrogative: anyWording(
    'quién(?:es)?',
    'qué',
    'cuándo',
    'dónde',
    'adónde',
    'cómo',
    'cuánt[oa]s?',
    'cuál(?:es)?',
  ),
  asksCount: anyWording('cuánt[oa]s?', 'a cómo', 'qué (?:precio|cantidad|número|medida)'),
  asksTime: anyWording(
    'cuándo',
    '(?:a )?qué (?:hora|día|fecha|semana|mes)',
    'cuánto (?:tiempo|tarda)',
    'hasta cuándo',
  ),
  asksAhead: anyWording(
    '(?:va|van|vamos|vais|vas) a',
    '(?:hay|habrá) que',
    '(?:debe|deben|debemos|tiene|tienen|tenemos)(?: \\p{L}+)? que',
    '\\p{L}{3,}(?:rá|rán|remos|réis)',
  ),
  findsOut: anyWording(
    '(?:lo |le |les |se lo |yo )?(?:pregunto|preguntaré|preguntamos|miro|miraré|averiguo|averiguaré|consulto|consultaré|compruebo|comprobaré|llamo)',
    '(?:voy|vas|va|vamos|hay que|habrá que|tengo que|tenemos que|podemos|puedo|habría que)(?: a)? (?:preguntar|mirar|averiguar|consultar|comprobar|ver|enterar)(?:lo|le|les|se|me|nos|la)?',
  ),
  hedges: anyWording(
    '(?:quizás?|tal vez|a lo mejor|igual|puede que|seguramente|probablemente|supuestamente|más o menos|en teoría|ojalá)',
    '(?:creo|creemos|pienso|supongo|suponemos|imagino|espero|diría|me parece|me suena)',
    '(?:debería|deberían|podría|podrían|sería|serían|tendría)',
    '(?:no|nadie|nada|nunca)(?: \\p{L}+){0,2} (?:segur[oa]|claro|dicho|contestado|respondido|decidido|confirmado)',
  ),
  disclaims: anyWording(
    '(?:no|nunca|tampoco) (?:me |te |os |nos |se |lo |la |los |las |le |les )*(?!es(?!\\p{L}))\\p{L}+(?:o|é|í|emos|amos|imos)',
    '(?:nadie|yo tampoco|ninguno de nosotros)',
    '(?:no) (?:me |nos )(?:\\p{L}+ )?(?:dicho|dijeron|dijo|dicen|contestan|han \\p{L}+)',
  ),
  hasAsked: anyWording(
    '(?:he|hemos|ha|han)(?: \\p{L}+)? (?:preguntado|llamado|escrito|intentado|consultado)',
    '(?:pregunté|llamé|escribí|preguntamos|llamamos|preguntó|llamó)',
  ),
  inverts:
    /^¿?(?:(?:y|pero|entonces|o|bueno|pues)[, ]+)*(?:se |lo |la |los |las |nos |os |te |me |le |no )*(?:es|son|está|están|hay|tiene[ns]?|tenemos|puede[ns]?|podemos|va[ns]?|vamos|vais|ha[ns]?|hemos|habéis|hace[ns]?|sabe[ns]?|queda[ns]?|cubre|llega[ns]?|\p{L}{3,}(?:rá|rán|remos|ría|rían|amos|emos|imos))(?!\p{L})/iu,
  statesOpen: new RegExp(
    [
      String.raw`(?<!\p{L})me pregunto(?: \p{L}+)? (?<wondered>(?:si|quién(?:es)?|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?)(?!\p{L}).{8,})`,
      String.raw`(?<!\p{L})(?:seguimos|sigo|siguen) sin saber (?<asked>(?:(?:de|a|con|por|para) )?(?:si|quién(?:es)?|qué|cuándo|dónde|cómo|cuál(?:es)?|cuánt[oa]s?)(?!\p{L}).{8,})`,
      String.raw`(?:^|[,.;:–—] ?|(?<!\p{L})(?:y|pero|ahora),? )(?<clause>(?:si|quién(?:es)?|qué|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?) [^.?!,]{8,120}), (?:eso )?(?:ya )?(?:no|nadie|ni) (?:\p{L}+ ){0,3}(?:sé|sabe|sabemos|sabría|decir|idea)`,
      String.raw`(?<!\p{L})(?:nadie|no|tampoco) (?:\p{L}+ ){0,4}(?:sé|sabe[ns]?|sabemos|dicho|decidido|contestado|aclarado|preguntado|decir) (?<asked>(?:si|quién(?:es)?|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?) .{8,})`,
      String.raw`(?<!\p{L})(?:falta|queda|hay que|habrá que|tenemos que)(?: \p{L}+)? (?:por )?(?:saber|ver|decidir|averiguar|preguntar|aclarar) (?<left>(?:si|quién(?:es)?|qué|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?) .{8,})`,
      String.raw`(?<!\p{L})(?:sigue|siguen|está|están|queda|quedan)(?: \p{L}+){0,2} (?:en el aire|sin (?:decidir|resolver|aclarar|cerrar)|por (?:decidir|ver|aclarar)|pendientes?)(?!\p{L})`,
      String.raw`^(?:y |pero )?lo que (?:no|nadie) (?:\p{L}+ ){1,6}es(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
};
