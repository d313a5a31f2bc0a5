/** How a language asks and explains, as far as cards need it. */
export interface CardWording {
  /** `Entropy is the measure …`; groups `article` (optional), `term`, `verb`, `rest`. */
  explains: RegExp;
  /** Articles of a particular thing. */
  definite: RegExp;
  /** Beginnings of what is said of a term that explain nothing: `the best …`. */
  praises: RegExp;
  /** Words after which an explanation becomes one: `of`, `that`. */
  specifies: RegExp;
  /** Gives something its name; group `name`. */
  names: RegExp;
  /** A question with a question word. */
  asks: RegExp;
  /** A question to be answered by a number. */
  asksNumber: RegExp;
  /** A question to be answered by a time. */
  asksWhen: RegExp;
  /** Begins as the rest of another sentence, or with what points to one. */
  continues: RegExp;
  /** Points to what another sentence says, wherever it stands. */
  unresolved: RegExp;
  /** A law or rule, and what it says; group `term`. */
  law: RegExp;
  /** The question for what a law says. */
  lawQuestion: (term: string) => string;
  /** Possessives and pronouns that the source must have as well: a clean-up may have put them there. */
  pronoun: RegExp;
  /** Between two numbers that belong together: `30 to 45`. */
  range: RegExp;
  /** Spoken signs of arithmetic. */
  operator: RegExp;
  /** The question for a term. */
  question: (term: { article: string; term: string; verb: string }) => string;
}

const TERM = String.raw`(?<term>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}?)`;

const english: CardWording = {
  explains: new RegExp(
    String.raw`^(?<article>an? |the )?${TERM} (?<verb>is|are) (?:simply |just |basically )?(?<rest>(?:an? |the |defined as |short for ).{12,})$`,
    'iu',
  ),
  definite: /^the /iu,
  praises:
    /^(?:the|an?) (?:same|only|first|second|third|last|next|other|best|worst|most|least|main|key|\p{L}+est|reason|result|problem|point|question|thing|one|bit|little|lot|good|bad|great|nice|big|small|beautiful|disaster|mistake)(?!\p{L})/iu,
  specifies: /(?<!\p{L})(?:of|that|which|where|who|in|under|between|for|with|from|by)(?!\p{L})/iu,
  names:
    /(?<!\p{L})(?:is|are|was|were) (?:also )?(?:called|known as|termed|named)(?: an?| the)? (?<name>[^,.;:()]{3,40}?)(?=[,.;:()]|$| (?:or|and|because|after|in|by|for) )/iu,
  asks: /^(?:(?:and|so|but|now),? )?(?:what|which|who|whose|when|where|why|how)(?!\p{L})/iu,
  asksNumber: /^how (?:many|much|long|far|often|old|big|high|deep)(?!\p{L})/iu,
  asksWhen: /^when(?!\p{L})/iu,
  continues:
    /^(?:and|but|so|or|because|then|therefore|however|also|still|yet|now|here|there|such|its|their|his|her|our|my|your|he|she|it|they|that|this|these|those|to (?:manage|do|get|avoid) that|after that|before that|for that|in that|as a result|for example|instead|even|it's|one|both|which|otherwise|the (?:other|second|third|first)(?! \p{L}+ of)|yesterday|today|tomorrow|(?:last|next) (?:year|week|month|time)|the \p{L}+est (?:is|was|are|were))(?!\p{L})/iu,
  unresolved:
    /(?<!\p{L})(?:the (?:former|latter)|the (?:first|second|third|other)(?= (?:\p{L}+ed|is|was|by)(?!\p{L})|[,.])|since then|back then|that one(?! \p{L})|this one(?! \p{L}))(?!\p{L})/iu,
  law: /^(?<term>[\p{L}'’ -]{3,40}(?:law|rule|theorem|principle|formula|equation|effect|theory|hypothesis)) (?:says|states|holds|tells us) that .{15,}$/iu,
  lawQuestion: (term) => `What does ${term} say?`,
  pronoun: /^(?:he|she|they|them|their|theirs|him|his|her|hers)$/iu,
  range: /^(?:to|and|or)$/iu,
  operator: /^(?:over|plus|minus|times|divided|equals|squared)$/iu,
  question: ({ article, term, verb }) => `What ${verb} ${article}${term}?`,
};

const german: CardWording = {
  explains: new RegExp(
    String.raw`^(?<article>der |die |das |eine? )?${TERM} (?<verb>ist|sind|bezeichnet|bedeutet) (?:also |einfach )?(?<rest>(?:eine?[nrms]? |der |die |das |den ).{12,})$`,
    'iu',
  ),
  definite: /^(?:der|die|das) /iu,
  praises:
    /^(?:eine?|der|die|das) (?:gleiche|selbe|einzige|erste|zweite|dritte|letzte|nächste|andere|beste|schlechteste|\p{L}+ste|grund|ergebnis|problem|punkt|frage|sache|gute[rs]?|schöne[rs]?|große[rs]?|kleine[rs]?)(?!\p{L})/iu,
  specifies:
    /(?<!\p{L})(?:von|vom|der|des|die|das|den|dem|in|im|unter|zwischen|für|mit|aus|zur|zum|durch)(?!\p{L})/iu,
  names:
    /(?<!\p{L})(?:heißt|heißen|hieß|nennt man|bezeichnet man als|wird als)(?: (?:auch|eine?|der|die|das))* (?<name>[^,.;:()]{3,40}?)(?= bezeichnet|[,.;:()]|$| (?:oder|und|weil) )/iu,
  asks: /^(?:(?:und|also|aber),? )?(?:was|welche[rsmn]?|wer|wen|wem|wessen|wann|wo|woher|wohin|warum|weshalb|wieso|wie|womit|wodurch|wofür|woraus)(?!\p{L})/iu,
  asksNumber: /^wie (?:viele?|lange|weit|oft|alt|groß|hoch|tief|teuer|schwer)(?!\p{L})/iu,
  asksWhen: /^wann(?!\p{L})/iu,
  continues:
    /^(?:und|aber|oder|denn|weil|also|dann|deshalb|daher|darum|deswegen|trotzdem|jedoch|auch|noch|nun|jetzt|hier|dort|da|so|sein|seine[rsmn]?|ihre?[rsmn]?|er|sie|es|dies\p{L}*|jene\p{L}*|damit|dabei|dafür|dagegen|davon|dadurch|danach|davor|daran|darauf|dazu|bisher|gestern|heute|morgen|(?:letzte|nächste)[rsn]? (?:jahr|woche|monat|mal)|(?:in|zu|nach|vor|seit) (?:dieser|diesem|diesen|jener)|das (?=ist|war|wird|haben?|hat|sind|heißt|bedeutet|kann)|die (?=ist|war|sind|waren|hat|haben|wird|werden)|dafür|von (?:ihr|ihm|ihnen)\p{L}*)(?!\p{L})/iu,
  unresolved: /(?<!\p{L})(?:damals|seitdem|(?:erstere|letztere)[rsnm]?|davon|dafür)(?!\p{L})/iu,
  law: /^(?<term>[\p{L}'’ -]{3,40}) (?:besagt|sagt aus), dass? .{15,}$/iu,
  lawQuestion: (term) => `Was besagt ${term}?`,
  pronoun: /^(?:er|sie|ihm|ihn|ihnen|sein|seine|seinen|seiner|ihre|ihren|ihrer)$/iu,
  range: /^(?:bis|zu|und|oder)$/iu,
  operator: /^(?:plus|minus|mal|durch|geteilt|gleich|hoch)$/iu,
  question: ({ article, term, verb }) =>
    `Was ${verb} ${/^eine? $/iu.test(article) && verb === 'bezeichnet' ? '' : article}${term}?`,
};

const french: CardWording = {
  explains: new RegExp(
    String.raw`^(?<article>le |la |les |l['’]|une? )?${TERM},? (?<verb>est|sont|c['’]est|désigne) (?<rest>(?:une? |le |la |les |l['’]|des ).{12,})$`,
    'iu',
  ),
  definite: /^(?:le|la|les|l['’])/iu,
  praises:
    /^(?:une?|le|la|les|l['’]) ?(?:même|seule?|première?|deuxième|dernière?|prochaine?|autre|meilleure?|pire|plus|raison|résultat|problème|point|question|chose|bon|bonne|beau|belle|grande?|petite?)(?!\p{L})/iu,
  specifies:
    /(?<!\p{L})(?:de|du|des|d['’]|qui|que|qu['’]|dont|où|dans|sous|entre|pour|avec|par|en|à|au|aux)(?=[\s\p{L}])/iu,
  names:
    /(?<!\p{L})(?:s['’]appelle(?:nt)?|on appelle|est appelée?|se nomment?|est connue? sous le nom de)(?: (?:une?|la|le|les) | l['’]| )(?<name>[^,.;:()]{3,40}?)(?=[,.;:()]|$| (?:ou|et|parce|car) )/iu,
  asks: /^(?:(?:et|mais|alors),? )?(?:qu['’]est-ce|quel(?:le)?s?|qui|que|qu['’]|quoi|quand|où|pourquoi|comment|combien|à quoi|de quoi)(?!\p{L})/iu,
  asksNumber: /^combien(?!\p{L})/iu,
  asksWhen: /^quand(?!\p{L})/iu,
  continues:
    /^(?:et|mais|ou|car|donc|alors|puis|ensuite|parce|ainsi|aussi|pourtant|cependant|maintenant|ici|là|il|elle|ils|elles|on|ce|c['’]|cela|ça|cet|cette|ces|celui|celle|ceux|celles|lui|leur|leurs|son|sa|ses|y|en (?=\p{L}+e )|l[ea]s? derni[eè]re?s?,|hier|aujourd['’]hui|demain|l['’]an(?:née)? derni[eè]re?|quand (?:il|elle|ils|elles)|si on|après ça|pour cela|à cause de (?:ça|cela))(?!\p{L})/iu,
  unresolved:
    /(?<!\p{L})(?:l['’](?:avai\p{L}*|ai|a|as|ont|ét\p{L}+)(?= )|ça|cela|celle-ci|celui-ci|celles-ci|ceux-ci|en ce temps|à l['’]époque)(?!\p{L})/iu,
  law: /^(?<term>(?:la |le |l['’])?(?:loi|règle|théorème|principe|formule|théorie|hypothèse)[\p{L}'’ -]{0,40}) (?:dit|énonce|affirme|stipule) que? .{15,}$/iu,
  lawQuestion: (term) => `Que dit ${term}\u00a0?`,
  pronoun: /^(?:il|elle|ils|elles|lui|leur|leurs|son|sa|ses)$/iu,
  range: /^(?:à|et|ou)$/iu,
  operator: /^(?:plus|moins|fois|divisé|sur|égale?)$/iu,
  question: ({ article, term }) => `Qu’est-ce qu${quoted(article)}${term}\u00a0?`,
};

/** `que la `, `qu’une `, `que l’`. */
const quoted = (article: string): string =>
  /^une?/iu.test(article) ? `’${article.toLowerCase()}` : `e ${article.toLowerCase()}`;

const spanish: CardWording = {
  explains: new RegExp(
    String.raw`^(?<article>el |la |los |las |una? )?${TERM} (?<verb>es|son) (?<rest>(?:una? |el |la |los |las ).{12,})$`,
    'iu',
  ),
  definite: /^(?:el|la|los|las) /iu,
  praises:
    /^(?:una?|el|la|los|las) (?:mism[oa]|únic[oa]|primer[oa]?|segund[oa]|últim[oa]|próxim[oa]|otr[oa]|mejor|peor|más|razón|resultado|problema|punto|pregunta|cosa|buen[oa]?|gran|grande|pequeñ[oa])(?!\p{L})/iu,
  specifies: /(?<!\p{L})(?:de|del|que|donde|en|bajo|entre|para|con|por|cuy[oa]s?)(?!\p{L})/iu,
  names:
    /(?<!\p{L})(?:se llaman?|se denominan?|se conocen? como|recibe el nombre de)(?: (?:una?|el|la|los|las))? (?<name>[^,.;:()]{3,40}?)(?=[,.;:()]|$| (?:o|y|porque) )/iu,
  asks: /^(?:(?:y|pero|entonces),? )?¿?\s*(?:qué|cuál(?:es)?|quién(?:es)?|cuándo|cuánt[oa]s?|dónde|adónde|por qué|cómo|para qué)(?!\p{L})/iu,
  asksNumber: /^¿?\s*cuánt[oa]s?(?!\p{L})/iu,
  asksWhen: /^¿?\s*cuándo(?!\p{L})/iu,
  continues:
    /^(?:y|pero|o|porque|entonces|luego|después|así|además|también|tampoco|ahora|aquí|allí|ahí|él|ella|ellos|ellas|ello|eso|esto|es[ea]s?|est[ea]s?|estos|esos|su|sus|le|les|lo (?=\p{L}+ (?:el|la))|por eso|por tanto|ayer|hoy|mañana|(?:el|la|los|las) de|(?:el año|la semana|el mes) pasad[oa]|faltan?|estoy|soy|tengo|somos|estamos|tenemos|vamos|imaginaos|mirad|leed|cuando (?:forman|son|están)|es decir|son|hechas?)(?!\p{L})/iu,
  unresolved:
    /(?<!\p{L})(?:(?:lo|los|las|le|les) \p{L}+(?:ó|ron|aban?|ían?)|desde entonces|entonces|aquello|eso|ese)(?!\p{L})/iu,
  law: /^(?<term>(?:la |el )?(?:ley|regla|teorema|principio|fórmula|teoría|hipótesis)[\p{L}'’ -]{0,40}) (?:dice|afirma|establece|enuncia) que .{15,}$/iu,
  lawQuestion: (term) => `¿Qué dice ${term}?`,
  pronoun: /^(?:él|ella|ellos|ellas|su|sus|le|les)$/iu,
  range: /^(?:a|y|o)$/iu,
  operator: /^(?:más|menos|por|dividido|igual)$/iu,
  question: ({ article, term, verb }) => `¿Qué ${verb} ${article}${term}?`,
};

/** Languages whose statements can be told to stand alone; in others only numbers and explained terms make cards. */
const WORDINGS: Readonly<Record<string, CardWording>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

export const cardWordingOf = (language: string | null): CardWording | null =>
  WORDINGS[language ?? ''] ?? null;

/** What is measured: hidden together with its number. */
export const UNIT = new RegExp(
  `^(?:${[
    '%|‰|°[CF]?|€|\\$|£|per ?cent|percent|prozent|pour ?cent|por ?ciento',
    '(?:mm|cm|m|km|m²|km²|m³|mg|g|kg|t|ml|cl|l|hl|kb|mb|gb|tb|hz|khz|mhz|ghz|w|kw|mw|gw|kwh|mwh|gwh|v|mv|a|n|j|kj|pa|hpa|bar|ppm)',
    '(?:milli|centi|zenti|kilo|deci|dezi|nano|micro|mikro)?(?:met(?:er|re)s?|metros?|mètres?|metern?|grams?|gramm?es?|gramos?|gramm|lit(?:er|re)s?|litern?|litros?|watt?s?|volts?|joules?|hertz|bytes?)',
    'centímetros?|milímetros?|kilómetros?|kilogramos?|mililitros?|centimètres?|millimètres?|kilomètres?|kilos?|tons?|tonnes?|tonnen?|toneladas?',
    'miles?|millas?|feet|foot|inch(?:es)?|yards?|acres?|hectares?|hektar|hectáreas?|pounds?|ounces?',
    'euros?|dollars?|dólares|dólar|francs?|franken|pesos?|libras?|livres?|cents?|céntimos?|centimes?|pence|pfund',
    'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)',
    'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|jahrhunderten?|jahrzehnten?',
    'secondes?|minutes?|heures?|jours?|semaines?|mois|années?|ans?|siècles?',
    'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|siglos?',
    'degrees?|grad|degrés?|grados?|gigawattstunden|kilowattstunden?|kilowatt|megawatt|gigawatt|ampere|newton',
  ].join('|')})$`,
  'iu',
);
/** Belongs to the number before it. */
export const SCALE =
  /^(?:hundred|thousand|millions?|billions?|trillions?|hundert|tausend|million(?:en)?|milliarden?|cents?|mille|milliards?|cien|cientos|mil|mill[oó]n(?:es)?)$/iu;
