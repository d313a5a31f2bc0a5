import type { TakingOn } from '../talk/taking-on.ts';

export const englishTakingOn: TakingOn = {
  whoDoes:
    /^(?:(?:and|so),? )?who(?:['’]s)? (?!(?:got|has|had|knows?|was|did|is|are|would|pays|s)(?!\p{L}))/iu,
  asksAll: /(?<!\p{L})(?:you all|all of you|you both|each of you|every(?:one|body))(?!\p{L})/iu,
  somebody: /(?<!\p{L})some(?:one|body)(?!\p{L})/iu,
  willDo:
    /^(?:(?:yes|yeah|sure|ok|okay|fine),? )*(?:will|can) do(?=[.,!]|$| (?:when|as soon|once|later|tonight|tomorrow|on|by|this|next))/iu,
  takesOn: /(?<!\p{L})(?:do|take|handle)(?!\p{L})/iu,
  bare: /^(?:(?:yes|yeah|yep|sure|ok|okay|fine|right|oh|well),? )*(?:(?:(?:that|it|they|those)(?:['’]s|['’]re| is| are) )?(?:mine|on me)|(?:it|that)(?:['’]s| is) me(?=, (?:I know|isn))|(?:I['’]m )?on it|I(?:['’]ll| can| will) (?:do|take|handle|sort|get|see to) (?:it|that|those|them|this|these)|I['’]ve got (?:it|that)|(?:leave|give) (?:it|that|those|them) (?:to|with) me)(?: then)?(?:, (?:I know(?: (?:it|they)['’]\p{L}+ (?:me|mine))?|isn['’]t it))?\P{L}*$/iu,
  namesWho: /^(?:\p{L}+, ){0,2}(?<name>\p{Lu}\p{Ll}+)(?:,? then)?[.!]?$/u,
  findsOut:
    /^(?:(?:okay|ok|but),? )?I(?:['’]ll| will| can) (?:look(?: it up| into it)?|check|ask(?: (?:him|her|them))?|find out)[.!]?$/iu,
  asksQuantity:
    /(?<!\p{L})(?:measure|count|weigh|how (?:many|much|wide|big|long|tall|high|heavy|old|far)|what (?:\p{L}+ ){1,4}costs?)(?!\p{L})/iu,
  could: /(?<!\p{L})(?:can|could)(?!\p{L})/iu,
  byOwn:
    /(?<!\p{L})my (?:daughter|son|wife|husband|partner|brother|sister|mother|father|mum|dad|niece|nephew|cousin|colleague|assistant|trainee|secretary|office)(?:['’]ll| will| can)(?! (?:be|have)(?!\p{L}))(?!\p{L})/iu,
  merely:
    /(?<!\p{L})I(?:['’]ll| will)?(?: (?:just|only|simply)| (?:just |only )(?:have|need) to)(?= \p{L}+ )(?!\p{L})/iu,
  gives: /^(?:\p{L}+, )?you(?:['’]ll| will) (?:have|get)(?!\p{L})/iu,
  meToo: /^(?:me too|so (?:do|can|will) I)(?!\p{L})/iu,
  asksToConfirm: /,? (?:(?:won['’]t|will|can|could|would|do|don['’]t) you|right|okay|ok)[ ?.!]*$/iu,
  ownPlan: /(?:, |,? and (?:then |so )?)(?:I|we)(?:['’]ll| will| can)(?!\p{Ll}) ?(?=\p{L}).*$/u,
  lasts: /^(?:until|till)(?!\p{L})/iu,
  asksTime: /^(?:but |just )?(?:give me|allow me|I(?:['’]ll)? need) (?:until|till)(?!\p{L})/iu,
  searching: /, (?:what|(?:let['’]s )?say|um+|uh+|er+m*|like),(?= )/giu,
  hasActed:
    /^(?:(?:['’]s| has| have)(?: (?:now|already|just|also))? \p{L}+(?:ed|en|t|d|ng|de|me|ne)(?!\p{L})| (?:just |also |already )?(?:\p{L}{2,}ed|came|said|told|gave|wrote|rang|went|sent|took|found|got|made|did|brought|met|let|put)(?!\p{L}))/iu,
  reportsDone:
    /^(?:(?<thing>[\p{L}'’ -]{2,40})(?: is| are| has been| have been|['’]s) (?:now |all )?(?:paid|sent|booked|ordered|done|bought|posted|printed|uploaded|submitted|transferred|reserved|collected)|(?:I(?:['’]ve| have)? (?:now |just )?)?(?:paid|sent|booked|ordered|bought|posted|printed|uploaded|submitted|reserved|collected|hired|rented|arranged|signed) (?<deed>[^,;?]{2,60}))\P{L}*$/iu,
};
