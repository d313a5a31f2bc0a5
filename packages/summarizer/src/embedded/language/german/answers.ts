import { anyWording, type Answers } from '../talk/answers.ts';

const CLAUSE = '(?:ob|wer|wen|wem|was|wann|wo|wohin|wie|warum|wieso|welche[rsmn]?)(?!\\p{L})';
/** `Weiß geht nicht` speaks of a colour. */
export const KNOWS = 'weiß(?! (?:geht|ist|wird|passt|wäre|sieht|kommt)(?!\\p{L}))';
const NEGATED = '(?:nicht|nie|niemand(?:em|en)?|keiner|keine|noch nicht)';

export const germanAnswers: Answers = {
  unknown: anyWording(
    '(?:hat|haben) (?:\\p{L}+ ){0,3}(?:keiner|niemand|nie (?:einer|jemand))(?: \\p{L}+){0,2} (?:gewusst|(?:he)?rausgefunden)',
    'bleibt (?:\\p{L}+ )?ein rätsel',
    `(?:${KNOWS}|wissen)(?: \\p{L}+){0,4} ${NEGATED}`,
    `${NEGATED}(?: \\p{L}+){0,3} (?:weiß|wissen)`,
    '(?:weiß|wissen) (?:keiner|niemand)',
    '(?:kann|konnte)(?: (?:mir|uns|dir|einem|das))* (?:keiner|niemand)(?: \\p{L}+){0,2} (?:sagen|erklären)',
    'lässt sich (?:\\p{L}+ )?nicht sagen',
    '(?:wüsste|wüssten|würde|würden) (?:ich|wir)(?: \\p{L}+){0,3} gerne?(?: \\p{L}+)?',
    'kein(?:e|en|er)? (?:ahnung|schimmer|plan|dunst)',
    `kann (?:ich|man|wir|dir|ihnen|euch)(?: \\p{L}+){0,3} ${NEGATED}(?: \\p{L}+)? (?:sagen|beantworten)`,
    '(?:(?:ich|wir|man) (?:müsste|muss|müssen|müssten)|(?:müsste|muss|müssen|müssten) (?:ich|wir|man))(?: \\p{L}+){0,4} (?:wissen|gucken|schauen|fragen|nachfragen|nachsehen|nachschauen|nachlesen|klären|rauskriegen|herausfinden)',
    '(?:das |da )?(?:ist|wäre)(?: \\p{L}+)? (?:nur )?geraten',
    '(?:da|das) (?:rate|schätze) ich (?:nur|jetzt)',
    'überfragt',
    'wenn (?:ich|wir) das (?:mal |nur |selbst )?wüssten?',
    'frag(?:en Sie|t)? mich (?:(?:noch|nochmal|wieder) )?(?:in|nächste[snr]?)(?! (?:ruhe|zukunft))',
    '(?:noch|bisher|bislang|bis jetzt|immer noch) nichts(?: (?:gehört|rausgekriegt))?(?=[.,!]|$)',
    '(?:mal|wird man|werden wir(?: \\p{L}+)?) (?:sehen|abwarten)',
    'hängt (?:davon|vom|von|noch)(?: \\p{L}+){0,3}',
    'kommt (?:ganz )?drauf an',
    'in der schwebe',
    'gute frage',
  ),
  depends: anyWording(
    '(?:das )?(?:kommt (?:ganz )?(?:darauf|drauf) an|hängt (?:davon )?ab|je nachdem)',
  ),
  putsOff: anyWording(
    `heute (?:(?:entscheid|klär|lös|beschließ|beantwort)\\p{L}*(?: \\p{L}+){0,3} (?:nicht|nichts)|(?:\\p{L}+ ){0,4}nicht(?: mehr)? (?:klären|lösen|entscheiden|beantworten|beschließen))`,
    '(?:da|darüber|drüber|das)(?: \\p{L}+){0,3} in ruhe(?: \\p{L}+){0,2}',
    '(?<=^(?:(?:na|nee|nein|gut|ja),? )?)(?:(?:beim )?nächste[sn]? (?:mal|sitzung|treffen))(?=[.!]?$)',
    '(?:(?:das |es )?(?:besprechen|sehen|entscheiden|klären) wir(?: \\p{L}+)?,? (?:wenn|sobald|später)|müssen wir (?:dann |am )?\\p{L}+ (?:schauen|sehen|gucken))',
    '(?:würd|entscheid|beschließ)\\p{L}* (?:ich|wir)(?: das)? erst(?: (?:entscheiden|beschließen|klären))?,? (?:wenn|sobald|nachdem)',
    '(?<=^(?:(?:na|nee|nein|gut|ja|tja),? )?)(?:(?:da(?:s|rüber)? )?müssen wir|(?:da(?:s|rüber)? )?muss (?:ich|man))(?: \\p{L}+){0,2} (?:gucken|schauen|sehen|überlegen|nachdenken)(?=[.!]?$)',
    '(?:nicht|nichts) ohne (?:ihn|sie|dich|euch|frau|herrn?)(?: \\p{L}+)?',
    'ohne (?:ihn|sie|dich|euch|(?:frau|herrn?) \\p{L}+)(?: \\p{L}+){0,5} (?:nicht|nichts)',
    '(?:auf|für) (?:das |die )?nächste(?:s|n)? (?:mal|sitzung|treffen)',
    '(?:das|es|da)(?: ist| sind)(?: \\p{L}+){0,2} (?:nicht (?:geklärt|gelöst|entschieden|raus|durch)|ungeklärt|offen)(?=[.,!]|$)',
  ),
  movesOn:
    /^(?:(?:und|so|gut|dann|okay),? )*(?:(?:(?:nächst|letzt|erst|zweit|dritt|viert|fünft|sechst)e[rs]?|noch ein|anderer) (?:punkt|thema|sache)|eins noch|noch (?:was|eins|etwas)|(?:erstens|zweitens|drittens|viertens|fünftens)|zum (?:nächsten|schluss))(?=[.,:])/iu,
  tag: /, (?:oder(?: nicht)?|ne|gell|nicht(?: wahr)?|stimmt['’]s)\?$/iu,
  asksWho: anyWording('wer', 'wen', 'wem', 'wessen', 'jemand(?:en|em)?'),
  nobody: anyWording(
    '(?:noch|bisher|bislang|habe?n?|hat|finden?)(?: \\p{L}+){0,2} (?:niemand(?:en)?|keinen?|keiner)(?=[.,!]|$)',
    '(?:niemand|keiner) (?:will|möchte|hat sich)(?: \\p{L}+){0,3}',
  ),
  guesses: /^(?:(?:oder|und|na|also),? )?(?:vielleicht|womöglich|wahrscheinlich)(?!\p{L})/iu,
  wantsToKnow: new RegExp(
    String.raw`^.*?(?<!\p{L})(?:(?:will|wollte|wollen|wollten|möchte|möchten|würde gern) (?:\p{L}+ ){0,2}wissen|(?:fragt|fragte|fragen)(?: \p{L}+){0,2}), (?=${CLAUSE})`,
    'iu',
  ),
  reported: anyWording(
    `(?:ließ|lässt|lassen|ließen) (?:\\p{L}+ ){0,4}offen, ${CLAUSE}`,
    `${NEGATED}(?: \\p{L}+){0,4} (?:sagen|beantworten|weiß|wissen), ${CLAUSE}`,
    `(?:konnte|wollte|mochte|kann|will)(?: \\p{L}+){0,4} ${NEGATED}(?: \\p{L}+){0,2} (?:sagen|beantworten), ${CLAUSE}`,
    '(?:steht|stand|bleibt|blieb)(?: \\p{L}+){0,3} in den sternen',
    '(?:unterschrieben|entschieden|beschlossen) ist (?:noch |bisher |bislang )?nichts',
  ),
  beforeAnswer: /^(?:ja|nein|(?:sehr )?gute frage)[.!]$/iu,
  opener:
    /^(?:moment(?: mal)?|halt|warte(?:t)?(?: mal)?|eins noch|eine (?:frage|sache)(?: noch)?|noch (?:eine (?:frage|sache)|eins|was)|(?:eins|eine (?:frage|sache)) (?:hab(?:e)?|hätte) ich (?:da )?noch|sag(?:t)? mal|ach(?: ja)?|übrigens|kurze frage|(?:darf|kann) ich (?:mal |kurz )*(?:was |etwas )?fragen|was (?:ich|wir) (?:mich|uns) frage[n]?|was (?:mir|uns) (?:noch |immer noch |auch )*(?:unklar|nicht klar) ist|apropos(?: \p{L}+)?)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:übrigens|eigentlich noch|überhaupt)(?=\?$)/iu,
  interrogative: anyWording(
    'we(?:r|n|m|ssen)',
    'was',
    'wann',
    'wo(?:hin|her|mit|für|von|rauf|ran|zu)?',
    'wie(?:so|viele?)?',
    'warum',
    'weshalb',
    'welche[rsmn]?',
  ),
  asksCount: anyWording(
    'wie ?(?:viele?|oft|lange?|groß|hoch|weit|teuer|alt|spät)',
    'was (?:kostet|kosten)',
  ),
  asksTime: anyWording(
    'wann',
    'um wie ?viel uhr',
    '(?:an )?welche[rmns]? (?:tag|woche|monat|datum)',
    'wie (?:lange?|bald|spät)',
  ),
  asksAhead: anyWording(
    '(?:wird|werden|soll(?:en|te|ten|st|t)?|müss(?:en|t)|muss|dürfen|darf|kommt|kommen|bleibt|bleiben)',
  ),
  findsOut: anyWording(
    '(?:ich|wir|er|sie|du|jemand)(?: \\p{L}+){0,4} (?:nach|an|rum|herum)?(?:fragen?|fragt|klären?|gucken?|schauen?|erkundigen?|rausfinden|herausfinden)',
    '(?:frag|frage|klär|kläre|erkundige|schau|guck) (?:ich|wir|mich|uns|du|mal|da)(?: \\p{L}+){0,4}',
    '(?:muss|müssen|müsste|müssten|kann|können) (?:\\p{L}+ ){0,5}(?:nach|an)?(?:fragen|sehen|schauen|gucken|klären|lesen)',
    '(?:sag|gebe?)(?: ich)?(?: \\p{L}+){0,2} bescheid',
  ),
  hedges: anyWording(
    '(?:vielleicht|wahrscheinlich|womöglich|möglicherweise|vermutlich|angeblich|wohl|eventuell|hoffentlich|ungefähr|etwa)',
    '(?:ich|wir) (?:glaube?n?|denke?n?|meinen?|vermuten?|hoffen?|schätzen?|nehmen? an)',
    '(?:glaub|denk|mein|schätz|hoff)(?:e)? (?:ich|mal)',
    '(?:müsste|dürfte|könnte|sollte)(?:n)?',
    '(?:nicht|noch nichts?|keiner|niemand)(?: \\p{L}+){0,2} (?:sicher|klar|gesagt|gehört|entschieden|geantwortet|gemeldet)',
    'hieß es',
  ),
  disclaims: anyWording(
    '(?:ich|wir|man)(?: \\p{L}+){0,4} (?:nicht|nie|nichts|keine?[nrms]?)',
    '(?:\\p{L}+) (?:ich|wir|man)(?: \\p{L}+){0,3} (?:nicht|nie|nichts|keine?[nrms]?)',
    '(?:niemand|keiner|keine von uns|ich auch nicht)',
    '(?:weiß|wissen|sagt|sagen|sagten|meldet)(?: \\p{L}+){0,2} (?:nicht|nichts|keiner|niemand)',
  ),
  hasAsked: anyWording(
    '(?:habe?|hat|haben|hatte)(?: \\p{L}+){0,6} (?:gefragt|nachgefragt|angefragt|angerufen|geschrieben|gemailt|erkundigt|versucht)',
  ),
  inverts:
    /^(?:(?:und|aber|also|oder|na|gut|ja|okay|so)[, ]+)*(?:\p{L}{2,}(?:t|en|st|ße|be|re|te|le|de|me) (?:ich|du|er|sie|es|man|wir|ihr|das|dies\p{L}*|de[rmn]|die|eine?[rmn]?|jemand|einer|denn|eigentlich|schon|uns\p{L}*|mein\p{L}*|dein\p{L}*|kein\p{L}*)|(?:ist|sind|war|hat|kann|muss|soll|darf|wird|gibt['’]?s?|geht['’]?s?|hat['’]?s?|ist['’]?s?) )/iu,
  statesOpen: new RegExp(
    [
      String.raw`(?<!\p{L})(?:ich frage? mich|frage? ich mich)(?: \p{L}+){0,2}, (?<wondered>(?:ob|wer|wen|wem|wann|wo|wie|warum|welche[rsmn]?) .{8,})`,
      String.raw`(?:^|[,.;:–—] ?|(?<!\p{L})(?:und|aber|nur) )(?<clause>(?:ob|wer|wen|wem|was|wann|wo|wie|warum|welche[rsmn]?) [^.?!,]{8,120}), (?:das |da )?(?:weiß|wissen|kann|können|konnte|hat|haben|steht|ist|bleibt)(?: \p{L}+){0,5} (?:nicht|noch nicht|keiner|niemand|nie|offen|unklar)`,
      String.raw`(?<!\p{L})(?:niemand|keiner|(?:ich|wir|man|uns|mir)(?: \p{L}+){0,4} (?:nicht|nie|keiner|niemand))(?: \p{L}+){0,3}, (?<asked>(?:ob|wer|wen|wem|wann|wo|wie|warum|welche[rsmn]?) .{8,})`,
      String.raw`(?<!\p{L})(?:müssen|muss|müssten|sollten) (?:wir|ich|man|noch)(?: \p{L}+){0,4} (?:klären|herausfinden|rausfinden|rauskriegen|entscheiden|fragen|nachfragen),? (?<left>(?:ob|wer|wen|wem|was|wann|wo|wie|warum|welche[rsmn]?) .{8,})`,
      String.raw`(?<!\p{L})(?:ist|sind|bleibt|bleiben|steht|hängt)(?: \p{L}+){0,3} (?:in der luft|in der schwebe|in den sternen|ungeklärt|unklar|(?:vorerst|vorläufig|erst mal|noch) offen|(?:noch )?nicht (?:geklärt|entschieden|klar))(?!\p{L})`,
      String.raw`^(?:und |aber )?was (?:ich|wir|keiner|niemand)(?: \p{L}+){0,6} (?:weiß|wissen|kann|können), (?:ist|sind)(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
};
