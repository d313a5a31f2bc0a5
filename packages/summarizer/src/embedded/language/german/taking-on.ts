import { NEVER } from '../language.ts';
import type { TakingOn } from '../talk/taking-on.ts';

export const germanTakingOn: TakingOn = {
  whoDoes: /^(?:(?:und|also),? )?wer (?!(?:hat|ist|war|weiß|kennt|will|zahlt)(?!\p{L}))/iu,
  asksAll: /(?<!\p{L})ihr (?:(?:\p{L}+ ){0,3}alle|beide)(?!\p{L})/iu,
  somebody: NEVER,
  willDo: NEVER,
  takesOn: /(?<!\p{L})(?:mache?|übernehme?|kümmere?)(?!\p{L})/iu,
  bare: /^(?:(?:ja|ok|okay|gut|klar|na|gern|gerne|alles klar),? )*(?:(?:das |die |den )?(?:mache?|übernehme?) ich|ich (?:mache?|übernehme?) (?:das|es|die|den)|(?:da )?kümmere? ich mich (?:drum|darum)|ich kümmere? mich (?:drum|darum)|(?:das ist |die sind )?meins?|(?:bin|ich bin) (?:schon )?dran|(?:gib|lass) (?:das|es) (?:ruhig )?(?:mir|mich machen))(?: (?:dann|gern|schon))?\P{L}*$/iu,
  namesWho: /^(?:\p{L}+, ){0,2}(?:[Dd]er |[Dd]ie )?(?<name>\p{Lu}\p{Ll}+)(?:,? dann)?[.!]?$/u,
  findsOut:
    /^(?:(?:okay|ok|aber|gut),? )?(?:ich (?:schau|schaue|frag|frage|guck|gucke) (?:\p{L}+ )?(?:nach|mal)|ich (?:frag|frage) (?:sie|ihn|die|den)(?: mal)?|ich (?:klär|kläre|check) das)[.!]?$/iu,
  asksQuantity:
    /(?<!\p{L})(?:(?:aus|nach|ab|ver)?(?:zu)?messen|(?:nach|durch)?zählen|wiegen|wie (?:viele?|breit|groß|lang|hoch|schwer|weit|alt|teuer)|was (?:\p{L}+ ){1,4}kostet)(?!\p{L})/iu,
  could: /(?<!\p{L})(?:kann|könnte)(?!\p{L})/iu,
  byOwn:
    /(?<!\p{L})(?:meine? (?:Tochter|Sohn|Frau|Mann|Partner(?:in)?|Bruder|Schwester|Mutter|Vater|Nichte|Neffe|Cousine?|Kolleg(?:e|in)|Assistent(?:in)?|Lehrling|Azubi|Sekretär(?:in)?|Büro) (?!(?:ist|hat|war|sagt|meint|fragt|findet)(?!\p{L}))\p{L}+t|(?!(?:ist|hat|war|sagt|meint|fragt|findet)(?!\p{L}))\p{L}+t (?:(?:das|es|die|den|ihn|sie|Ihnen|dir|euch) )*meine? (?:Tochter|Sohn|Frau|Mann|Partner(?:in)?|Bruder|Schwester|Mutter|Vater|Nichte|Neffe|Cousine?|Kolleg(?:e|in)|Assistent(?:in)?|Lehrling|Azubi|Sekretär(?:in)?|Büro))(?!\p{L})/iu,
  merely:
    /(?<!\p{L})(?:ich (?:muss|brauche?|\p{L}+e?)|(?:muss|brauche?) ich) (?:(?:da|dann|es|das|sie|ihn) )*(?:nur|bloß|einfach)(?: noch)?(?!\p{L})/iu,
  gives:
    /^(?:\p{L}+, )?(?:(?:kriegst|bekommst) du|kriegt ihr|Sie (?:kriegen|bekommen) (?:das|den|die|es|ihn|sie|alles)|(?:am \p{L}+|morgen|bis \p{L}+) (?:hast|kriegst|bekommst) du)(?!\p{L})/iu,
  meToo: /^(?:ich auch|bei mir auch)(?!\p{L})/iu,
  asksToConfirm: /,? (?:oder|ja|gell|nicht wahr|okay|ok)[ ?.!]*$/iu,
  ownPlan: /(?:, |,? und )(?:ich|wir)(?!\p{Ll}) ?(?=\p{L}).*$/u,
  lasts: NEVER,
  asksTime:
    /^(?:aber )?(?:(?:gib|gebt|geben Sie) mir (?:noch )?(?:Zeit )?bis|ich brauche? (?:noch |dafür )*bis)(?!\p{L})/iu,
  searching: /, (?:um+|uh+|er+m*|äh+m*|sagen wir),(?= )/giu,
  hasActed:
    /^ (?:hat|haben|kam|war|sagte|schrieb|meinte|ist (?=[^.?!]*(?<!\p{L})(?:gekommen|gewesen|vorbeigekommen|da gewesen)))(?!\p{L})/iu,
  reportsDone:
    /^(?:(?<thing>[\p{L} -]{2,40}) (?:ist|sind) (?:jetzt )?(?:raus|bezahlt|überwiesen|bestellt|gebucht|erledigt|fertig|gekauft|besorgt|abgeschickt|verschickt|abgegeben|abgeholt|reserviert|gedruckt|online)|(?:ich )?habe? (?:ich )?(?<deed>[^,;?]{2,60}) (?:bezahlt|überwiesen|bestellt|erledigt|besorgt|verschickt|abgegeben|abgeholt|reserviert|unterschrieben|ge(?:kauft|bucht|druckt|holt|schickt|mietet)))\P{L}*$/iu,
};
