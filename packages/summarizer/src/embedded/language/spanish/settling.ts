import type { Settling } from '../talk/settling.ts';

const BEFORE = String.raw`(?:^|(?<=[,.;–—] ?))[¿¡]?(?:(?:y|o|pues|entonces|bueno|están|estáis|estamos),? )*[¿¡]?`;
/** At another time than now. */
const AGO =
  '(?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno)|el (?:año|mes) pasado|la (?:última|otra) vez|la semana pasada|hace \\p{L}+ (?:años|meses|semanas))';
/** A day that is named without its month. */
const DAY =
  '(?:\\d{1,2}|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|treinta(?: y uno)?|lunes|martes|miércoles|jueves|viernes|sábado|domingo)';

export const spanishSettling: Settling = {
  puts: new RegExp(
    String.raw`${BEFORE}(?:(?:votos |quién está |quiénes están |tod[oa]s )?(?:a favor|en contra)|(?:alguna |hay )?(?:objeción|objeciones|abstenciones|alguna abstención)|(?:alguien|nadie)(?: está)?(?: más)? (?:en contra|se opone|tiene (?:algo en contra|objeciones))|(?:tod[oa]s |estamos |estáis )*(?:de acuerdo|conformes?)(?: con \p{L}+| tod[oa]s)?|(?:os|les|te|le) (?:parece(?: bien)?|va(?: bien)?|vale|viene bien)|(?:está|queda|lo veis|tod[oa]s lo tienen) claro(?: para tod[oa]s)?|(?:lo )?votamos|(?:lo )?sometemos a votación|a mano alzada|manos (?:arriba|alzadas)|levantad la mano|tod[oa]s)[?.]$|^[¿¡]?(?:(?:y|entonces|pues|bueno),? )*¿?(?:(?:quién|quiénes) (?:está|están|vota|votan) (?:a favor del?|en contra del?|por)|manos arriba (?:por|para)|votos (?:a favor del?|para)) (?=[^?.]{2,90}\?$)|^(?:(?:y|entonces|pues|bueno),? )*(?:manos arriba|levantad la mano|a mano alzada,?) (?:por|para) (?=[^?.]{2,60}\.$)`,
    'iu',
  ),
  asksObjections:
    /(?<!\p{L})(?:en contra|objeción|objeciones|se opone|nadie|abst(?:enci\p{L}+|iene[ns]?|engo))(?!\p{L})/iu,
  tag: /,? ¿?(?:sí|no|vale|entonces|verdad)\?$/iu,
  fails:
    /(?<!\p{L})(?:rechazad[oa]|no (?:sale|se aprueba|queda aprobad[oa])|sin mayoría)(?!\p{L})/iu,
  byVote:
    /(?<!(?<!\p{L})habían? [^,.;:]{0,60})(?<!\p{L})(?:con \S+ votos a favor|por (?:\S+ votos? (?:contra|frente a|a favor)|\S+ votos|unanimidad|(?:amplia |ajustada )?mayoría|un solo voto)|a mano alzada)(?!\p{L})/iu,
  bareVote:
    /(?<!\p{L})(?:(?:votó|votaron) (?:a favor|en contra)(?=[,.]| y)|la (?:medida|propuesta|moción|iniciativa) (?:salió adelante|prosperó|(?:fue|ha sido|quedó) aprobada)|la (?:decisión|votación) (?:salió|se tomó|se adoptó|pasó|se aprobó|fue tomada)(?: adelante)? (?:por|con))/iu,
  decidedTo:
    /^[^;:]{3,90}? (?:(?:ha|han) (?:acordado|decidido|aprobado|votado)|(?:acord|decid|aprob|vot)(?:ó|aron|ieron|ió))(?:,? (?:ayer|anoche|hoy|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|por unanimidad|por \S+ votos[^,;]*?))*,? (?<what>(?!(?:el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|ayer)(?!\p{L}))(?:\p{Ll}+[aei]r|el|la|los|las|una?) .+)$/u,
  votes: /(?<!\p{L})por (?<votes>\S+ votos (?:contra|frente a|a favor y) [\p{L}\p{N}]+)/iu,
  counted: (votes) => votes,
  asDecided: (what) => what,
  moves:
    /(?<!\p{L})(?:propongo|planteo|pido que se vote|mi (?:propuesta|moción)(?: es)?)(?: que)?[ :]+/iu,
  putsToVote:
    /(?<!\p{L})(?:votamos|votemos|vamos a votar|someto a votación|se vota)(?!\p{L})[^.?!]{0,20}? (?:si|sobre|:) ?/iu,
  tally:
    /^(?:(?:son|pues|bien|bueno|entonces),? )*[\p{L}\d]+(?: votos?)? (?:a favor|en contra|abstenci(?:ón|ones))(?:(?:[,;.]| (?:and|und|et|y)) [\p{L}\d]+(?: votos?)? (?:a favor|en contra|abstenci(?:ón|ones)))*[.!]?$|^(?:(?:pues|bien|bueno|entonces|son|vale),? )*(?!un[oa]?, dos)(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|cero|ningun[oa]|\d+)(?:(?:, (?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|cero|ningun[oa]|\d+)){2}| (?:a|contra|frente a) (?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|cero|ningun[oa]|\d+)(?:,? (?:sale|sale adelante|aprobado|queda aprobado))?)[.!]?$/iu,
  frames:
    /(?:^[¿¡]?|(?<=^[^,.:;?!]{3,40}, ))(?:(?:decisión|decidido|(?:pues |entonces )?votamos[^:.?!]{0,25}(?=: )|(?:entonces )?queda (?:decidido|acordado)):|(?:yo )?(?:estoy|estaría) a favor de|(?:yo )?(?:propondría|sugeriría)|vamos a(?= \p{L}+r)|(?:y )?qué (?:os|te|les) parec(?:e|ería)|(?:y )?si es(?= (?:hasta|a|el|la|los|las|de)(?!\p{L}))) /iu,
  everyone:
    /^(?:(?:bueno|bien|sí|pues),? )*(?:somos |es )?(?:tod[oa]s|todo el mundo|unánime|por unanimidad)(?=[.,!]|$)/iu,
  floats:
    /^[¿¡]?(?:(?:y|entonces|pues|o),? )*¿?(?:qué (?:os|te|les) parec(?:e|ería)n? (?!si|que|eso|esto)|por qué no (?:l[oa]s? |se |nos )*(?!(?:tenemos|sabemos|podemos|hemos|vemos)(?!\p{L}))\p{L}+(?:amos|emos|imos)(?!\p{L}))/iu,
  urges:
    /(?<!\p{L})(?:(?:deberíamos|tendríamos que|habría que|convendría|sería mejor|lo mejor (?:es|sería)|propongo|sugiero|voto por|mi propuesta|(?:yo )?estoy a favor de|vamos a (?!(?:ver|hablar|decidir|pensar|empezar|seguir|tener|estar|ir)(?!\p{L}))\p{L}+r)(?! (?:saber|ver|preguntar)(?!\p{L}))|yo (?:l[aeo]s? )?(?!(?:diría|querría|creería|sería|tendría|habría|podría)(?!\p{L}))\p{L}+ría|mejor (?:l[aeo]s? )?\p{L}+[aei]mos)(?!\p{L})/iu,
  ponders:
    /(?<!\p{L})(?:podríamos|podemos|se podría|quizás?|a lo mejor|(?:y )?si (?:l[aeo]s? )?\p{L}+[áaei]mos|qué tal|por qué no|(?:yo )?había pensado en|he pensado en|estaría bien)(?!\p{L})/iu,
  invites:
    /^[¿¡]?(?:(?:y|entonces|pues|vale|bueno|o)[, ]+)*¿?(?:[^,?]{3,40}, ¿?)?(?:l[aeo]s? |nos )?(?!(?:hemos|tenemos|estamos|somos|sabemos|necesitamos|debemos|podemos|vemos|conocemos|perdemos|veremos|íbamos|llevamos|vamos bien)(?!\p{L}))\p{L}{2,}[aei]mos(?!\p{L})/iu,
  confirms:
    /^(?:(?:sí|ya|pues|claro),? )*(?:es (?:verdad|cierto|así)|(?:eso )?es verdad|cierto|exacto|exactamente|correcto|tienes? razón|qué pena|una pena)(?!\p{L})/iu,
  states:
    /^(?:(?:hoy )?(?:estamos a|es (?:día|lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})|(?:(?:nos|me) )?faltan?(?! (?:que|por)(?!\p{L}))(?!\p{L})|hay(?! que(?!\p{L}))(?!\p{L})|(?:no )?tenemos (?:\d|[\p{L}-]*(?:mil|cientos))|[^,.]{2,30}, eso (?:significa|cuesta)(?!\p{L}))/iu,
  ownAnswer: /^(?:(?:yo )?diría|para mí),? (?:que )?(?:sí|no)(?!\p{L})/iu,
  floatsIf: /^¿?(?:y|o|pero) si (?=\p{L})/iu,
  ventures: /^(?:(?:pues|bueno|entonces),? )*(?:yo )?diría,? /iu,
  suggests:
    /(?<!\p{L})(?:podemos|podríamos|puede|podría|qué tal|por qué no|y si|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
  returns:
    /^[¿¡]?(?:(?:y|ah|oh|sí|bueno|pero|espera|esperad|por cierto|una cosa más|otra cosa|perd(?:ón|ona(?:d|dme|me)?)|yo)[, ]+)*(?:(?:volviendo|vuelvo|volvemos) a|(?:algo )?más sobre|sobre|respecto a|en cuanto a|lo de)(?: lo de)?(?: el|l| la| los| las)? (?<topic>[^.,?!]{3,50})[.,?!]/iu,
  comesTo: /^(?:(?:eso|esto) (?:es|son|hace|serían?)|(?:son|serían)(?= ))(?!\p{L})/iu,
  seals: /, (?:hecho|adjudicado|así que|y no se hable más|y ya está)(?=[.!]?$)/iu,
  closes:
    /(?<!\p{L})(?:resum(?:en|iendo|o)|conclusi(?:ón|ones)|acuerdos|acordad[oa]s?|decidid[oa]s?|decisiones|cierro|cerramos|cerrad[oa]|queda(?:mos|n)?(?: así| en)?|en claro|recapitul\p{L}+)(?!\p{L})/iu,
  accepts:
    /(?:,? (?:me parecen? (?:muy )?(?:bien|perfecto)|(?:está|están) bien|perfecto|vale)|[,:] (?:sí|también|de acuerdo|conforme|vale|claro)(?:, claro)?)(?=[.,:;!]|$)/iu,
  declines:
    /(?:,? (?:(?:casi )?mejor (?:que )?no|(?:mejor|de momento|este año|esta vez),? no)|[,:] no)(?=[.,:;!]|$)/iu,
  holdsFrom:
    /(?<!\p{L})(?:a partir de|desde (?:ya|hoy|mañana|ahora|el|la|este|esta|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|de ahora en adelante|en adelante|ya no|no [^,.;?!]{2,40} más|se acab(?:ó|aron)|nunca más|hasta nuevo aviso|por ahora|de momento|cada vez|(?:nadie|nada) [^,.;?!]{3,60} (?:hasta|antes|sin|mientras))(?!\p{L})/iu,
  arranges:
    /(?<!\p{L})(?:se quedan?|sigue[ns]?|seguimos|pasa[n]? a|empieza[n]?|cambia[n]?|sale[n]? de|va[n]? (?:a(?:l)? (?!\p{L}+r(?!\p{L}))|en|con)|queda[n]?|dura[n]?|será[n]?|habrá|se (?:lleva|hace|tapa|vuela|cierra|recoge|come|paga|reparte)n?)(?!\p{L})/iu,
  hedges: /, (?:creo|supongo|me parece|si no (?:me equivoco|recuerdo mal))(?=,)/iu,
  orders:
    /^[¡]?(?:(?:ah|oh|bueno|bien|vale|ok|sí|pues|entonces|y|pero|no|venga),? +){0,4}(?:\p{L}{3,}(?<=[aeéáíód])(?:lo|la|los|las)(?= |[.!]?$)|(?:dejad|deja|comprad|compra|tapad|usad|usa|poned|pon|quitad|quita|coged|coge|llevad|reservad|reserva)(?= |[.!]?$))(?!\p{L})/iu,
  chooses:
    /(?<!\p{L})(?:nos (?:quedamos (?:con|en)|decidimos por|gustaría)|adelante con(?! (?:ello|eso|todo)(?!\p{L}))|(?:preferimos|preferiríamos|queremos|querríamos|elegimos|cogemos|optamos por))(?! (?:saber|preguntar|preguntarte|agradecer|agradeceros|ver|visitar|hablar|entender|invitar)(?!\p{L}))(?!\p{L})/iu,
  becomes:
    /(?<=\p{L} )(?:fuera|dentro|primero|lo primero|al final|en su lugar|se queda|se quita|eliminad[oa]s?)(?: entonces)?[.!]*$/iu,
  retracts: new RegExp(
    String.raw`(?<!\p{L})(?:retiro (?:mi|la) (?:propuesta|idea|sugerencia|moción)|olvidad? mi (?:propuesta|idea|sugerencia)|(?:olvid(?:ad|a|emos)|olvídate de|olvidaos de|olvidamos|descartamos) (?:lo|la idea) del? (?<thing>\p{L}[^.!?]+)|(?<!no )(?:olvid(?:ad|a|emos)|olvídate de|olvidaos de|olvidémonos de|olvídense de)(?:l| el| la)? (?<day>${DAY})(?=[.,:;!]|$)|(?:el|los|del) (?<off>${DAY}) (?:nada|ya no|se cae|queda descartado|(?:ya )?olvid(?:ad|a|aos|émos|emos)l[oa]s?)(?=[.,:;!]|$))`,
    'iu',
  ),
  concedes:
    /^(?:(?:vale|ok|sí|bueno|no|pues|ya),? )*(?:(?:tenéis|tienes|tiene|tienen)(?: toda la| mucha)? razón|bien visto|me habéis convencido|me has convencido)[.,! ]*$/iu,
  recalls: new RegExp(
    String.raw`(?<!\p{L})${AGO},? (?:ya )?(?:quedamos|acordamos|dijimos|decidimos|votamos|se (?:acordó|decidió|votó))(?!\p{L})|(?<!\p{L})habíamos (?:quedado|acordado|dicho|decidido)(?!\p{L})|(?<!\p{L})(?:decidido|acordado|hablado|votado) (?:ya )?desde(?!\p{L})`,
    'iu',
  ),
  fixes:
    /(?<!\p{L})(?:(?:de acuerdo|perfecto|vale|ok|muy bien|genial|bien)(?:,? (?:entonces|pues)| (?:para|con)|, (?:el|a las))|(?:entonces|pues)(?:,| el| a las| quedamos| nos)|quedamos|nos vemos|lo dejamos|(?:queda|está) (?:confirmado|reservado|fijado)|he (?:reservado|apuntado|pedido)|(?:reservado|confirmado) (?:para|el))(?!\p{L})/iu,
  rulesOut:
    /(?<!\p{L})(?:no tiene(?:n)? (?:ningún )?sentido|(?:queda|está)n? descartad[oa]s?|es (?:imposible|inútil|demasiado (?:pronto|tarde|justo))|(?:ya )?no (?:sirve|puede ser|va bien|nos vale))(?!\p{L})/iu,
  suits:
    /(?<!\p{L})(?<!no )(?:(?:me|nos) (?:va|viene) (?:bien|perfecto|genial)|(?:está|es|sería) (?:bien|perfecto)|me (?:encaja|cuadra))(?!\p{L})/iu,
  adopts:
    /^[¡¿]?(?:(?:sí|vale|venga|bueno|bien|pues|perfecto|genial|ok|okay|entonces|de acuerdo|claro),? )*(?:l[oa]s? (?:hacemos|cogemos|compramos|probamos|alquilamos|pedimos|reservamos|tomamos)|(?:hacemos|hagamos) (?:eso|así)|así lo hacemos|lo dejamos así|(?:hagámos|probémos|compremos)l[oa]s?|adelante|hecho|adjudicado|vendido)(?: entonces| así)*[.!]*$/iu,
};
