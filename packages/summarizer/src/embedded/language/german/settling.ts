import type { Settling } from '../talk/settling.ts';

const BEFORE = String.raw`(?:^|(?<=[,.;–—] ?))(?:(?:und|oder|also|so|gut|dann|ist|sind|seid|hat|wäre|ihr|wir|das|damit),? )*`;
/** At another time than now. */
const AGO =
  '(?:im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter)|letzte[ns]? (?:jahr|monat|mal|woche|sitzung)|voriges jahr|damals|vor \\p{L}+ (?:jahren|monaten|wochen))';
const SETTLED = '(?:beschlossen|gesagt|ausgemacht|vereinbart|abgemacht|entschieden|geeinigt)';

/** Parts of verbs between which and the rest `zu` stands: `abzulehnen`. */
const SEPARABLE =
  '(?:ab|an|auf|aus|bei|durch|ein|fort|her|heraus|hin|los|mit|nach|nieder|um|vor|weg|weiter|wieder|zurück|zusammen)';
/** A day that is named without its month. */
const DAY =
  '(?:de[nr] )?(?:\\d{1,2}\\.|(?:ersten?|zweiten?|dritten?|vierten?|fünften?|sechsten?|siebten?|achten?|neunten?|zehnten?|elften?|zwölften?|\\p{L}+zehnten?|\\p{L}*(?:zwanzig|dreißig)sten?)|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s?)';

export const germanSettling: Settling = {
  puts: new RegExp(
    String.raw`${BEFORE}(?:(?:(?:wer|jemand|noch jemand|keiner|niemand)(?: ist)?(?: \p{L}+)? )?(?:dafür|dagegen|für \p{L}+|gegen \p{L}+)|(?:gegenstimmen?|enthaltung(?:en)?|einwände|irgendwelche einwände)|(?:jemand|keiner|niemand|einer) (?:et)?was dagegen|(?:alle |alles |jeder |damit |so |mit allem )*(?:einverstanden|dafür|zufrieden|klar|okay|in ordnung|recht)(?: so| damit| für alle| für euch)?|alle|(?:ist das )?(?:für |euch )?(?:alle[nr]? |jeden |euch )?klar|(?:sind |seid ihr )?alle (?:dabei|an bord)|(?:stimmen|sollen|wollen) wir (?:darüber )?ab(?:stimmen)?|abgemacht|passt das(?: so| für alle| allen| euch)?|(?:handzeichen|hände hoch|hand hoch)(?:,? bitte)?|abstimmung)[?.]$|^(?:(?:und|also|dann|gut|so),? )*(?:wer (?:ist|wäre) (?:dafür, dass|für|gegen)|handzeichen für|hände hoch für) (?=[^?.]{2,90}\?$)|^(?:(?:und|also|dann|gut|so),? )*(?:handzeichen|hände hoch|hand hoch) für (?=[^?.]{2,60}\.$)`,
    'iu',
  ),
  asksObjections:
    /(?<!\p{L})(?:dagegen|gegen|gegenstimmen?|enthaltung(?:en)?|enthält(?:st)?|enthalten|einwände|keiner|niemand)(?!\p{L})/iu,
  tag: /,? (?:ja|oder|gell|ne|okay|also)\?$/iu,
  fails:
    /(?<!\p{L})(?:abgelehnt|nicht angenommen|durchgefallen|gescheitert|keine mehrheit|nicht durch)(?!\p{L})/iu,
  byVote:
    /(?<!(?<!\p{L})hatten? [^,.;:]{0,60})(?<!\p{L})(?:mit (?:\S+ (?:zu|gegen) \S+(?: Stimmen)?|\S+ Stimmen|(?:großer|knapper|breiter|klarer) Mehrheit)|einstimmig|mehrheitlich|per Handzeichen)(?!\p{L})/iu,
  bareVote:
    /(?<!\p{L})(?:(?:der (?:antrag|vorschlag|beschluss)|die (?:entscheidung|abstimmung)) (?:wurde|fiel|ging|endete)|stimmten?(?: \p{L}+){0,4} (?:dafür|dagegen)|(?:hat|haben) (?:sich )?(?:\p{L}+ ){0,3}entschieden[:.,])/iu,
  decidedTo: new RegExp(
    String.raw`^[^;:]{3,140}?(?<!\p{L})(?:beschlossen|entschieden|vereinbart|beschloss|entschied|vereinbarte)(?: [^,;:]{1,60}?)?, (?:dafür, )?(?!(?:dass|wie|ob|wer|was|wann|wo)(?!\p{L}))(?<what>[^;:]*(?:(?<!\p{L})zu \p{Ll}{2,}n|(?<!\p{L})${SEPARABLE}zu\p{Ll}{2,}n)[.]?)$`,
    'u',
  ),
  votes: /(?<!\p{L})mit (?<votes>\S+ (?:zu|gegen) \S+ Stimmen)/iu,
  counted: (votes) => votes,
  asDecided: (what) =>
    what
      .replaceAll(
        new RegExp(String.raw`(?<!\p{L})(${SEPARABLE})zu(?=\p{Ll}{3,}n(?!\p{L}))`, 'gu'),
        '$1',
      )
      .replaceAll(/(?<!\p{L})zu (?=\p{Ll}{2,}n(?:[.,]?$| und | oder |, ))/gu, ''),
  moves:
    /(?<!\p{L})(?:ich (?:beantrage|schlage vor)|ich stelle den antrag|(?:mein|der) antrag (?:ist|lautet|wäre))[,:]? /iu,
  putsToVote:
    /(?<!\p{L})(?:abstimm(?:en|ung)|stimmen (?:wir |jetzt |mal |bitte |also )*ab)(?!\p{L})[^.?!]{0,50}?(?:,| und zwar) (?:ob|dass) |(?<!\p{L})(?:stimmen (?:wir |jetzt |mal |bitte |also )*(?:ab )?|abstimm(?:en|ung)(?: lassen)? )über /iu,
  tally:
    /^(?:(?:das (?:sind|ist)|also|gut|so|okay|damit),? )*[\p{L}\d]+(?: Stimmen?)? (?:dafür|dagegen|Enthaltung(?:en)?|Ja-Stimmen?|Nein-Stimmen?|ja|nein)(?:(?:[,;.]| (?:and|und|et|y)) [\p{L}\d]+(?: Stimmen?)? (?:dafür|dagegen|Enthaltung(?:en)?|Ja-Stimmen?|Nein-Stimmen?|ja|nein))*[.!]?$|^(?:(?:also|gut|so|okay|damit|das (?:sind|ist)),? )*(?!eins, zwei)(?:ein[se]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|keine?r?|null|\d+)(?:(?:, (?:ein[se]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|keine?r?|null|\d+)){2}| (?:zu|gegen) (?:ein[se]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|keine?r?|null|\d+)(?:,? (?:angenommen|beschlossen|das ist durch|ist durch))?)[.!]?$/iu,
  frames:
    /^(?:[^,.:;?!]{3,40} würde ich vorschlagen,|(?:(?:dann |gut,? )?(?:stimmen wir [^:.?!]{0,20}ab|wir stimmen [^:.?!]{0,20}ab)[^:.?!]{0,25}|beschluss|entscheidung|ergebnis|(?:dann |damit )?ist (?:es|das) (?:beschlossen|entschieden|abgemacht)):|ich (?:bin|wäre) (?:auch |sehr )?dafür,(?! dass)|(?:ich würde )?vorschlagen,|lass(?:t)? uns|wie (?:wär['’]?s|wäre es|wär es|wäre)(?= mit )) /iu,
  everyone:
    /^(?:(?:na|gut|ja|also),? )*(?:das (?:sind|ist) )?(?:alle|jeder|einstimmig|alle hände)(?=[.,!]|$)/iu,
  floats:
    /^(?:(?:und|also|oder|dann),? )*(?:wie (?:wär['’]?s|wäre es|wär es|wäre) (?:mit|,? ?wenn)|(?:warum|wieso|weshalb) (?!(?:haben|wissen|kriegen|bekommen|hatten)(?!\p{L}))\p{L}+en wir (?:\p{L}+ ){0,3}nicht)(?!\p{L})/iu,
  urges:
    /(?<!\p{L})(?:(?:wir|alle) (?:sollten|müssten)|(?:sollten|müssten) wir|ich würde?(?! (?:sagen|gerne?|mal sagen|mich freuen|nie|nicht|mir|ja))|würde? ich(?= [^,.?!]{3,})(?! (?:sagen|gerne?|mal|nie|nicht))|ich (?:schlage vor|bin dafür,|wäre dafür,|plädiere)|(?:mein|der) vorschlag(?:,| ist| wäre|:)|lass(?:t)? uns|sind wir uns einig, dass|(?:die|der|das) \p{L}+ wird (?:auf|in)|am besten \p{L}+en wir|(?:es wäre|wäre es|das) (?:besser|am besten|einfacher|sinnvoller|klüger), (?:wenn )?wir|lieber \p{L}+ wir)(?!\p{L})/iu,
  ponders:
    /(?<!\p{L})(?:(?:wir|man) (?:könnten|könnte|können ja|kann ja)|(?:könnten|könnte) (?:wir|man)|(?:können|kann) (?:wir|man) (?:ja|doch)|vielleicht \p{L}+en wir|wie wäre|was haltet ihr)(?!\p{L})/iu,
  invites:
    /^(?:(?:und|also|dann|okay|ok|gut|so|oder|ja),? )*(?!(?:haben|sind|brauchen|wissen|kennen|dürfen|müssen|kriegen|bekommen|hatten|waren|sehen|glauben|verlieren|zahlen)(?!\p{L}))\p{L}+e?n wir(?!\p{L})/iu,
  confirms:
    /^(?:(?:ja|na|ach|oh),? )*(?:(?:das )?stimmt|richtig|genau|eben|(?:das ist|ist) (?:wahr|richtig|so|schade)|(?:da )?hast du recht|du hast recht|schade|leider)(?!\p{L})/iu,
  states:
    /^(?:(?:heute (?:ist|haben wir)|wir haben(?: heute| jetzt)?|es ist(?: heute)?) de[rn] \p{L}+|es fehl(?:t|en)(?!\p{L})|es gibt(?! kein(?!\p{L}))(?!\p{L})|wir haben(?: nur| noch)? (?:\d|[\p{L}-]*(?:hundert|tausend))|[^,.]{2,30}, das (?:heißt|kostet)(?!\p{L}))/iu,
  ownAnswer: /^ich (?:würde sagen|meine),? (?:ja|nein|nicht)(?!\p{L})/iu,
  floatsIf: /^(?:(?:und|oder|aber|also),? )*(?:was(?: ist| wäre)?,? )?wenn wir (?=\p{L})/iu,
  ventures: /^(?:(?:also|dann|gut|na),? )*ich würde?['’]? (?:mal |einfach )?sagen,? /iu,
  suggests:
    /(?<!\p{L})(?:können|könnten|sollen|sollten|wollen|machen|nehmen|lassen|müssen|\p{L}+en) wir(?!\p{L})|(?<!\p{L})(?:geht|ginge|passt|passte|wie wäre|wie wär['’]s|was ist mit)(?!\p{L})/iu,
  returns:
    /^(?:(?:und|ach|oh|ja|so|also|aber|moment|halt|eins noch|noch eins|kurz|ich muss|entschuldigung|sorry|tschuldigung)[, ]+)*(?:(?:(?:ich (?:komme|muss|möchte|will|würde gern) )?noch ?mal|zurück|noch (?:et)?was|kurz) (?:(?:kurz|mal) )?(?:zurück )?(?:zu[mr]?|wegen)|wegen) (?:de[mrns] |die |das )?(?<topic>[^.,?!]{3,50})[.,?!]/iu,
  comesTo: /^(?:das|es) (?:sind|ist|macht|wären|wäre?)(?!\p{L})|^macht(?!\p{L})/iu,
  seals:
    /, (?:gekauft|geritzt|abgemacht|und (?:fertig|basta|gut ist)|(?:dann|damit|also)(?: ist das (?:so|durch|beschlossen|entschieden))?)(?=[.!]?$)/iu,
  closes:
    /(?<!\p{L})(?:ergebnis(?:se)?|beschl(?:uss|üsse|ossen)|zusammen(?:gefasst|fassend|fassung)|(?:fasse?|fassen) (?:\p{L}+ )*zusammen|fazit|entschieden|entscheidung(?:en)?|(?:halte?|halten) (?:\p{L}+ )*fest|festgehalten|steht (?:jetzt |damit |nun )?fest|vereinbart|abgemacht|endstand|bleibt es bei|stand der dinge|wo wir stehen)(?!\p{L})/iu,
  accepts:
    /(?:,? (?:ist|sind|geht|gehen|passt|passen|finde ich)(?: (?:für mich|mir|uns|auch|so|völlig))* (?:gut|okay|ok|in ordnung|recht|klar)|,? (?:passt|passen|geht klar|gehen klar)|[,:] (?:ja|einverstanden|gern|gerne|okay|ok|gut))(?=[.,:;!]|$)/iu,
  declines:
    /(?:,? (?:lieber|besser|bitte|dann|diesmal) nicht|[,:] nein|,? fällt aus)(?=[.,:;!]|$)/iu,
  holdsFrom:
    /(?<!\p{L})(?:ab (?:sofort|jetzt|heute|morgen|nächste\p{L}*|dem|\d|(?-i:\p{Lu})\p{L}+|\p{L}+ten)|künftig|in zukunft|von (?:jetzt|nun|heute) an|nicht mehr|kein\p{L}* (?:\p{L}+ )?mehr|nie mehr|nichts mehr|bis auf weiteres|vorerst|jedes mal|erst,? (?:wenn|nach)|(?:niemand|keiner|nichts) [^,.;?!]{3,60} (?:bis|bevor|ohne|solange))(?!\p{L})/iu,
  arranges:
    /(?<!\p{L})(?:bleibt|bleiben|wird|werden|kommt|kommen|fällt|fallen|gilt|gelten|läuft|beginnt|beginnen|kriegt|kriegen|bekommt|bekommen|ist ab|geht auf|gehen auf)(?!\p{L})/iu,
  hedges:
    /, (?:glaube? ich|(?:ich )?glaub(?:e|['’])?|schätze? ich|meine? ich|soweit ich weiß|wenn ich mich recht erinnere)(?=,)/iu,
  orders:
    /^(?:(?:ach|na|gut|okay|ok|ja|dann|also|so|und|aber|nein|nee|bitte),? +){0,4}(?:lass(?:t|en wir)?|nehm(?:t|en wir)|nimm|kauft?|macht?|behalte?t?|streicht?|bestellt?|lieber \p{L}+en(?=[.!]?$))(?= |[.!]?$)(?! (?:ich|du|er|sie|ihr|man|uns (?:mal|erst|noch|kurz))(?!\p{L}))/iu,
  chooses:
    /(?<!\p{L})(?:wir (?:nehmen|wählen|hätten (?:\p{L}+ )?gern|möchten|entscheiden uns für|haben uns (?:\p{L}+ )?für|bleiben bei|bevorzugen|würden (?:\p{L}+ )?lieber)|(?:nehmen|wählen|möchten|hätten) wir(?= )|(?<=^(?:(?:also|dann|ja|gut),? )*)(?:los|weiter) mit(?! (?:dem text|der arbeit)))(?![^.!?]*(?<!\p{L})(?:wissen|fragen|danken|bedanken|bitten|hören|sehen|kennenlernen|besprechen|einladen)(?!\p{L}))/iu,
  becomes:
    /(?<=\p{L} )(?:raus|rein|weg|zuerst|zuletzt|als erstes|als letztes|stattdessen|bleibt|bleibt drin|fliegt(?: raus)?|fällt (?:weg|aus))(?: dann)?[.!]*$/iu,
  retracts: new RegExp(
    String.raw`(?<!\p{L})(?:(?:ich )?zieh(?:e)? (?:ich )?(?:das|den|meinen|meine) (?:vorschlag|antrag|idee|anregung)(?: \p{L}+)? zurück|(?:vergesst|vergiss|vergessen sie) mein(?:e|en) (?:vorschlag|idee|anregung)|mein vorschlag ist (?:damit )?(?:vom tisch|erledigt)|(?:vergesst|vergiss|vergessen wir|streichen wir) (?:das mit|die (?:sache|idee|geschichte) mit) (?<thing>\p{L}[^.!?]+)|(?<!nicht )(?:vergesst|vergiss|vergessen wir|streicht|streichen wir) (?:also )?(?<day>${DAY})(?=[.,:;!]|$)|(?<off>${DAY}) (?:fällt (?:also |damit )?(?:flach|weg|aus|ins wasser)|ist (?:damit |also )?(?:raus|gestorben|vom tisch)|(?:vergesst|vergessen) (?:ihr|wir|Sie)(?: (?:wieder|mal|also))*|könnt ihr (?:wieder |also )*vergessen)(?=[.,:;!]|$))`,
    'iu',
  ),
  concedes:
    /^(?:(?:okay|ok|ja|gut|na|ach|hm|stimmt),? )*(?:(?:ihr habt|du hast|sie haben)(?: ja| schon| auch| wohl| alle| beide| da)* recht|da ist was dran|auch wieder wahr|guter punkt|überzeugt)[.,! ]*$/iu,
  recalls: new RegExp(
    String.raw`(?<!\p{L})${AGO} (?:haben|hatten) (?:wir|sie|ihr)(?!\p{L})[^.;]*(?<!\p{L})${SETTLED}(?!\p{L})|(?<!\p{L})(?:haben|hatten) (?:wir|sie|ihr)(?: \p{L}+){0,3} ${AGO}(?: \p{L}+){0,3} ${SETTLED}(?!\p{L})|(?<!\p{L})seit \p{L}+(?: \p{L}+)? (?:${SETTLED}|geklärt|klar)(?!\p{L})`,
    'iu',
  ),
  fixes:
    /(?<!\p{L})(?:(?:gut|ok|okay|prima|super|perfekt|alles klar|in ordnung|einverstanden|also|schön),? (?:dann|also|am|um)|dann (?:am|um|machen|nehmen|treffen|sehen|bleibt|bleiben|halten|lieber|eben|doch)|(?:es )?bleibt (?:es |dabei|bei)|(?:halten|halte) (?:wir |ich )?(?:\p{L}+ )*fest|bis (?:dann|zum) (?:am )?|(?:habe|hab) (?:ich )?[^.;]{2,60} (?:gebucht|reserviert|eingetragen|bestellt)|trage (?:ich )?[^.;]{2,60} ein|einverstanden mit|(?:ist|sind) (?:fest|bestätigt|gebucht))(?!\p{L})/iu,
  rulesOut:
    /(?<!\p{L})(?:(?:hat|macht|ergibt) (?:\p{L}+ ){0,2}keinen Sinn|(?:fällt|fallen) (?:\p{L}+ ){0,2}(?:aus|weg|flach)|(?:ist|sind|wäre) (?:\p{L}+ ){0,2}(?:raus|gestrichen|vom Tisch|hinfällig|gestorben|geplatzt|passé|unmöglich|zwecklos|zu (?:früh|spät|knapp))|(?:geht|klappt) (?:\p{L}+ ){0,2}nicht)(?!\p{L})/iu,
  suits:
    /(?<!\p{L})(?:passt|geht|ginge|klappt|ist (?:gut|in ordnung|perfekt|prima|okay|ok|mir recht))(?!\p{L})(?!(?: \p{L}+){0,3} (?:nicht|leider|schlecht))/iu,
  adopts:
    /^(?:(?:ja|gut|okay|ok|na|also|super|prima|perfekt|dann|klar|komm|passt|einverstanden),? )*(?:(?:das|die|den|es|so) )?(?:machen|nehmen|probieren|versuchen|kaufen|bestellen|buchen|mieten|leihen) wir(?: (?:das|so|es|die|den|sie|ihn|mal|halt|eben|einfach|dann|doch|aus))*[.!]*$|^(?:(?:ja|gut|okay|ok|na|also|dann),? )*(?:lass(?:t)? uns (?:das|es) (?:(?:doch|mal|einfach|so) )*machen|lassen wir(?:['’]s| es| das) so|gekauft|geritzt)[.!]*$/iu,
};
