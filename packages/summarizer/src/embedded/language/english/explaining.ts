import { termOf, type Explaining } from '../talk/explaining.ts';

const TERM = `(?:(?:the|an?) )?${termOf(
  5,
  'the|this|that|these|those|it|he|she|they|we|you|i|there|here|what|which|who|why|how|when|where|if|so|and|but|all|one|my|your|our|his|her|their|its|some|most|each|another|every|now|then|today|first|second|third|last|next|in|at|on|by|for|from|with|without|of|to|into|about|under|over|after|before|during|since|until|behind|between|among|near|through',
)}`;
const LAST = String.raw`(?:an? |the )?["“'‘]?${termOf(4, 'this|that|it|so|by|in|for|to|what|because|just|very')}["”'’]?[.!]?$`;

export const englishExplaining: Explaining = {
  terms: [
    new RegExp(
      String.raw`^${TERM},? (?:is|are) (?:basically |simply |just |essentially |really |nothing but )?(?:(?:the (?!same(?!\p{L}))|an? )(?:[\p{L}'’-]+,? ){1,4}?(?:of|in|between|that|which|who|where|when|by|from|to|for|with|on|divided|per|minus|plus|times)(?!\p{L})|(?:when|where|what|how much|how many|how far|how fast|defined as|short for)(?!\p{L}))`,
      'iu',
    ),
    new RegExp(
      String.raw`^${TERM} (?:means|refers to|stands for|denotes|is defined as)(?!\p{L})`,
      'iu',
    ),
    // `Vaccine efficacy is one minus …`, `something called the rule of three: …`
    new RegExp(
      String.raw`^${TERM} (?:is|equals|equal) [\p{L}\p{N}]+ (?:minus|plus|times|over|divided by)(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:thing|something|rule|law|effect|trick|method) called ${LAST.replace('[.!]?$', '(?=:)')}`,
      'iu',
    ),
    new RegExp(String.raw`(?:(?<!\p{L})(?:is|are)|['’]s) (?:called|known as|termed) ${LAST}`, 'iu'),
    new RegExp(
      String.raw`(?<!\p{L})(?:we|one|people|you) calls? (?:this|that|it|them|these|those) ${LAST}`,
      'iu',
    ),
    /(?<!\p{L})(?:we|you|people) (?:say|call) (?:that )?(?:an?|the) (?:[\p{L}-]+ ){1,4}?(?:is )?(?<term>(?!is )\p{L}{4,}) (?:when|if)(?!\p{L})/iu,
  ],
  formula:
    /(?<!\p{L})(?:[b-xz] (?:times|over|plus|minus|divided by) [b-xz]|equals|is equal to|divided by|multiplied by|is given by|formula|squared|\p{L}+ (?:is|equals) \p{L}+ times)(?!\p{L})/iu,
  sumsUp:
    /^(?:(?:so|okay),? )?(?:(?:let me|let's|let us|to) sum(?:marize|marise| (?:this |it |that )?up)|in (?:summary|short))(?:[:,] ?(?=\S))/iu,
  plan: /^(?:(?:okay|so|well|and|right|now|good morning[^.]*)[,.]? )*(?:today['’]s (?:topic|subject|lecture)(?!\p{L})|today is about(?!\p{L})|(?:last (?:week|time)|yesterday|on (?:mon|tues|wednes|thurs|fri)day)(?:,? in the lecture)?,? we (?:had|did|saw|were|finished|started|covered)(?!\p{L})|(?:last (?:week|time)|in the last lecture|today)[, ].*(?<!\p{L})(?:we|i)(?!\p{L}).*(?:look|talk|cover|discuss|start|continue|see|do|go over|finish)\p{L}*|next (?:week|time),? (?:we|i)(?!\p{L})|let['’]s (?:get going|get started|start|begin|move on)|we['’](?:ve| have) got (?:quite )?a (?:bit|lot)|(?:you['’]ll|you will|you(?:['’]d| would)) all (?:say|know|think|have|remember|agree)(?!\p{L})|(?:as )?you (?:all |can |now )*(?:see|remember|notice)(?: now)? (?:how|that|why)(?!\p{L})|we['’]ll (?:come (?:back )?to|see each other|meet|(?:\p{L}+ ){1,5}together(?=[.!]?$))|is(?:n['’]t)? that (?:clear|nice|all right|okay)(?!\p{L})|(?:let me|i['’]ll|i want to|let['’]s) (?:do|give you|take|show you|look at|start with) (?:an?|one|some|another) (?:quick |simple |little )?(?:examples?|numbers?)[.!]?$)/iu,
  believed:
    /(?<!\p{L})(?:(?:many|most|some|all|lots of|a lot of|(?:most|some|many) of)(?: (?:of )?\p{L}+){0,2}|people|everyone|everybody|nobody|they|one|you(?: (?:may|might|will|often|all|probably|always))?(?: have)?|we(?: (?:all|often|used to))?|it (?:is|was|['’]s)(?: \p{L}+)?)(?: (?:often|still|always|usually))? (?:believe[sd]?|thinks?|thought|says?|said|claim(?:s|ed)?|assumed?|assumes|suppose[sd]?|heard?|read|told|held|taught|imagined?)(?!\p{L})/iu,
  denies:
    /^(?:(?:but|and|well|now),? )?(?:(?:that|this|it)(?: is|['’]s| was) (?:(?:simply|just|of course|quite|plainly|completely) )*(?:wrong|false|untrue|nonsense|incorrect|not (?:true|so|right|correct|the case|how it works)|a (?:myth|mistake|misconception|legend|fallacy)|an? (?:error|old wives['’] tale))|(?:it|that|they|he|she)(?: (?:do|does|did|is|are|was|were|can|could|has|have)(?: not|n['’]t)|['’](?:s|re) not)|not (?:so|true|at all)|wrong|false|nonsense)[.!]$/iu,
  school:
    /(?<!\p{L})(?:exams?|lectures?|homework|seminar|worksheet|quiz|midterm|textbook)(?!\p{L})/iu,
  homework: {
    begins:
      /(?<!\p{L})(?:homework|(?:problem|exercise) (?:set|sheet)|worksheet|assignment|coursework|to be (?:handed )?in by|hand(?:ed)? in|deadline|is due|are due|sign up)(?!\p{L})/iu,
    tells:
      /(?:^|, )(?:(?:and|so|then|also|now|please|oh),? )*(?:please,? )?(?:bring|wear|take|read|work (?:out|through)|write|do|solve|try|prepare|finish|hand in|submit|send|upload|sign up|put your name|have a look at|look at|watch|learn|revise|choose|pick|answer|(?:one|two|three|a|\p{N}+) (?:short )?(?:paragraphs?|pages?|essays?)(?! (?:is|are|will|would|['’]ll) ))(?!\p{L})|(?<!\p{L})(?:you (?:have|need) to|you must|you should|(?:what )?you(?:['’]ll| will) (?:hand in|submit|send|write|bring|read|prepare)|(?:is|are) (?:compulsory|optional|due)|to be (?:handed )?in by)(?!\p{L})|(?<=\p{L})['’](?:s|re) (?:compulsory|optional|due)(?!\p{L})/iu,
    goesOn:
      /^(?:and )?(?:(?:that|it|this)(?:['’]s| is)|they(?:['’]re| are)) (?:to be (?:handed )?in|due)(?!\p{L})|^(?:and )?(?:you(?:['’]ll| will)? (?:hand|bring|send|give|upload|post) (?:it|them|that|me (?:it|that|them))|i (?:want|need) (?:it|them))(?!\p{L})|^(?:(?:one|two|three|four|an?|\p{N}+) pages?,? )?(?:(?:to be )?handed in|due)(?= (?:on|by|next|this|before|at|in|the|\p{L}+day)(?!\p{L}))/iu,
    nextTime:
      /(?<!\p{L})(?:(?:for|by|before|until) (?:the )?next (?:time|class|lecture|session|seminar|lesson|meeting))(?!\p{L})/iu,
    delivers:
      /(?<!\p{L})you(?:['’]ll| will)? (?:all )?(?:upload|hand|submit|send|bring|give|email|post|read|prepare|write)(?!\p{L})(?! (?:about|that|how)(?!\p{L}))/iu,
    bids: /(?:^|, (?:and )?|(?<!\p{L})and )(?:(?:so|then|also|now|please),? )*(?:bring|wear|read|prepare|finish|hand in|submit|send|upload|buy|install|print|learn|revise|watch|sign up)(?!\p{L})/iu,
    please: /(?<!\p{L})please(?!\p{L})/iu,
    tellsYou:
      /^(?:(?:and|so|then),? )*you(?:['’]ll| will)? (?:all |each |just |then )*(?!(?:all|each|just|then|also|really|still|already|never|always|have|had|had|know|see|saw|hear|remember|need|like|love|hate|want|get|got|are|were|be|did|do|don|think|find|feel|notice|understand|may|might|can|could|should|would|must|ought)(?!\p{L}))\p{L}{2,} /iu,
    allows:
      /(?<!\p{L})you(?:['’]re| are)? (?:can|may|could|allowed to|welcome to|free to)(?!\p{L})/iu,
  },
  room: /(?<!\p{L})(?:(?:who(?:ever)?|if you|those of you|anyone)(?:['’]re| is| are)? (?:sits?|sitting|stands?|standing) (?:by|near|at|next to|in)|at the back(?: can)?(?: just)? (?:wave|hear)|find a seat|(?:mind|watch) (?:the|your) (?:steps?|head|edge)|come (?:a (?:bit|little) )?closer|mic(?:rophone)? (?:died|is|isn['’]t|works|doesn['’]t)|(?:open|close) the (?:window|door))(?!\p{L})/iu,
  example:
    /^(?:(?:so|okay|and|now|well)[,]? )*(?:say(?!\p{L})(?! that)|imagine|suppose|picture|for (?:example|instance)|take (?:the|an?|your)|think of|let['’]s say)(?!\p{L})/iu,
  trueOrFalse: 'True or false?',
  asksWhy: /^(?:and |so |but |now )?why(?: (?:is that|so|not))?\?$/iu,
  leavesAnswer:
    /(?<!\p{L})(?:(?:come|get|go) (?:right )?back to|(?:keep|hold)(?: on to)?|remember|park|bear) (?:that|this|it|your answers?|the question)(?!\p{L})|(?<!\p{L})(?:write (?:it|that|this|your \p{L}+) down|make a note|have a think|think (?:about (?:it|that)|it over)|(?:don['’]t|do not|no need to) (?:\p{L}+ )?(?:answer|tell me)|(?:answer|tell you|find out|see)(?: it| that)? (?:at the end|later|in a (?:minute|moment|bit|second|while)))(?!\p{L})/iu,
  returns:
    /(?<!\p{L})(?:(?:back|return(?:ing)?|comes?|answers?|brings us)(?: to)?|remember) (?:the|my|our|that|this) (?:first |opening )?(?:question|puzzle|riddle)|question (?:from|at|i asked(?: you)?(?: at)?|we had at) the (?:start|beginning|outset)(?!\p{L})/iu,
  slip: {
    admits:
      /(?<!\p{L})i(?:['’]ve| have)? (?:just )?(?:said|told (?:you|them)|wrote|written|put|gave you)(?!\p{L})/iu,
    wrong:
      /(?<!\p{L})(?:wrong|mistake|slip|error|incorrect|out by|should (?:be|have been)|(?:not|isn['’]t|wasn['’]t|can['’]t be) (?:right|correct|true)|(?:put|get) (?:that|it) right|correct (?:that|it|this|myself)|misspoke)(?!\p{L})/iu,
    zero: /^(?:nought|naught|zero|oh)$/iu,
    corrected: (right) => `Corrected later: ${right}`,
  },
  ordinal:
    /^(?:and |so )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|last(?:ly)?|one|two|three)(?:[,:]| of all)/iu,
  digresses:
    /^(?:(?:okay|so|oh|and|now),? )*(?:by the way|incidentally|that reminds me|as an aside|a (?:quick|funny|little) (?:story|anecdote|aside)|funny story)(?!\p{L})/iu,
  ask: (term) => `What is meant by “${term}”?`,
};
