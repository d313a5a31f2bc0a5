import type { MemoCues } from './memo.ts';

const INFINITIVE =
  '(?:machen|anrufen|kaufen|besorgen|holen|bestellen|schreiben|schicken|abschicken|fragen|buchen|reservieren|klären|kündigen|überweisen|bezahlen|zahlen|putzen|aufräumen|ausräumen|abgeben|abholen|vereinbaren|ausmachen|mitbringen|mitnehmen|nachfragen|nachschauen|prüfen|raussuchen|heraussuchen|einkaufen|waschen|reparieren|vorbereiten|anmelden|abmelden|ummelden|verlängern|umtauschen|zurückgeben|zurückbringen|zurückrufen|absagen|zusagen|verschieben|einladen|drucken|ausdrucken|packen|erledigen|melden|ausfüllen|beantragen|gießen|tanken|wegbringen)';
const ACTS = String.raw`(?!(?:sagen|zugeben|wissen|sein|haben|denken|warten|leben|gestehen|festhalten|notieren|loswerden|sehen|schauen|überlegen|werden)(?!\p{L}))\p{Ll}{3,}(?:en|ln|rn)`;
const MUST = '(?:muss|müsste|sollte|will|möchte|werde)';
const MUST_TOO = '(?:[Mm]uss|[Mm]üsste|[Ss]ollte|[Ww]ill|[Mm]öchte|[Ww]erde)';

export const germanMemo: MemoCues = {
  plans: new RegExp(
    String.raw`(?<!\p{L})(?:[Ii]ch ${MUST}|${MUST_TOO} ich|(?:[Mm]uss|müssen) (?:noch|auch|unbedingt|dringend)) (?:[^.!?]*? )?${ACTS}(?=[,.;:!]|$| und | oder )|(?<!\p{L})[Ii]ch (?!(?:habe|hatte|denke|glaube|finde|meine|weiß|brauche|hoffe|freue|frage mich|überlege)(?!\p{L}))\p{Ll}{2,}e (?:(?:da|das|ihn|sie|es|dann|ihr|ihm) )*(?:am besten|mal|gleich|nachher|noch mal)(?!\p{L})|(?<!\p{L})nicht (?:zu )?vergessen|(?:^|[,:] )(?:(?:[Uu]nd|[Dd]ann|[Aa]lso|[Aa]ch ja),? )*(?!(?:[Ii]ch|[Ee]r|[Ss]ie|[Ee]s|[Ww]ir|[Mm]an|[Dd]as|[Dd]ie haben|[Dd]u)(?!\p{L}))(?:[\p{L}\p{N}.-]+ ){1,9}${INFINITIVE}(?=[,.!]|$)`,
    'u',
  ),
  order: new RegExp(
    String.raw`^(?:(?:und|dann|also|außerdem),? )*(?:(?:ich )${MUST}|${MUST} ich) (?<rest>(?:[^,.;:!?]* )?${ACTS}[.!]?)$`,
    'iu',
  ),
  noPlan:
    /(?<!\p{L})(?:vielleicht|eventuell|könnte|wollte|musste|sollte ich eigentlich|würde|hätte|wäre|mal sehen|irgendwann|(?:überlege|überleg) (?:ich )?mir)(?!\p{L})/iu,
  list: /^(?:(?:die |meine |noch )?(?:einkaufen|einkauf|einkaufsliste|einkaufszettel|besorgungen|vom supermarkt))[.:,–—-]/iu,
  frame:
    /^(?:(?:also|so|okay|ja|und|hallo),? )*(?:(?:kurze )?(?:sprachnotiz|notiz|sprachmemo|memo|sprachnachricht)(?: an mich(?: selbst)?)?(?:[,:] .{0,60})?|ich (?:will|möchte|wollte) (?:nur |kurz |mal |schnell |hier )*(?:festhalten|notieren|aufnehmen|loswerden)(?:, .{0,60})?|das (?:war|wär|wäre)(?:['’]?s| es)?(?: erst ?mal| jetzt| soweit| auch schon)?|was noch|sonst noch (?:was|etwas)|ja)[.?!]*$/iu,
  undecided:
    /(?<!\p{L})(?:was )?(?:weiß (?:ich )?(?:noch |immer noch |gerade )*nicht(?: genau)?|(?:bin|ist) (?:mir )?(?:noch )?nicht sicher|noch nicht (?:entschieden|klar)|keine ahnung|mir (?:noch )?nicht klar ist, ist|(?:ich )?(?:frage mich|überlege(?: noch| gerade)*)), (?=(?:ob|wer|was|wann|wo|wie|welche[rsnm]?)(?!\p{L}))/iu,
  addresses:
    /(?<!\p{L})(?:(?:kannst|könntest|hast|bist|willst|magst) du|könn(?:t|en|ten) (?:ihr|Sie)|liebe \p{L}+|meine damen|ihr (?:seht|habt|könnt)|Sie (?:sehen|haben|können))(?!\p{L})/u,
};
