import type { MemoCues } from '../talk/memo.ts';

/** Verbs by their ends: `anrufen`, `zurückrufen`. */
const INFINITIVE =
  '\\p{Ll}*(?:machen|rufen|kaufen|sorgen|holen|stellen|schreiben|schicken|fragen|buchen|reservieren|klären|kündigen|weisen|zahlen|putzen|räumen|geben|vereinbaren|bringen|nehmen|schauen|prüfen|suchen|waschen|reparieren|bereiten|melden|längern|tauschen|sagen|schieben|laden|drucken|packen|erledigen|füllen|beantragen|gießen|tanken|schneiden|pflanzen|streichen|bauen|dichten|backen|messen|bohren|nähen|sortieren|leihen|setzen|hängen)';
/** With a verb of its own a clause tells what someone does. */
const FINITE =
  '(?:kann|können|will|wollen|soll|sollen|wird|werden|würden?|könnten?|möchten?|dar?f|dürfen|hat|haben|hatten?|ist|sind|war|waren|lässt|lassen|geht|kommt)';
const ACTS = String.raw`(?!(?:sagen|zugeben|wissen|sein|haben|denken|warten|leben|gestehen|festhalten|notieren|loswerden|sehen|schauen|überlegen|werden)(?!\p{L}))(?-i:\p{Ll}){3,}(?:en|ln|rn)`;
const MUST = '(?:muss|müsste|sollte|will|möchte|werde)';
const MUST_TOO = '(?:[Mm]uss|[Mm]üsste|[Ss]ollte|[Ww]ill|[Mm]öchte|[Ww]erde)';

export const germanMemo: MemoCues = {
  plans: new RegExp(
    String.raw`(?<!\p{L})(?:[Ii]ch ${MUST}|${MUST_TOO} ich|(?:[Mm]uss|müssen) (?:noch|auch|unbedingt|dringend)) (?:[^.!?]*? )?${ACTS}(?=[,.;:!]|$| und | oder )|(?<!\p{L})[Ii]ch (?!(?:habe|hatte|denke|glaube|finde|meine|weiß|brauche|hoffe|freue|frage mich|überlege)(?!\p{L}))\p{Ll}{2,}e (?:(?:da|das|ihn|sie|es|dann|ihr|ihm) )*(?:am besten|mal|gleich|nachher|noch mal)(?!\p{L})|^(?!(?:Denn|Wenn|Wann|Dann|Morgen|Heute|Gestern)(?!\p{L}))\p{Lu}\p{Ll}{3,}(?:en|ln|rn) (?:muss|müsste|sollte|will|werde) ich(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ soll(?:te)? (?:bitte|noch|mal|mir|uns) (?:[^.!?]*? )?${ACTS}(?=[,.;:!]|$)|(?<!\p{L})nicht (?:zu )?vergessen|(?:^|[,:] )(?:(?:[Uu]nd|[Dd]ann|[Aa]lso|[Aa]ch ja),? )*(?!(?:[Ii]ch|[Ee]r|[Ss]ie|[Ee]s|[Ww]ir|[Mm]an|[Dd]as|[Dd]ie haben|[Dd]u)(?!\p{L}))(?![^,.:]*(?<!\p{L})${FINITE}(?!\p{L}))(?:[\p{L}\p{N}.-]+ ){1,9}${INFINITIVE}(?=[,.!]|$)`,
    'u',
  ),
  order: new RegExp(
    String.raw`^(?:(?:und|dann|also|außerdem),? )*(?:(?:ich )${MUST}|${MUST} ich) (?<rest>(?:[^,.;:!?]* )?${ACTS}[.!]?)$`,
    'iu',
  ),
  noPlan:
    /(?<!\p{L})(?:um (?:[^,.]* )?nicht zu vergessen|vielleicht|eventuell|könnte|wollte|musste|sollte ich eigentlich|würde|hätte|wäre|mal sehen|irgendwann|(?:überlege|überleg) (?:ich )?mir)(?!\p{L})/iu,
  list: /^(?:(?:die |meine |noch )?(?:einkaufen|einkauf|einkaufsliste|einkaufszettel|besorgungen|vom supermarkt))[.:,–—-]/iu,
  frame:
    /^(?:(?:also|so|okay|ja|und|hallo),? )*(?:(?:kurze )?(?:sprachnotiz|notiz|sprachmemo|memo|sprachnachricht)(?: an mich(?: selbst)?)?(?:[,:] .{0,60})?|ich (?:will|möchte|wollte) (?:nur |kurz |mal |schnell |hier )*(?:festhalten|notieren|aufnehmen|loswerden)(?:, .{0,60})?|das (?:war|wär|wäre)(?:['’]?s| es)?(?: erst ?mal| jetzt| soweit| auch schon)?(?:,? (?:glaube|denke) ich)?|was noch|sonst noch (?:was|etwas)|ja)[.?!]*$/iu,
  undecided:
    /(?<!\p{L})(?:was )?(?:weiß (?:ich )?(?:noch |immer noch |gerade )*nicht(?: genau)?|(?:bin|ist) (?:mir )?(?:noch )?nicht sicher|noch nicht (?:entschieden|klar)|keine ahnung|mir (?:noch )?nicht klar ist, ist|(?:ich )?(?:frage mich|überlege(?: noch| gerade)*)), (?=(?:ob|wer|was|wann|wo|wie|welche[rsnm]?)(?!\p{L}))/iu,
  noYou: /(?<=(?:ich|er|wir) )ihr(?!\p{L})/gu,
  addresses:
    /(?<!\p{L})(?:(?:kannst|könntest|hast|bist|willst|magst) du|könn(?:t|en|ten) (?:ihr|Sie)|liebe \p{L}+|meine damen|ihr (?:seht|habt|könnt)|Sie (?:sehen|haben|können))(?!\p{L})/u,
};
