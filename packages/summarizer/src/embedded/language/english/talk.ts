import { englishMarks } from './spoken-marks.ts';
import { wordSet } from '../language.ts';
import type { Talk } from '../talk/talk.ts';
import { englishCalls } from './calls.ts';
import { ENGLISH_DATE, ENGLISH_DUE, ENGLISH_DUE_CLAUSE } from './due.ts';
import { TASK_VERBS } from './verbs.ts';
import { followedBy } from '../talk/nearby.ts';
import { englishPhrases } from './phrases.ts';
import { englishPlaces } from './places.ts';
import { englishOpening } from './opening.ts';
import { englishAnswers } from './answers.ts';
import { englishSettling } from './settling.ts';
import { englishGenres } from './genres.ts';
import { englishJoining } from './joining.ts';
import { englishTakingOn } from './taking-on.ts';
import { englishDelegating } from './delegating.ts';
import { englishWishes } from './wishes.ts';
import { englishExplaining } from './explaining.ts';
import { englishThings } from './things.ts';
import { englishMemo } from './memo.ts';
import { englishDuties } from './duties.ts';
import { englishTelling } from './telling.ts';

/** What may stand before an answer proper. */
const OPEN = String.raw`^(?:(?:oh|ah|um+|uh|er|hm+|well|okay|ok|and|but|so|honestly|yeah|yes|actually),? +|\p{L}+, +){0,3}`;
const from = (...wordings: string[]): RegExp =>
  new RegExp(String.raw`${OPEN}(?:${wordings.join('|')})(?![\p{L}'’])`, 'iu');

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|thirtieth|once|twice|half|quarter|dozen)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';

/** No one knows: a negation before a word for knowing, telling or deciding, or a set phrase. */
const UNKNOWN = followedBy(
  String.raw`(?<!(?:say|claim) (?:they|you|we|he|she) )(?!don['’]t (?:tell|say|answer|want|need|like)(?!\p{L}))\p{L}+n['’]t|not|(?<!(?:I|['’]d|would) )never|(?:nobody|no ?one)(?! can (?:say|tell \p{L}+) (?!(?:yet|for|if|whether|who|what|when|how|where|why)(?!\p{L})))|none|neither|yet to|still to`,
  'knows?(?! (?:what|where|how|who)(?: else)? to(?!\\p{L}))|knew|ask|asked|solved|resolved|think so|tell|told|say|says|said|answer|answered|reply|replied|respond|responded|heard|hear|decide|decided|settle|settled|confirm|confirmed|clear|sure|certain|work out|found out|figured|advertised|drawn|come back|got back|get back',
);
const UNSURE = new RegExp(
  String.raw`(?<!\p{L})(?:${UNKNOWN}|(?:can['’]t|won['’]t|cannot|not) promis(?:e|ing)(?: (?:you|anything|it|that))*(?=[.,!]|$| though)|no promises|no (?:idea|clue|answer|reply|response|word(?= (?:yet|so|from|back))|news|decision)|(?:you|we|i|they)(?:['’]d|['’]ll| would| will)?(?: have| need)? to ask|still (?:hanging|pending|outstanding|waiting|open|with)|waiting (?:for|on) (?:\p{L}+ ){0,2}(?:answer|reply|word)|(?:i|we) wonder|don['’]t ask me|who knows(?=[.?!,]|$)|(?:heard|had|got) nothing|ask me another|it depends|depends (?:on|whether)|to be seen|good question|hard to say|your guess|haven['’]t (?:got )?anybody|no volunteers|beats me|me neither|search me|is unclear|(?:haven['’]t|don['’]t) (?:got |have )(?:it|that|them|the \p{L}+) (?:here|with me|to hand|in front of me)|i (?:can['’]t|cannot) tell you)(?!\p{L})`,
  'iu',
);

export const englishTalk: Talk = {
  agrees: from(
    "ye(?:ah|s|p|ah)|yup|sure|okay|ok|agreed|fine|good|great|perfect|lovely|brilliant|all right|alright|right|absolutely|definitely|certainly|of course|will do|can do|deal|done|exactly|same here|me too|seconded|carried|happy (?:with|to)|sounds (?:good|fine|right|fair)|fair enough|go on,? then|go ahead|go for it|do (?:it|that|so)|would you\\?|that(?:'s| is) (?:fine|good|better|fair|true|right|a (?:good|start|great))|(?:that|it|[\\p{L}\\p{N}]+) (?:works|suits|will do)(?: for me)?|works(?: for me)?(?=[.,!]|$)|suits me|makes sense|no (?:argument|complaints)(?: here| from me)?|with pleasure|i (?:agree|can|second|could (?:live|do|manage)|will|'ll)|please(?=[.!]?$)|that(?:'d| would) be (?:good|great|lovely|perfect|fine|wonderful|brilliant|a help)|i'm (?:happy|fine|in(?=[.,!]|$)|for|ok|okay|with (?:you|that|this|him|her|them))|so (?:could|do|can|would|am) i|i'd (?:be happy|go (?:with|for)|prefer that|vote for)|no objections?|no problem|not a problem|(?:crystal |perfectly |very |all )?clear(?=[.,!]|$)|let's do (?:it|that)|please do|fine by me|fine with me|count me in|in favour|in favor|got it|noted|(?:it's )?better|(?:it )?sounds like a plan|i'm good with (?:that|it)|(?:(?:why not|(?:i )?(?:like|love) (?:that|it)(?: idea)?|sold|same|i don't mind|grand|if you(?:'d)? like|i (?:guess|suppose) so|'?course)(?=[.,!]|$))|totally|for sure|if you (?:don't|wouldn't) mind|that(?:'d| would) (?:help|work|do(?=[.,!]|$| (?:for me|nicely|fine)))|if you (?:could|would)(?=[.,!]|$)|and mine(?=[.,!]|$)|mine too|be my guest|ditto|cool|awesome|nice one|no worries|aye|all good|that'll do|(?:it )?doesn't bother me|whatever you think|nobody minds|(?:we )?might as well|we'll go with that|consider it done",
  ),
  objects: new RegExp(
    String.raw`${OPEN}(?:no(?!body)|nope|nah|not (?:really|me|yet|a|on|for|sure|until|before|with|in|if|unless|without|when|while)|hang on|hold on|wait|absolutely not|never)(?![\p{L}'’])|(?<![\p{L}])(?:i(?:'m| am) (?:not (?:comfortable|happy|sure|convinced|keen)|against|worried)|i disagree|i(?:'d| would) (?:be against|rather (?:not|we|have)|object)|i don't (?:think|want|like|agree|see)|we (?:can't|cannot|shouldn't|won't)|that (?:won't|doesn't|wouldn't|can't) (?:work|help|do)|out of the question|too (?:expensive|late|risky|much|early|small|dear)|please not|over my dead body|doesn't work for|don't we need|(?:the|my|one|(?:the )?only) (?:only )?(?:trouble|problem|catch|snag|difficulty|worry)(?:'s| is))(?![\p{L}'’])`,
    'iu',
  ),
  noObjection:
    /^(?:(?:okay|ok|right|good|fine|yes|yeah|all right|well),? )*(?:so|then),? we(?: won['’]t| will not|['’]re not| are not| aren['’]t)(?!\p{L})|\b(?:(?:no,? )?(?:nobody|no ?one) (?:minds|objects)|no,? (?:problem|objections?|arguments?|complaints?|worries|need|that's (?:fine|right|good|true|better)|fair enough|i agree|agreed|it can|you're right|not at all|go ahead|of course|nor (?:can|do|would)|neither|he's right|she's right)|no\?)/iu,
  settles:
    /\b(?:(?:^done(?=[.!]?$)|^(?:\p{L}+,? )?(?:then|so) it's(?= [^,]{1,40}[.!]?$)|(?<!(?:swears?|swore|says?|said|thinks?|claims?|hopes?) )(?:that|it|this)(?:'s| is| was) (?:all )?(?:then |now )?(?:decided|settled|agreed|carried|final|approved|a deal|the plan|what we(?:'ll| will)? do|it then|done then))|^(?:so |and |well,? )?that['’]s (?:that|sorted|that then|that sorted|that one done)(?=[.!]?$)|carried|(?<=\p{L}, )(?:done|sold)(?=[.!]?$)|(?:motion|proposal) (?:is )?(?:passed|carried|approved)|(?:we(?:'ve| have)? (?:now |all )?|it (?:was|has been) )(?:decided|agreed|settled|resolved|approved|voted)|all in favou?r|(?<!^(?:(?:yes|yeah|yep|well|oh|of course|sure),? )*)it is(?=[.!]?$|,? then)|(?<=^(?:(?:ok|okay|right|so|then|fine|good|great|well|yes|yeah),? )*(?!(?:what|how|where|that|as|whatever|which|who|when|if|and)(?!\p{L}))(?:[\p{L}\p{N}'’-]+ ){1,4})it is(?=[,;](?! (?:from|for) me(?!\p{L})))|let's (?:make it|settle on|go with)|deal(?=[.!]|$)|(?<=\p{L},? )and (?:that['’]s (?:that|final|the end of it)|done with it)(?=[.!]?$)|decision:|decided:|agreed:|for the (?:minutes|record)|unanimous(?:ly)?|we're (?:all )?agreed)(?![\p{L}'’])|(?:^|[.,:] ?)agreed(?=[.:,]? (?:we|the|then|so|over|that|it|no)\b)/iu,
  procedure:
    /(?<!\p{L})(?:let['’]s|let us|shall we|can we|we (?:should|need to|have to|must|ought to)|we['’]ll) (?:just |quickly |now |first |also |maybe |please )*(?:settle(?! on| for)|decide(?! on|[:,])|vote(?! for)|discuss|talk about|look at|sort(?: out)?|start|begin|kick off|move on|go (?:on|through|over)(?! with)|see|hear|come back|get (?:back|on|going|started)|do [^,.]{2,30} first|think|find out|hope|wait and see|leave (?:it|that|this) open)(?![\p{L}'’])/iu,
  concludes:
    /^(?:(?:okay|ok|right|good|great|fine|well|yeah|yes|all right|alright|lovely|perfect|no|oh|um+|er|excellent|brilliant|agreed|sure|cool),? +){0,4}(?:so|then|in that case|right then|to sum up|to summari[sz]e|agreed:|decision:)(?! (?:far|much|many|long|what|how|who|where|why|when|do|does|did|is|are|can|could|would|will|i|i'm|i'll|i've|i'd|you|she|he)\b)(?![\p{L}'’])|(?:,|(?<!until|till|by|since|before|back|and|even|just)) then(?=[.!]?$)|^\p{L}*\p{N}+\p{L}*(?: \S+){0,3} then(?=,)|, then(?=,)|\bthen we(?:'ll)?\b(?! (?:can|could|might|would|should|need|had))/iu,
  weDo: /\b(?:let's(?! (?:be (?:honest|frank|fair|real|clear|serious|careful|realistic)|face it|hope))|let us|we(?:'ll| will| shall|'re going to| are going to|'re| are)?(?: (?:all|both|just|only|now|then|also|simply|definitely|still|each))*) (?!(?:could|might|may|would|were|was|had|did|have|need|must|know|think|thought|said|saw|used|want|wanted|got|get|had|looked|talked|spoke|don't|didn't|can|can't|couldn't|won't|are|'re|is|see|hope|like|tried|asked|lost|found|made|say|came|went|spent|paid|started|always|usually|never|should|really|just)\b)\p{L}{2,}|\bwe(?:'ll| will) have (?:the|both|that one|those)(?! (?:money|time|chance|problem|figures|results?)\b)\b|(?:^|[,.] )(?:(?:okay|ok|right|good|fine|yes|yeah|all right|well),? )*(?:so|then),? we(?: won['’]t| will not|(?:['’]re| are) not|(?: are|['’]re)n['’]t) (?!sure|able|happy|there|ready|getting)\p{L}{2,}/iu,
  corrects:
    /^(?:(?:oh|ah|um+|er|well|but|no|sorry|hang on|hold on|actually),? +){0,3}(?:no,? wait|wait,? no|sorry,? no|no,? sorry|scratch that|correction|i(?:['’]m| am) talking nonsense|that(?:['’]s| is) (?:wrong|not right)|(?:it(?:['’]s| is) )?the other way (?:round|around)|(?:let me|i['’]ll) (?:say|put) that (?:properly|again|better|differently))(?!\p{L})[,.:;!… ]*/iu,
  ifWanted:
    /(?<!\p{L})if (?:you(?:['’]d)? (?:like|want|prefer|wish|all agree)|(?:every(?:one|body)|that)(?:['’]s| is) (?:okay|ok|all right|fine|happy))(?!\p{L})/iu,
  deniesDate:
    /(?:(?<!\p{L})(?:not|never)|n['’]t) (?:(?:it|that|them|by|on) )?(?!before|until|till)[\p{L}\p{N}]+$/iu,
  proposes:
    /\b(?:what if|how about|what about|why don't we|why not|shall we|should we|can we not|can't we|could we|we could|we might|i(?:'d| would) (?:propose|suggest|say|like|go|love|vote)|i (?:propose|suggest|say|move|vote)|my (?:proposal|suggestion|idea)|i was (?:thinking|going to)|maybe we|perhaps we|would it (?:help|be)|let's|if we)\b/iu,
  asksAssent:
    /\b(?:agreed|(?:is )?every(?:one|body)(?: (?:okay|ok|happy|agreed|fine|in favour|with))?|(?:are we )?all (?:agreed|happy|in favou?r)|any (?:objections?|against)|is that (?:agreed|ok|okay|all right|fine|settled)|does that (?:work|suit)|okay with (?:that|everyone)|happy with that|yes or no|ok|okay|right)(?: with (?:that|this))?\?|, (?:is|has|does|do|are|have|wo|ca)n['’]t (?:it|we|they|that)\?$|those in favou?r/iu,
  past: /(?<!\p{L})(?:(?:we|he|she|they|it|i|you) (?:\p{L}+ly |just |only |already )?(?:was|were|had|did|built|went|got|came|made|said|told|took|gave|found|bought|sent|spoke|\p{L}{2,}[^e\P{L}]ed|\p{L}{3,}ied))(?!\p{L})/iu,
  asksDay:
    /^(?:(?:and|so|then|okay|good|right|but),? )*(?:when (?:can|could|will|would) you (?<rest>\p{L}+ .+?)|(?<event>(?:the|this|that|your|our) .{3,60}?(?:goes|go|is|are|will be|comes) (?:out|off|up|round|ready|done|over|in)) when)(?:, \p{L}{2,})?\?$/iu,
  reschedules:
    /(?<!\p{L})(?:make it|move it to|push it (?:back )?to|bring it forward to)(?!\p{L})/iu,
  asksWhen:
    /(?<!\p{L})(?:by when|until when|when (?:by|do you need (?:it|that|them)|would you need|for|(?:can|could|would|will) you (?:have|get) (?:it|that|them|those))|how soon|what's the deadline)(?!\p{L})/iu,
  unreal:
    /\b(?:either|would have|could have|should have|might|maybe|perhaps|i wish|if i were|if it were|if only|used to|last (?:time|year|week|month|summer|winter)|years? ago|back then|once upon|in an ideal|i'd (?:have|love|like|rather)|ideally|we'd (?:decided|agreed)|they'd decided|had (?:decided|agreed)|remember|supposed to|if (?:we|i|you|they)|(?:we|i) could(?=,| \p{L}+))\b/iu,
  conditional:
    /^(?:(?:and|but|so|well|then|listen|look|oh|no|yeah|yes|i mean|honestly|okay|right),? )*(?:if|unless|suppose)(?!\p{L})(?! (?:some|any|no) ?(?:body|one) (?:objects?|minds?|disagrees?|has))/iu,
  reason: /^(?:because|since|the thing is)(?!\p{L})/iu,
  unsure: UNSURE,
  defers:
    /\b(?:(?:leave|keep|put|note|mark) (?:that|it|this|that one)(?: down)?(?: as)?(?: an)? open|leave (?:that|it|this|that one) (?:for (?:now|another|next|the moment|later)|there|hanging)|(?:that|it|this)(?:'s| is| one's| stays| remains)? (?:still )?(?:an )?open|park (?:that|it|this)|(?:come|get) back to (?:that|it|this)|(?:it|that|this) (?:can |has to |will have to )?waits?|(?:until|for|at|to) (?:the )?(?:next|another) (?:time|meeting|week)|(?:have|let's all have) a think|find out|(?:ask|check) (?:with|him|her|them)|to be (?:decided|confirmed)|tbc|tbd|take (?:that|it) offline|open (?:point|question|item)|can't (?:answer|settle|decide) (?:that|it)|need(?:s)? an answer)\b/iu,
  leftOpen:
    /\b(?:(?:remain(?:s|ed)?|is|are|was) (?:still |also |as yet |left )?(?:open(?=[.,:;]|$)|unclear|unresolved|undecided|unknown|uncertain|not clear)|(?:nor has any(?:body|one)|no ?body has|no one has|(?:has|have) (?:not|yet to|still to)|yet to be|it is not) (?:yet )?(?:been )?(?:settled|decided|agreed|determined|announced|known|say|said|replied|responded|answered))\b/iu,
  wonders:
    /\b(?:(?:what|one thing|the (?:one )?thing|something)(?: that)? (?:(?:i|we)(?: still| really)? (?:don't|do not) know|(?:nobody|no ?one|none of us) (?:knows|can (?:say|tell \p{L}+)|could (?:say|tell \p{L}+)))|does any(?:one|body) know|do we know(?! (?:them|him|her|it|that|this)(?!\p{L}))|has any(?:one|body) (?:asked|checked|heard)|any idea|(?:i'm|i am) not sure (?:if|whether|who|what|how)|the (?:open|big|remaining) question is|open question|i wonder|is it clear|who knows|one thing is missing|do(?:es)? (?:any(?:one|body)|we) (?:have|get))\b/iu,
  asks: /^(?:(?:and|so|but|also|then|okay|ok|well|yes|great|thanks|now|oh|right|good|lovely|perfect|in that case)[, ]+){0,4}(?:(?:(?<name>(?!(?:why|how|what)(?!\p{L}))(?-i:\p{Lu})[\p{L}'’-]+)|(?!(?:why|how|what)(?!\p{L}))\p{L}[\p{L}'’-]+)[, ]+)?(?:(?:and|then|so|maybe|since [^,]+|you(?:'re| are|'ve| have)? [^,]+),? +)?(?:could|can|would|will|might) (?:you(?! (?:mind|be able|live with|stomach|bear that|stand that|hear|see (?!to)|believe|imagine|understand|follow|remember (?!to)))|(?<named>(?!you(?!\p{L}))\p{L}[\p{L}'’-]+))(?: please| maybe| also| perhaps| possibly| then| just| kindly)*,? (?<rest>(?!else(?!\p{L})).+)$|^(?:(?:and|so|then|okay|ok|well|yes|yeah|right|good)[, ]+){0,4}(?:(?:for|by|before|until) [^,]{2,40}, )?(?:(?<called>(?-i:\p{Lu})[\p{L}'’-]+), )?please (?:do,? and |do (?=\p{L}))?(?<order>(?!(?:note|find (?:attached|enclosed|below)|feel free|be aware|bear with|accept my|excuse|forgive|before|after|if|when|no|not|don['’]t|god|let (?:me|us)|oh|can|could|the|that|it|me)(?![\p{L}]))\p{L}.+)$|(?:^|^.{3,120}, )(?:(?:and|so|then|okay|ok|right|good|yes|yeah)[, ]+){0,4}(?<bid>(?!(?:she|he|it|they|we|i|you|there|that|this|these|those|the|an?|and|or|but|so|then|not|no|yes|with|in|on|at|by|for|from|to|without|of|about|one|two|three|four|five|six|my|your|our|his|her|their|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]\p{L}+)? )\p{L}+ [^,?]{2,80}), (?:please|will you|would you|could you)\b(?! \p{L}).*$|(?:^|, |so |and )you(?:['’]d|['’]ll| will| would|(?:['’]re| are) (?:good|okay|ok|happy|fine|all right) to) (?<charge>(?!(?:have|be|need|want|think|know|like|see)\b|get\b(?! (?:back|in touch|on to|onto|hold|the|an?|some|them|it|him|her)\b))\p{L}+ [^?]*)\?$|\b(?:i need you to|i'd like you to|make sure you|don't forget to|remember to|you(?:'ll| will) (?:let|send|write|call|ring|ask|tell|book|check))\b(?<wish>.*)$/iu,
  assigns:
    /^(?<when>(?:for|by) (?:next |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|tomorrow|time|class|lecture|seminar)[^,]{0,30}?),? (?:please )?(?<homework>(?:do|read|write|prepare|finish|solve|bring|hand in|work through|revise|watch|learn|look at) .+)$|(?<!\p{L})please,? (?<rest>(?!don't|do not|no\b|not\b|remember|note\b|feel|(?:with(?:out)?|in|on|at|by|for|from|to|of|and|but|or|so|if|the|an?)\b)\p{L}+ .+)$/iu,
  asksAnybody:
    /\b(?:(?:some|any)(?:one|body) (?:needs|has|ought|should|must|will have|got) (?:to )?|(?:i|we)(?:'d| do| really| just| still)* (?:need|want|like|could do with) (?:some|any)(?:one|body) (?:to|who)|(?:can|could|would|will) (?:some|any)(?:one|body)|who(?: will|'ll| could| can| wants to| would|'s going to| is going to) \p{L}+|who (?:asks|does|takes|writes|calls|rings|tells|sends|books|brings|gets|buys|speaks|talks|looks|checks|organi[sz]es|orders)|any volunteers|we (?:ought|need|have) to|we(?:'d| had) better|we should|(?:needs?|wants?|['’]ll (?:need|want)) (?:to be|\p{L}+ing)(?!\p{L})|has to be|must be)\b/iu,
  needs: /(?<!\p{L})(?:i|we|you)(?:['’](?:d|ll)| will| would)?(?: also)? need (?!to)/iu,
  calls: englishCalls,
  volunteers: from(
    "me(?=[.,!]|$)|mine(?=[.,!]|$)|(?:that|this)(?:'s| is) (?:mine|me|on me)|i(?:'ll| will| can| do)(?=[.,!]|$)|(?:i'd be )?happy to|gladly|(?:it's )?my turn|put me down|(?:give|leave|hand) (?:it|that|this|them|him|her) (?:to|with) me|consider it done|it's on my list|i (?:don't|wouldn't) mind \\p{Ll}+ing|on it|i'm on (?:it|that)",
  ),
  intends: new RegExp(
    String.raw`(?<!\p{L})(?:I(?:['’]m| am) (?:also |already |just )?(?!(?:going|being|doing(?! (?:it|that|this|them|mine|those)(?!\p{L}))|feeling|thinking|looking forward|hoping|having|saying|talking|telling|getting|coming|sitting|standing|asking|wondering)(?!\p{L}))\p{Ll}+ing|I (?:also |then |must |have to |need to |[’']ve got to )?(?:take|bring|give|${[...TASK_VERBS].join('|')}))(?!\p{L})`,
    'u',
  ),
  promises:
    /\b(?:i(?:'ll| will| shall| can|'m going to| am going to|'m gonna|'ve got to|'d better)(?: also| just| then| definitely| gladly| happily| do)*|let me|lemme|(?:leave|give|hand) (?:it|that|this|them|him|her|the [\p{L} -]{2,30}?) (?:to|with) me|consider it done|i(?:'m| am) on it|you(?:'ll| will) (?:have|get)|i (?:tell|ask|ring|call|write|bring|send) [^,.]* myself)(?![\p{L}'’])/iu,
  vows: /\b(?:I(?:'ll| will|’ll)|myself)\b/u,
  quotesOther:
    /(?<!\p{L})(?:he|she|they|(?!I )\p{Lu}\p{Ll}+) (?:said|says|goes|told me)(?: to (?:me|us))?[,:] ?["“'‘]?(?:[^.?!]*[,;] ?)?I(?:['’](?:ll|m|d|ve))?(?!\p{L})/u,
  noPromise:
    /(?<!\p{L})i(?:['’]ll| will) (?:just )?(?:buy|treat|get) myself(?!\p{L})|^(?:(?:so|and|but),? )*(?:or else|else|otherwise)(?!\p{L})|(?<!\p{L})i could (?:say|live with|accept|defend)(?!\p{L})|(?<!\p{L})i(?:['’]ll| will| shall) (?:just |quickly |briefly )*(?:remind (?:you|us|every(?:one|body))(?: all)? (?:that|of)|(?:run|go|read|take (?:you|us)) (?:you |us )?(?:quickly |briefly )?(?:through|out|over) (?:the|our|today['’]s|tonight['’]s) (?:agenda|items|minutes))(?!\p{L})|(?<!\p{L})i can (?:\p{L}+ )?(?:hold|keep|reserve|block|pencil)(?!\p{L})[^.?!]*(?<!\p{L})(?:until|till)(?!\p{L})|\b(?:can|could|may|might) i (?:please |just |also |maybe )?(?:come|join|go|leave|have|sit|say|see|be|stay)(?!\p{L})[^.?!]*\?|^(?:hang on|hold on|wait|one (?:second|sec|moment)|just a (?:second|sec|moment)|bear with me)(?=[,.])|^[^,.;]{2,40} I can (?:do|make|manage)(?: too| as well)?[.!]?$|\b(?:let|give) me (?:just )?(?:see|think|guess|(?:have )?a (?:think|moment|minute|second))(?! (?:to|about (?:who|how))(?!\p{L}))|\b(?:i(?:'ll| will| can| shall)(?: \p{L}+ly| just| always| only| still)* (?:be|go along|go with|stick with|live with|vote|grumble|have to|say|think|see(?! to)|bet|admit|live|imagine|understand|tell you|hear|remember|feel|know|guess|never|not|need|miss|believe|hope|wait|survive|cope|cry|weep|sulk|faint|scream|hold my breath|eat my hat|keep (?:my )?(?:fingers crossed|quiet)|manage without|correct|start with|spare|leave you|get over|stop|go home|let you go|do my best|try to be|recall|accept|agree(?! (?:an?|one|the|on an?) )|repeat|hardly|only say|just say|mention|come to|get to|explain|talk about|read out|give you an example|show you how|assume|spell|regret|see what|take (?:your|his|her|their) word|second (?:that|it)|only speak|call (?:us|it|the meeting)(?: all)? to order|open the meeting|kick (?:us |things )?off|hand (?:you )?over|begin)|i(?:'m| am) (?:joking|kidding)|i(?:'ve| have)(?: really)? got to (?:run|go|dash|leave|pick up|be|get (?:going|back|home))|i(?:'d| had) better (?:get going|go|be off|run)|i (?:can't|won't|cannot)|you(?:'ll| will) have (?:\p{L}+ed|seen|heard|read|been|got|had|met)|i(?:'ll| will) have (?!(?:a |the |it |that |them |this |everything |all |up |ready |done |\p{L}+ (?:ring|call|phone|text|send|check|look|come|do|make|bring|write|get|fix|see)(?!\p{L}))))\b|(?:usually|always|often|every (?:year|week|month|time|day|monday|friday)|sometimes|normally|each (?:year|time|week)|used to|would have|if i were|if it were|unless|never|so (?:that )?i can)\b/iu,
  offers:
    /\b(?:shall i|should i|do you want me to|would you like me to|i could|want me to|i can(?=[^?]*\?)) (?<rest>\p{L}.+)$/iu,
  refuses:
    /\b(?:not me|i(?:'ll| will) (?:pass(?=[.,!]|$)|pass on (?:that|this|it)|sit (?:this|that|it)(?: one)? out|skip (?:this|that|it)(?= (?:one|year|time)|[.,!]|$))|i (?:(?:honestly|really|just|simply|actually|definitely|sadly) )?(?:can't|cannot|won't|couldn't|don't (?:have (?:the )?time|think i can))|i(?:'m| am) (?:away|off|busy|on (?:holiday|leave)|not (?:here|free|available|around|the one|able))|i(?:'d| would) rather not|i(?:'ve| have) got (?:the|my|too much|enough|no time)|count me out|afraid (?:i|not)|(?:sorry|no), (?:i|not)|ask somebody else|that's not (?:my|mine))\b/iu,
  withdraws:
    /\b(?:no need|there's no need|don't (?:bother|worry|need to)|do not bother|forget (?:it|that|about)|never ?mind|leave (?:it|that)(?=[,.!]|$)(?!.*\bto me\b)|scrap that|drop (?:it|that)(?! (?:in|off|over|at|into|by|round|on|to)\b)|not necessary|needn't|you don't have to|let's not(?=[,.!]|$| (?:do|bother|yet|now)(?!\p{L}))|not now|let's leave|call (?:it|that) off|withdraw|on second thoughts|hold off|skip (?:it|that))\b/iu,
  done: /^\p{L}{2,}ed (?:it|that|them|him|her|already|yesterday|this morning)(?!\p{L})|\b(?:i(?:'ve| have) (?:already|just)|already (?:\p{L}+ed|done|sent|did|got|said|told|been)|i did (?:that|it|this|so)|(?:did|done|sent|asked|booked|told) (?:that|it|them|him|her)? ?(?:on |yesterday|this morning|last|already|before)|(?:they|he|she|it) (?:already )?(?:confirmed|answered|sent|rang|called|said|has|have)\b.*\b(?:this morning|yesterday|already|last)|it's done|that's done|done (?:already|before)|have already|has already)\b/iu,
  due: ENGLISH_DUE,
  date: ENGLISH_DATE,
  noDue: /^(?:from|since|starting|ones?|of) /iu,
  dueClause: ENGLISH_DUE_CLAUSE,
  announces: [
    /(?:^(?:and |then |so |okay,? |right,? )*(?:first|second|third|fourth|fifth|last|one|two|three|four|five)(?:ly)?(?: one| up)?(?=[,:] )|(?:first|second|third|fourth|fifth) (?:step|stage|phase|idea|law|kind|type)|first(?= on (?:the|my|our) (?:list|agenda))|\b(?:first|next|last|final|second|third|fourth|other)(?: and last)? (?:thing|item|point|one|topic|up|part|subject|question)|next(?: up)?|item (?:(?-i:\p{Ll})+|\d+)|number (?:(?-i:\p{Ll})+|\d+)|point (?:(?-i:\p{Ll})+|\d+)|part (?:(?-i:\p{Ll})+|\d+)|(?:another|the other) (?:thing|point|item))(?: (?:is|then|today|on (?:the|my|our) (?:list|agenda)))*(?:,| is| then| -|:)+ (?:(?:is|the|a|an|our|that's|about|we have|then) )*(?<topic>[^.?!]{3,80})/iu,
    /^(?:(?:okay|ok|right|good|all right|lovely|so|great|fine|well|now|and|perfect|thanks?(?: you)?),? +)+(?:now,? +|next,? +|then,? +|on to +|let's (?:move on to|talk about|turn to|go on to|look at|do)(?: +))?(?:the |our |your |this )?(?<topic>(?!\p{L}+['’]s \p{L}+ing(?!\p{L}))(?:\p{L}[\p{L}'’-]*)(?: (?!(?:is|are|was|were|we|i|you|he|she|it|they|that|so|has|have|can|will|do|did|to)\b)\p{L}[\p{L}'’-]*){0,3})(?:\.|, (?:(?-i:\p{Lu}\p{Ll}+)|please)|, (?:that's|where|how|what|who|when)|\?)(?=\s|$)/iu,
    /^(?:(?:okay|ok|right|good|all right|lovely|so|great|fine|well|and),? +){0,4}(?:then|now|next|finally),? +(?:there's|there is|there are|we have|we've got|comes|for|about|on to|to) (?:the |our |your |this )?(?<topic>[^.?!,]{3,60})/iu,
    /\b(?:let's|let us|can we|shall we|we(?:'ll| will)?|i(?:'d| would) like to|let me) (?:move on to|talk about|turn to|go on to|come to|start with|begin with|get to|discuss|look at|do) (?:the |our |your |a )?(?<topic>[^.?!,]{3,60})/iu,
    /^(?:and |so |right,? |okay,? )*(?<topic>any other business)\b/iu,
    /^(?<topic>(?:\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’-]*){0,3}), (?:(?-i:\p{Lu}\p{Ll}+), )?(?:that's (?:you|yours|me|mine)|where are we|how(?: are| do| does|'s)|over to you|what's the|you had)\b/iu,
  ],
  smallTalk:
    /^(?:(?:oh|ah|well|okay|ok|right|so|and|yes|yeah|no|um+|ha|sorry),? +){0,4}(?:that's (?:all|us|everything)(?= (?:for|from|then)|[.,!]|$)|good (?:morning|afternoon|evening|night)|morning|hello|hi|hey|thanks?(?: you)?(?: (?:very|so) much)?(?: (?:all|both|everyone|everybody|\p{L}{2,}))?|bye|goodbye|see you|cheers|bless|lovely|perfect|brilliant|ouch|can (?:you|everybody|everyone) hear|you're on mute|i can hear|how are you|did you have a good|anything else|any (?:other )?questions|shall we (?:make a start|start|begin)|let's (?:start|begin|get going|get started)|mind the|take care|have a (?:good|nice))\b|\b(?:write|take|note) (?:that|this|it) down\b/iu,
  points:
    /(?<![\p{L}'’])(?:it(?:'s|'ll)?(?! (?:(?:ever |also )?(?:rains?|rained|snows?|pours|freezes)|is open (?:whether|who|what|when|where|how|why|which))(?!\p{L}))|them|they(?:'re|'ll|'ve)?|him|her(?! (?!(?:after|before|on|at|in|by|if|whether|that|to|and|when|tonight|today|tomorrow|next|this|with|about|again|back|up|down|out|over|know|myself|first|myself)(?!\p{L}))\p{L})|he|she|that(?! (?:the|we|i|you|they|it|he|she|a|is|was|\p{L}+s)\b)(?=[ ,.?!']|$)|this(?=[,.?!]|$)|those(?=[,.?!]|$)|these(?=[,.?!]|$)|one(?=[,.?!]|$)|both(?=[,.?!]|$)|there(?=[,.?!]|$)|so(?=[.?!]|$))(?![\p{L}])/iu,
  person:
    /(?<!\p{L})(?:him|her(?! (?!(?:after|before|on|at|in|by|if|whether|that|to|and|when|tonight|today|tomorrow|next|this|with|about|again|back|up|down|out|over|know|first|round|around|off|in|into|along|here|there|for|from)(?!\p{L}))\p{L})|he|she)(?!\p{L})/iu,
  asksOfNamed:
    /(?<=(?:^| )(?:the|our|my|your|their|an?) (?:\p{L}+ ){1,2})(?:what|whether|if|when|how|where|why) (?:they|he|she)(?:['’]\p{L}+)?(?!\p{L})/giu,
  several: {
    // `Do it, give them a week`: what is left out is one thing.
    pronouns:
      /^(?!.*(?<!\p{L})it(?!\p{L})).*(?<![\p{L}'’])(?:them|they|those|these|both)(?!\p{L})/iu,
    // Also one firm or council is `they`.
    things:
      /(?<!\p{L})(?:(?!(?:this|does|goes|says|comes|gets|looks|needs|seems|means|takes|makes|always|sometimes|perhaps|besides|towards|afterwards|ours|yours|hers|theirs)(?!\p{L}))\p{L}{2,}(?![su'’])\p{L}s|people|children|men|women|team|council|committee|company|firm|board|bank|office|agency|school|club)(?!\p{L})|\p{L} and \p{L}|(?<=[\p{Ll},] )\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+(?:['’]s| (?:is|was|has|will|can) )/u,
  },
  leans:
    /^(?:\p{L}{2,}: )?(?:it|it's|they|he|she|that|that's|this|these|those|there|one|both|which|then|also|instead|otherwise|the (?:other|second|third|first))(?!\p{L})/iu,
  noCount: /^(?:one|once|first|second)$/u,
  countWords: new RegExp(`^${NUMBER}$`, 'iu'),
  iOrYou:
    /(?<![\p{L}'])(?:i|i'\p{L}+|me|my|mine|myself|you|you'\p{L}+|your|yours|yourself|yourselves)(?!\p{L})/iu,
  we: /(?<![\p{L}'])(?:we|we'\p{L}+|us|our|ours|ourselves|let's)(?!\p{L})/iu,
  addresses: /(?<![\p{L}'])(?:you|you'\p{L}+|your|yours|yourself|yourselves)(?!\p{L})/iu,
  asksToTell:
    /(?<!\p{L})(?:tell|describe|explain|talk|walk|introduce|remind|say|give (?:me|us)(?: an?)? (?:idea|example|sense|overview))(?!\p{L})/iu,
  speaksForOwn: /(?<![\p{L}'])(?:we|we'\p{L}+|us|our|ours|ourselves|let's)(?!\p{L})/iu,
  determiners: wordSet(
    'the|a|an|this|that|these|those|our|your|their|his|her|my|its|no|some|any|each|every|another|both',
  ),
  nounFirst: null,
  denies:
    /^(?:(?:then )?there(?:['’]s| is| will be|['’]ll be) no|(?:then )?no|not|none)(?!\p{L})/iu,
  agenda:
    /(?<!\p{L})(?:(?:two|three|four|five|six|seven|\d|a few|several|some|a couple of) (?:things|points|topics|items|subjects)(?!\p{L})[^:,.?!]{0,40}[:,]|(?:on (?:the|today's|our)|the|today's) agenda[^:,.?!]{0,30}:|today (?:we|i)(?:'ll| will|'re going to| are going to| have to| need to)? (?:talk about|discuss|cover|go through)) (?<list>[^.?!]{8,160})/iu,
  generalNouns:
    /^(?:process(?:es)?|systems?|methods?|results?|values?|numbers?|amounts?|types?|forms?|steps?|stages?|changes?|effects?|causes?|uses?|works?|parts?|times?|cases?|rules?|levels?|groups?|things?|objects?|products?|open|average|ends?|sides?|lines?|points?|ways?|differences?|reasons?|problems?|questions?|answers?)$/iu,
  noTopics: new RegExp(
    String.raw`^(?:${DAY}|${MONTH}|${NUMBER}|\p{N}.*|(?:week|day|month|year|hour|minute|second|morning|afternoon|evening|night|time|weekend|spring|summer|autumn|winter|today|tomorrow|pound|euro|dollar|per ?cent|percent|thing|stuff|one|bit|lot|way|kind|sort|point|question|idea|people|person|everybody|everyone|somebody|someone|anybody|nobody|man|woman|guy|moment|end|start|rest|part|item|number|something|anything|nothing|everything|half|place|side|course|case|couple|place|reason|matter|fact|problem|answer|order|metre|mile|litre|head|chance|sense|top|bottom|front|back|meeting|agenda|minutes|word|example|matter|set|vote|best|better|good|great|right|okay|yeah|sure|fine|thanks|thank|please|look|need|want|know|think|say|said|get|got|go|going|come|make|take|put|let|give|use|tell|ask|mean|keep|really|also|just|still|even|quite|actually|honestly|maybe|probably|already|nearly|almost|next|last|first|new|old|whole|same|other|more|much|many|big|small|little|long|short|high|low|early|late|sorry|hello|everything|mr|mrs|ms|dr|zero|nought)s?)$`,
    'iu',
  ),
  neverNames:
    /^(?:\p{L}{3,}ous|(?!(?:famil|suppl|assembl|repl|butterfl|dragonfl|jell|bell|all|rall|bull|gull|lil|hol|monopol|anomal|doll|troll|brol|ital)y)\p{L}{3,}ly|wors[et]|lower|upper|higher|(?:high|low|bigg|small|easi|hard|cheap|heavi|strong|old|young|lat|earli)e(?:r|st)|easy|hard|happy|sad|angry|ready|busy|full|empty|cheap|expensive|nice|lovely|ugly|strong|weak|heavy|wide|narrow|deep|thick|thin|wrong|true|different|similar|certain|possible|impossible|available|important|necessary|main|proper|actual|entire|monthly|weekly|daily|yearly|annual|packed|finished|broken|gone|supposed|remember|happen|happens|happened|depends?|agree|agreed|forget|forgot|seems?|hope|hoping|pretty|rather|ever|yet|away|else|apart|instead|ahead|alone)$/iu,
  endsTitle:
    /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did|i|we|you|he|she|it|they|who|which|that|because|so|if|when|where|then|but|since|although|while|i'\p{L}+|we'\p{L}+|it's|that's|please|today|tonight|tomorrow|again|now|also|says?|said|asked|\p{L}+n't|(?:what|when|who|where|how)'s|got|needs?|wants?|went|comes?|gets?)$/iu,
  clauses: {
    question:
      /^(?:(?:what|how|who|where|when|why|which)(?:'s)? (?:\p{L}+)|(?:do|does|did|is|are|was|can|could|would|will|shall|should|have|has|isn't|aren't|don't|doesn't|can't) (?:i|we|you|he|she|they|this|there|anybody|anyone|somebody|someone|everybody|everyone|nobody)|(?:is|does|was|will|would|can) (?:it|that))$/iu,
    address: /^(?:could|can|will|would|have|do|did|are) you$/iu,
    clause:
      /^(?:(?:i|we|you|he|she|it|they|that|there)'(?:ll|ve|re|m|d|s)|let's|(?:i|we|he|she|they|nobody|somebody|everybody) (?!i |we |and |or |to )\p{L}+|(?:it|that|there|you) (?:is|was|are|were|has|had|have|will|would|can|could|should|does|did)|it \p{L}{2,}s|no (?:i|we|it|they|he|she|that's|it's|hang|wait|um|nor|not|don't|i'm|i've|you|no)|(?:then|and|but) (?:i|we|he|she|they|it's|i'll|we'll|there's))$/iu,
    binding: wordSet(
      "and|but|so|or|because|if|when|that|which|what|who|how|where|why|whether|as|than|until|till|before|after|since|think|know|say|says|said|thought|hope|guess|mean|suppose|sure|while|though|whatever|the|a|then|rather|unless|like|of|for|with|to|by|do|does|did|is|are|was|can|could|would|will|shall|should|have|has|had|isn't|don't|can't|won't|didn't|cannot|tell|told|hear|anything|something|everything|all|no|not|in|on|at|from|doesn't|aren't|wouldn't",
    ),
  },
  marks: englishMarks,
  opening: englishOpening,
  settling: englishSettling,
  joining: englishJoining,
  genres: englishGenres,
  takingOn: englishTakingOn,
  answers: englishAnswers,
  delegating: englishDelegating,
  wishes: englishWishes,
  explaining: englishExplaining,
  things: englishThings,
  memo: englishMemo,
  duties: englishDuties,
  telling: englishTelling,
  phrases: englishPhrases,
  places: englishPlaces,
};
