import { anyWording, type Answers } from './answers.ts';

const CLAUSE = '(?:ob|wer|wen|wem|was|wann|wo|wohin|wie|warum|wieso|welche[rsmn]?)(?!\\p{L})';
const NEGATED = '(?:nicht|nie|niemand(?:em|en)?|keiner|keine|noch nicht)';

export const germanAnswers: Answers = {
  unknown: anyWording(
    `(?:weiß|wissen)(?: \\p{L}+){0,4} ${NEGATED}`,
    `${NEGATED}(?: \\p{L}+){0,3} (?:weiß|wissen)`,
    '(?:weiß|wissen) (?:keiner|niemand)',
    '(?:wüsste|wüssten|würde|würden) (?:ich|wir)(?: \\p{L}+){0,3} gerne?(?: \\p{L}+)?',
    'kein(?:e|en|er)? (?:ahnung|schimmer|plan|dunst)',
    `kann (?:ich|man|wir|dir|ihnen|euch)(?: \\p{L}+){0,3} ${NEGATED}(?: \\p{L}+)? (?:sagen|beantworten)`,
    '(?:(?:ich|wir|man) (?:müsste|muss|müssen|müssten)|(?:müsste|muss|müssen|müssten) (?:ich|wir|man))(?: \\p{L}+){0,4} (?:wissen|gucken|schauen|fragen|nachfragen|nachsehen|nachschauen|nachlesen|klären|rauskriegen|herausfinden)',
    '(?:das |da )?(?:ist|wäre)(?: \\p{L}+)? (?:nur )?geraten',
    '(?:da|das) (?:rate|schätze) ich (?:nur|jetzt)',
    'überfragt',
    '(?:noch|bisher|bislang|bis jetzt|immer noch) nichts(?: (?:gehört|rausgekriegt))?(?=[.,!]|$)',
    '(?:mal|wird man|werden wir(?: \\p{L}+)?) (?:sehen|abwarten)',
    'hängt (?:davon|vom|von|noch)(?: \\p{L}+){0,3}',
    'kommt (?:ganz )?drauf an',
    'in der schwebe',
    'gute frage',
  ),
  putsOff: anyWording(
    `heute (?:(?:entscheid|klär|lös|beschließ|beantwort)\\p{L}*(?: \\p{L}+){0,3} (?:nicht|nichts)|(?:\\p{L}+ ){0,4}nicht(?: mehr)? (?:klären|lösen|entscheiden|beantworten|beschließen))`,
    '(?:da|darüber|drüber|das)(?: \\p{L}+){0,3} in ruhe(?: \\p{L}+){0,2}',
    '(?<=^(?:(?:na|nee|nein|gut|ja),? )?)(?:(?:beim )?nächste[sn]? (?:mal|sitzung|treffen))(?=[.!]?$)',
    '(?:nicht|nichts) ohne (?:ihn|sie|dich|euch|frau|herrn?)(?: \\p{L}+)?',
    'ohne (?:ihn|sie|dich|euch|(?:frau|herrn?) \\p{L}+)(?: \\p{L}+){0,5} (?:nicht|nichts)',
    '(?:auf|für) (?:das |die )?nächste(?:s|n)? (?:mal|sitzung|treffen)',
    '(?:das|es|da)(?: ist| sind)(?: \\p{L}+){0,2} (?:nicht (?:geklärt|gelöst|entschieden|raus|durch)|ungeklärt|offen)(?=[.,!]|$)',
  ),
  movesOn:
    /^(?:(?:und|so|gut|dann|okay),? )*(?:(?:nächste[rs]?|letzte[rs]?|noch ein|anderer) (?:punkt|thema|sache)|eins noch|noch (?:was|eins|etwas)|(?:erstens|zweitens|drittens|viertens|fünftens)|zum (?:nächsten|schluss))(?=[.,:])/iu,
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
  opener:
    /^(?:moment(?: mal)?|halt|warte(?:t)?(?: mal)?|eins noch|eine frage(?: noch)?|noch (?:eine frage|eins|was)|sag(?:t)? mal|ach(?: ja)?|übrigens|kurze frage|(?:darf|kann) ich (?:mal |kurz )*(?:was |etwas )?fragen|was (?:ich|wir) (?:mich|uns) frage[n]?|apropos)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:übrigens|eigentlich noch|überhaupt)(?=\?$)/iu,
};
