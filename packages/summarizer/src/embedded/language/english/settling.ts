import type { Settling } from '../talk/settling.ts';

const BEFORE = String.raw`(?:^|(?<=[,.;–—] ?))(?:(?:so|and|or|then|right|okay|well|is that|are we|are you|is|does|has|would),? )*`;
const ANYBODY = '(?:any|no)(?:body|one)(?: else)?';
/** At another time than now. */
const AGO =
  '(?:(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter|fall))|last (?:year|month|time|spring|summer|autumn|winter|fall|week(?! (?:of|in)))|\\p{L}+ (?:years|months|weeks) ago|at the last (?:meeting|session))';
const SETTLED = '(?:agreed|decided|settled|voted|approved|said)';
/** A day that is named without its month. */
const DAY =
  '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|(?:(?:twenty|thirty)-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|thirtieth|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';

export const englishSettling: Settling = {
  puts: new RegExp(
    String.raw`${BEFORE}(?:(?:all |those |every(?:one|body) |who(?:['’]s| is) )?(?:in favou?r|for it|against(?: it| that)?)|abstentions?|${ANYBODY} (?:against|opposed|objects?|objecting|unhappy|minds?|disagrees?|sees? it differently)(?: to (?:that|this|it))?|(?:any|no) (?:objections?|votes against)|(?:we |you |all |every(?:one|body) )*(?:happy|agreed|okay|ok|fine|content|all right|on board)(?: with (?:that|this|it)| (?:for|by) \p{L}+)?|every(?:one|body)|(?:that|this) (?:work|works|suits?)(?: for \p{L}+)?|(?:(?:all|every(?:one|body)) )?clear(?: (?:to|for|with) (?:every(?:one|body)|you(?: all)?|all))?|(?:shall|can|do|should) we (?:just |now )?vote(?: on (?:it|that|this))?|a show of hands|hands(?: up)?(?: for (?:it|that|this))?(?:,? please)?|${ANYBODY}[^?.,]{0,30} against[^?.,]{0,12})[?.]$|^(?:(?:and|so|then|okay|right|well|good),? )*(?:hands up (?:for|if you want)|(?:all )?(?:those )?in favou?r of|who(?:['’]s| is) (?:for|in favou?r of|against)|(?:a )?show of hands (?:for|on)) (?=[^?.]{2,90}\?$)|^(?:(?:and|so|then|okay|right|well|good),? )*(?:hands up for|show of hands for) (?=[^?.]{2,60}\.$)`,
    'iu',
  ),
  asksObjections: new RegExp(
    `(?<!\\p{L})(?:against|opposed|${ANYBODY}|objections?|abst(?:entions?|ain\\p{L}*))(?!\\p{L})`,
    'iu',
  ),
  tag: /,? (?:yes|yeah|right|okay|ok|then)\?$/iu,
  fails:
    /(?<!\p{L})(?:not carried|isn['’]t carried|defeated|rejected|(?:(?:that|this)(?: one)?|it|the (?:motion|amendment|proposal))(?:['’]s| is| has)? (?:lost|falls|failed|fails)|no majority)(?!\p{L})/iu,
  byVote:
    /(?<!(?<!\p{L})had [^,.;:]{0,60})(?<!\p{L})(?:voted (?:by )?\S+ to \S+(?= (?:to|for|in|against|on)(?!\p{L}))|by (?:\S+ votes? (?:to|against)|\S+ to \S+ votes|a show of hands|a (?:\p{L}+ )?majority|a single vote)|in favou?r,? and \S+ (?:were )?against|unanimously)(?!\p{L})/iu,
  bareVote:
    /(?<!\p{L})(?:the (?:motion|measure|proposal|resolution) (?:was |has been )?(?:passed|carried|adopted|approved)|the (?:decision|vote) (?:passed|(?:was|has been) (?:taken|passed)|went through|came) (?:by|with)|voted (?:in favou?r(?! of)|against(?=[,.])|yes)|(?:has|have) (?:now )?(?:decided|voted)(?=[,.]| (?:by|on|late|yesterday|last)(?!\p{L})))/iu,
  decidedTo:
    /^[^,;:]{3,90}? (?:(?:has|have|had) )?(?:voted|decided|agreed|resolved|chosen|opted)(?: [^,;:]{1,60}?)?(?:, by [^,;:]{1,40},)? to (?<what>(?!(?:be|have|see|know|get|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty)(?!\p{L}))\p{Ll}{2,} .+)$/u,
  votes: /(?<!\p{L})(?<votes>\S+ (?:votes )?to [\p{L}\p{N}-]+)(?=[ ,]|$)/iu,
  counted: (votes) => `vote: ${votes}`,
  asDecided: (what) => what,
  moves:
    /(?<!\p{L})I(?:['’]d| would)?(?: like to)? (?:move|propose|suggest)(?!d|s| (?:on|to|in|out|over)(?!\p{L}))(?: that)? |(?<!\p{L})I(?:['’]ll| will)? take it (?:as (?:agreed|read) )?(?:that )?/iu,
  putsToVote:
    /(?<!\p{L})(?:vote (?:now |first )?on|(?:take|have) a vote on|show of hands on|put to the vote) (?:whether |if |that )?(?=\p{L}+ \p{L})/iu,
  tally:
    /^(?:(?:that['’]?s|so|right|okay|good|well),? )*[\p{L}\d]+(?:-\p{L}+)?(?: votes?| hands| of us)? (?:in favou?r|for(?: it)?|against(?: it)?|abstentions?|abstain(?:s|ed|ing)?)(?:(?:[,;.]| (?:and|und|et|y)) [\p{L}\d]+(?:-\p{L}+)?(?: votes?| hands| of us)? (?:in favou?r|for(?: it)?|against(?: it)?|abstentions?|abstain(?:s|ed|ing)?))*[.!]?$|^(?:(?:so|right|okay|good|well|that['’]?s|then),? )*(?!one, two)(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|none|nil|no|\d+)(?:(?:, (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|none|nil|no|\d+)){2}| (?:to|against) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|none|nil|no|\d+)(?:,? (?:carried|passed|that['’]?s carried|agreed|it passes))?)[.!]?$/iu,
  frames:
    /(?:^|(?<=^[^,.:;?!]{3,40}, ))(?:decision|decided|(?:so |then )?(?:let['’]s|we(?:['’]ll)?) (?:vote|take a vote)[^:.?!]{0,25}(?=: )|(?:then )?it(?:['’]s| is) (?:decided|settled|agreed)|(?:how|what) about(?= )|I(?:['’]m| am)(?: all)? (?:for|in favou?r of)(?= )|I(?:['’]d| would) (?:suggest|recommend)(?: that)?(?= (?:we|they) ))[: ]+/iu,
  everyone:
    /^(?:(?:well|right|good|oh),? )*(?:that['’]?s |looks like |I see )?(?:everyone|everybody|all of (?:us|you|them)|the lot of us|unanimous|all hands)(?=[.,!]|$)/iu,
  floats:
    /^(?:(?:so|and|or|then|well),? )*(?:why (?:don['’]t we|not) (?:just |simply )?(?!(?:have|know|see|get|hear|tell|say|need|me|you|us)(?!\p{L}))\p{L}|(?:how|what) about (?!(?:you|it|him|her|them|the rest|next|(?:that|this)(?! \p{L}+ ))(?!\p{L}))\p{L}+ \p{L})/iu,
  urges:
    /(?<!\p{L})(?:(?:we|they|everyone|everybody) (?:really |all |just )?(?:should|ought to|had better)(?! (?:have|be (?:able|fine|okay|ok|all right)|know|see)(?!\p{L}))|we['’]d better|I(?:['’]d| would) (?:rather |just |simply |also |still )*(?!(?:be|have|say|like|love|feel|sleep|expect|think|guess|imagine|hate|never|not|need|want|hope|know|miss|bet|better|rather|just|simply)(?!\p{L}))\p{L}{2,}|I(?:['’]d| would)? (?:suggest|propose|recommend)|I vote|(?:gets|has|['’]s got) my vote|my (?:suggestion|proposal)|let['’]s(?! (?:say|see|hope|face|have|be (?:honest|frank|fair|real|clear|serious|careful|realistic))(?!\p{L}))|let us|why don['’]t we|I say we|the best thing (?:is|would be) to|I(?:['’]m| am)(?: all)? (?:for|in favou?r of) (?:\p{L}+ing|an?|the|keeping)|it(?:['’]d| would) be (?:better|best|easier|simpler|cheaper|safer|wiser|fairer) (?:to|if))(?!\p{L})|^(?:(?:okay|ok|right|good|fine|all right),? )?(?:(?!since|until|till|by|now|back|just|even)[\p{L}\p{N}'’-]+ ){1,4}then(?=,)/iu,
  ponders:
    /(?<!\p{L})(?:(?:we|they) (?:could|can|might)(?!['’]| (?:have|not|be|only|see|hear|still)(?!\p{L}))|(?:maybe|perhaps) (?:we|they|just|a|the|on|at|in|for)|how about|what about|what if)(?!\p{L})/iu,
  invites:
    /^(?:(?:so|and|then|okay|ok|right|well|but|also|or|now),? )*(?:shall|should|could|can|will|do|why don['’]t) we (?!(?:have|need|know|get|think|see|hear|believe|remember|expect|owe|own|usually|always|still|even|really|actually|ever|afford|want (?:it|that|this))(?!\p{L}))\p{L}+/iu,
  confirms:
    /^(?:(?:yes|yeah|well|oh),? )*(?:true|exactly|right|(?:that|it)(?:['’]s| is) (?:true|right|so|a (?:shame|pity))|you(?:['’]re| are) right|I know|same here)(?!\p{L})|^(?:(?:yes|yeah|yep|well|oh),? )+(?:it|that|they|there|he|she) (?:is|are|was|were|does|do|did|has|have)[.!]?$/iu,
  states:
    /^(?:(?:it['’]s|today(?:['’]s| is)|we['’]re (?:at|on)) the \p{L}+(?:th|st|nd|rd)(?: (?:of \p{L}+|today|now))*[.!]?$|there(?:['’]s| is| are)(?! no(?!\p{L}))(?!\p{L})|we(?:['’]ve| have) (?:only )?got (?:\d|[\p{L}-]*(?:hundred|thousand))|[^,.]{2,30}, that (?:means|costs)(?!\p{L}))/iu,
  ownAnswer: /^(?:(?:I['’]d|I would) say|for me),? (?:that )?(?:yes|no|not)(?!\p{L})/iu,
  floatsIf: /^(?:(?:and|or|so|but|well),? )*what if we (?=\p{L})/iu,
  ventures: /^(?:(?:so|well|then|okay|right),? )*(?:i(?:['’]d| would)|let['’]s) say,? /iu,
  suggests:
    /(?<!\p{L})(?:can|could|shall|should|do|will|would|might|why don['’]t|what if|what about|how about) (?:we|it|they|that|the|this|everyone|everybody)(?!\p{L})|(?<!\p{L})(?:what|how) about(?!\p{L})/iu,
  returns:
    /^(?:(?:oh|and|but|so|now|hang on|hold on|wait|sorry|just|okay|right|yes|well|one more thing|another thing)[, ]+)*(?:(?:can|could|may) (?:i|we) )?(?:(?:i['’](?:d like to|ll|m) )?(?:just |quickly )?(?:go|come|get|going|coming) )?(?:back to|about|on|regarding|as for) (?:the |our |that )?(?<topic>[^.,?!]{3,50})[.,?!]/iu,
  comesTo: /^(?:that|it|this)(?:['’]s| is|['’]ll be| makes| comes to)(?!\p{L})/iu,
  seals: /, (?:done|sold|deal|agreed|so)(?=[.!]?$)/iu,
  closes:
    /(?<!\p{L})(?:to sum up|sum(?:ming)? up|summary|recap|conclusions?|final(?:ly)?|outcomes?|results?|decisions?|decided|agreed|settled|closing|where (?:I think |I believe )?we(?:['’]ve| have|['’]re| are)?(?: now)? ?(?:are|stand|got to|landed|ended up|come to)?(?=[,:.]|$)|what we(?:['’]ve| have)? (?:said|got|settled on))(?!\p{L})/iu,
  accepts:
    /(?:(?:,? (?:is|are|it['’]s|that['’]s|sounds?)|(?<=\p{L})['’]s) (?:fine|okay|ok|good|agreed|accepted|a yes)|,? (?:works|will do)|[,:] (?:yes|agreed|fine|okay|ok))(?: (?:with|by|for) (?:me|us))?(?=[.,:;!]|$)/iu,
  declines:
    /(?:,? (?:(?:better|rather|I['’]d rather|let['’]s) not|not this (?:time|year)|is out)|[,:] no)(?=[.,:;!]|$)/iu,
  holdsFrom:
    /(?<!\p{L})(?:from (?:now|today|tomorrow|next|then on|(?:the )?(?:first|second|third|\p{L}+(?:th|day)|start|beginning|\d{1,2}(?:st|nd|rd|th)?)|january|february|march|april|may|june|july|august|september|october|november|december)|as of|starting|effective|no (?:more|longer)|not any ?more|any ?more(?=[.,!]|$)|for now|every time|(?:nobody|no one|nothing|none) [^,.;?!]{3,60} (?:until|till|before|unless|without|any ?more))(?!\p{L})/iu,
  arranges:
    /(?<!\p{L})(?:stays?|remains?|goes|comes? (?:off|out|down|up)|is (?:out|off|in|gone|free)|are (?:out|off|in|gone|free)|gets?|starts?|runs? till)(?!\p{L})/iu,
  hedges:
    /, (?:I (?:think|believe|guess|suppose|reckon)|if I remember (?:right|rightly|correctly))(?=,)/iu,
  orders:
    /^(?:(?:oh|well|okay|ok|right|all right|good|fine|yes|yeah|then|so|and|but|no|just|please),? +){0,4}(?:(?:let|keep|put|leave|drop|take|buy|use|book|hire|order|mend|say|cut|swap|cancel|move|start|stop)(?= )|(?:get|send|give|make|pay|close|shut|set|sell|hang|print|try|run)(?= (?:the|an?|it|them|that|those|both|all|each|two|three|half)(?!\p{L}))|\p{L}{2,5} (?:it|them|that one|those)(?: (?:then|off|in|out|up|down|there|here|anyway))?(?=[.!]?$))(?! you)(?!\p{L})/iu,
  chooses:
    /(?<!\p{L})(?:we(?:['’]d| would) (?:all |both |now )?(?:like|prefer|love|go for|rather (?:have|take))(?! to (?:know|ask|see|hear|thank|come|visit|talk|discuss|understand|invite|say|think|check|look|meet|apologi[sz]e|book a visit)(?!\p{L}))|we(?:['’]ll| will) (?:now )?(?:take|have|go (?:for|with)|stick with)|we (?:choose|(?:have |['’]ve )(?:chosen|settled on|gone for|picked|decided on|opted for))|we['’]ve (?:chosen|settled on|gone for|picked|decided on|opted for)|we(?:['’]re| are) going (?:for|with)|put us down for|(?<=^(?:(?:so|then|okay|ok|please|yes),? )*)go ahead with(?! (?:it|that|this)(?!\p{L})))(?!\p{L})/iu,
  becomes:
    /(?<=\p{L}['’\p{L}]* )(?:out|in|off|gone|first|last|second|instead|only|stays|goes|wins)(?: then)?[.!]*$/iu,
  retracts: new RegExp(
    String.raw`(?<!\p{L})(?:(?:I(?:['’]ll)?|I['’]d like to) (?:withdraw|take back|drop|retract) (?:my|the|that) (?:proposal|suggestion|motion|idea)|(?:forget|scrap|ignore) my (?:proposal|suggestion|idea)|(?:forget|scrap|drop) (?:about |the idea of |the whole )(?<thing>\p{L}[^.!?]+)|(?<!(?:n['’]t|not|never) )(?:forget|scrap|scratch) (?:about |what (?:I|we) said about )?(?<day>${DAY})(?=[.,:;!]|$)|(?<off>${DAY})(?:(?:['’]s| is) (?:off|out)|(?: thing| idea)?,? (?:forget|scrap|scratch) (?:it|that))(?=[.,:;!]|$))`,
    'iu',
  ),
  concedes:
    /^(?:(?:okay|ok|yes|yeah|no|well|all right|fine|oh|hm),? )*(?:you(?:['’]re| are)(?: all| both| quite)* right|fair (?:enough|point)|(?:good|true|valid) point|point taken)[.,! ]*$/iu,
  recalls: new RegExp(
    String.raw`(?<!\p{L})${AGO},? (?:we|they|you)(?:['’]d| had| all| already)* ${SETTLED}(?!\p{L})|(?<!\p{L})${SETTLED}(?: (?:all|that|this|it|so))* (?:${AGO}|since)(?!\p{L})`,
    'iu',
  ),
  fixes:
    /(?<!\p{L})(?:let['’]s (?:say|do|make it|go (?:with|for)|take|meet|stick (?:to|with)|settle on)|(?:that|\p{L}+|\p{N}+) it is|see you|I(?:['’]ve| have) (?:booked|reserved|put|ordered)|(?:ok|okay|fine|good|agreed|happy|yes|great|perfect) (?:for|with|to(?! (?:meet|see|hear|talk|speak|have|know|read|be|learn)(?!\p{L})))|(?:is|it['’]s) (?:confirmed|booked|set|fixed)|confirmed)(?!\p{L})/iu,
  rulesOut:
    /(?<!\p{L})(?:makes? no sense|(?:is|are)(?: now| then)? (?:out|off|no (?:good|use)|impossible|pointless|too (?:early|late|soon|tight))(?!\p{L})(?! of)|(?:won['’]t|will not|does(?:n['’]t| not)) (?:do|work)|falls? through)(?!\p{L})/iu,
  suits:
    /(?<!\p{L})(?:(?<!n['’]t |not )(?:works|suits|is fine|is good|is great|is perfect|would be (?:good|great|perfect))|I can do)(?!\p{L})(?! not)/iu,
  adopts:
    /^(?:(?:okay|ok|right|all right|alright|good|great|fine|lovely|cool|well|then|so|yeah|yes|no|go on|come on),? )*(?:(?:(?:let['’]s|let us|we(?:['’]ll| will)?|(?:we )?might as well|just) (?:just )?)?(?:do|try|take|get|buy|book|have|hire|rent|order) (?:it|that|them|those|this|that one|this one)|go (?:ahead|for (?:it|that))|we(?:['’]ll)? leave it (?:at that|like that)|sold)(?: then| anyway| like that| that way)*[.!]*$/iu,
};
