import { anyWording, type Answers } from '../talk/answers.ts';

const CLAUSE = '(?:whether|if|who|what|when|where|how|why|which)(?!\\p{L})';
const NEGATED = "(?:\\p{L}+n['’]t|cannot|not|never|nobody|no ?one|none of (?:us|them)|neither)";

export const englishAnswers: Answers = {
  unknown: anyWording(
    "(?:nobody|no ?one)(?:['’]s| has| have|['’]ve)? (?:ever |really )?(?:known|found out|worked (?:it|that) out)",
    '(?:stays|remains|is still|will stay) a mystery',
    `(?:(?:I|we|you|they|he|she)(?: \\p{L}+)? (?:\\p{L}+n['’]t|cannot)|(?:I|we) never|nobody|no ?one|none of (?:us|them)|neither of (?:us|them))(?: \\p{L}+){0,3} knows?(?! (?:(?:what|where|how|who)(?: else)? to|that|a|an|my|him|her|them|(?:many|any)(?: \\p{L}+|body|one) (?:who|where|that|which))(?!\\p{L}))`,
    "(?:have|has|had)n['’]t heard(?! (?:him|her|them)(?!\\p{L}))",
    `${NEGATED}(?: (?!want)\\p{L}+){0,3} (?:say|explain|tell (?:you|us|me)|swear(?: to it)?)(?=,? (?:yet|for sure|either|more|anything|a thing|${CLAUSE})|[.,;?!]|$)`,
    "(?:I|we)(?:['’](?:d|ll|ve)| would| will)?(?: (?:have|need|got)){1,2} to (?:ask|look(?: (?:at|(?:it|that|this) up|into))|check(?! in)|find out|see(?=[.,!]|$))",
    "(?:have|has|had)(?:n['’]t| not)(?: got)? (?:a|the) (?:\\p{L}+ )?(?:faintest|foggiest|slightest|clue|idea|notion)",
    '(?:no|any|not (?:a|the)) (?:\\p{L}+ )?(?:idea|clue|notion)',
    "(?:i['’]d|i would|we['’]d|i['’]m|we['’]re|it['’]s)(?: (?:only|just|all|be|a|pure))* guess(?:ing|work)?(?! (?:about |around |at |maybe |some )?(?:\\d|an? (?:hundred|thousand|dozen|third|quarter|half)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))",
    "(?:your|any(?:body|one)['’]s) guess",
    "(?:i|we)(?:['’]d| would)(?: (?:all|also|both))* (?:like|love) to know",
    '(?:nothing|no word|not a \\p{L}+) (?:since|so far|back)',
    '(?:heard|had) nothing(?: back)?',
    '(?:had|got|heard|given) (?:two|three|different)(?: \\p{L}+)? answers',
    '(?:see|argue)(?: (?:it|that))? both ways',
    '(?:just |only |have to |need to )+wait and see',
    "(?:it(?:['’]s)? )?(?:all )?depends(?= (?:on|is|are|if|whether|who|what|how|when)(?!\\p{L})|[.,;]|$)",
    'up for grabs',
    "(?:that|this|it)(?: one)?(?:['’]s| is| stays| goes| remains)(?: still)? (?:hanging|up in the air|in the air|a question mark|anyone['’]s guess|one to find out)",
    '(?:a|the) question mark',
    'beats me',
    '(?:I|we) wish (?:I|we) knew',
    '(?:ask|try) me (?:again )?(?:in|next|later)',
    'no (?:telling|knowing|saying|way of knowing)',
    'who knows(?=[.?!,]|$)',
  ),
  depends: anyWording("(?:it(?:['’]s)? )?(?:all )?depends"),
  putsOff: anyWording(
    '(?<=^(?:(?:well|no|right|okay|hm+),? )?)(?:next (?:meeting|time|week|month|year)|another (?:time|day))(?=[.!]?$)',
    `${NEGATED}(?: \\p{L}+){0,3} (?:answer|settle|decide|sort|resolve|solve)(?: (?:that|it|this|them))?(?: one)?(?: out)? (?:here|in here|today|tonight|now|this (?:evening|morning|afternoon))`,
    "(?:not|don['’]t want to|(?:['’]d|would) (?:rather|sooner) not|can['’]t)(?: \\p{L}+){1,6} without (?-i:\\p{Lu})\\p{L}+",
    '(?:bring|put|raise|take) (?:it|that|this|that one)(?: (?:back|up|again|on the agenda|to)){0,2}(?: for| at)?(?: the)? next',
    "(?:we['’]re not|we (?:won['’]t|don['’]t)) (?:decid|settl)\\p{L}* (?:anything|it|that) (?:today|tonight|now|here)",
    "(?:we['’]ll|let['’]s) (?:see|decide|talk about (?:it|that)|sort (?:it|that) out) (?:when|once|later|nearer the time)",
    "(?<=^(?:(?:well|no|right|okay|hm+),? )?)(?:we|I)(?:['’]ll| will)(?: just)? have to (?:see|look|think about (?:it|that)|look into (?:it|that))(?=[.!]?$)",
    'needs? (?:more )?thinking about',
    "(?:I|we)(?:['’]d| would|['’]ll| will)?(?: only| just)? (?:decide|settle)(?: (?:that|it|this|on that))? (?:only )?(?:if|when|once|nearer)(?! to(?!\\p{L}))",
    "(?:that|this|it)(?:['’]s| is)?(?:n['’]t| not)(?: \\p{L}+)? (?:solved|settled|decided|clear|sorted|resolved|answered)",
  ),
  movesOn:
    /^(?:(?:and|right|okay|so|then|good),? )*(?:(?:the )?(?:last|next|final|one more|another|one last|first|second|third|fourth|fifth|sixth) (?:thing|point|item|question|one)|next|item \p{L}+)(?=[.,:])/iu,
  tag: /, (?:\p{L}+n['’]t|\p{L}+ not) (?:I|you|he|she|it|we|they|there|that)\?$|, right\?$/iu,
  asksWho: anyWording('who', "who['’](?:s|ll|d)", 'whose', 'any(?:body|one)'),
  nobody: anyWording(
    "(?:still|yet|have|has|had|got|['’]ve|['’]s)(?: got)? (?:nobody|no ?one)(?! (?:else|but)(?!\\p{L}))",
    '(?:nobody|no ?one)(?: \\p{L}+)? (?:yet|so far|wants|wanted|has (?:offered|volunteered|said)|offered|volunteered)',
    "(?:have|has|had)(?:n['’]t| not)(?: got)? any(?:body|one)",
  ),
  guesses:
    /^(?:(?:or|and|well|so),? )?(?:maybe|perhaps|possibly|probably)(?!\p{L})|\p{L} what, [^?]{2,40}\?$/iu,
  wantsToKnow: new RegExp(
    String.raw`^.*?(?<!\p{L})(?:(?:wants?|wanted|(?:would|['’]d) like) to know|is asking|(?<=(?:^|[.,;] ?|and )(?:the |our |my )?\p{L}+(?: \p{L}+)? )(?:asks|asked))(?: (?:me|us|again))? (?=${CLAUSE})`,
    'iu',
  ),
  reported: anyWording(
    `${NEGATED}(?: \\p{L}+){0,3} (?:know|say|tell|answer|explain)(?: either| yet)?,? ${CLAUSE}`,
    `${CLAUSE}[^.?!;]{5,120} (?:is|are|remains?|was) (?:still )?(?:any(?:body|one)['’]s guess|a mystery|an open question|in the balance)`,
    '(?:nothing|no contract) (?:has|is|was) (?:yet )?(?:been )?(?:yet )?(?:signed|settled|decided|agreed)(?: yet| so far)?',
  ),
  beforeAnswer:
    /^(?:yes|no|(?:(?:that['’]s |ah, )?an? )?(?:very )?(?:good|great|excellent) (?:question|point))[.!]$/iu,
  opener:
    /^(?:(?:hang|hold) on|wait(?: a (?:minute|second|moment))?|one (?:more |last |other |quick )?(?:thing|question)(?: (?:though|more))?|just one (?:thing|question)|(?:can|could|may) I (?:just )?ask(?: (?:a|one)(?: \p{L}+)? (?:one|question|thing)| (?:something|one thing))?|remind me|tell me|sorry|listen|by the way|(?:talking|speaking) of (?:\p{L}+ )?\p{L}+|while we['’]re at it|oh)[,.:;?–— ]+(?=\S)/iu,
  closer: /,? (?:by the way|though|while we['’]re at it|at all|I mean)(?=\?$)/iu,
  interrogative: anyWording(
    'who',
    "who['’](?:s|ll|d|ve)",
    'whose',
    'whom',
    "what(?:['’](?:s|ll))?",
    "when(?:['’]s)?",
    "where(?:['’]s)?",
    "how(?:['’]s)?",
    "why(?:['’]s)?",
    'which',
  ),
  asksCount: anyWording(
    'how (?:many|much|long|far|big|old|high|often|late|early)',
    'what (?:price|percentage|number|size)',
  ),
  asksTime: anyWording(
    'when',
    "when['’]s",
    'what (?:time|day|date)',
    'how (?:soon|long|late|early)',
    'which (?:day|week|month)',
  ),
  asksAhead: anyWording(
    "(?:will|shall|would|(?:is|are|am|['’]s|['’]re) (?:\\p{L}+ ){0,3}(?:going to|supposed to|meant to)|do (?:we|they|i) (?:have|need|get) to|ought|should)",
  ),
  findsOut: anyWording(
    "(?:i|we|you|he|she|they)(?:['’](?:ll|d)| will| can| could| would| should| have to| need to|['’]ve got to)?(?: \\p{L}+)? (?:ask|check|find out|look into|look up|enquire|inquire|chase|get (?:back|hold)|sound)(?! (?:you|if you)(?!\\p{L}))",
    "(?:let me|i['’]d better|someone (?:should|needs to|has to)) (?:ask|check|find out|look)",
    '(?:let (?:you|everyone|everybody|us) know)',
  ),
  hedges: anyWording(
    '(?:maybe|perhaps|possibly|probably|presumably|apparently|supposedly|might|could be|hopefully|roughly)',
    '(?:i|we) (?:think|suppose|guess|imagine|hope|believe|expect|assume|doubt)',
    '(?:should|ought to) be',
    "(?:said|says|told \\p{L}+) (?:\\p{L}+ ){0,3}(?:would|['’]d|might)",
    "(?:not|n['’]t) (?:be )?(?:sure|certain|clear|said|heard|decided|replied|answered)",
  ),
  disclaims: anyWording(
    "(?:i|we)(?: \\p{L}+){0,2} (?:\\p{L}+n['’]t|cannot|not|never|no (?!problem)\\p{L}+)",
    "(?:i|we)['’](?:m|re|ve|d|ll)(?: \\p{L}+)? (?:not|never|no)",
    '(?:nobody|no ?one|none of (?:us|them)|neither of (?:us|them)|me neither)',
    "(?:they|he|she|it)(?: (?:has|have|had|did|do|does|would|could|will))?(?:n['’]t| not)(?: \\p{L}+){0,2} (?:say|said|tell|told|answer|answered|know|decide|decided|reply|replied)",
  ),
  hasAsked: anyWording(
    "(?:i|we|he|she|they)(?:['’]ve| have|['’]s| has|['’]d| had)?(?: \\p{L}+){0,2} (?:asked|rung|rang|called|phoned|written|wrote|emailed|tried|chased|checked)",
  ),
  inverts:
    /^(?:(?:and|but|so|or|well|also|then|okay|right|now|sorry)[, ]+)*(?:\p{L}{2,}, )?(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|has|have|had|may|might|must)(?:n['’]t)? (?!what|how)\p{L}+/iu,
  statesOpen: new RegExp(
    [
      String.raw`(?:^|[,.;:–—] ?|(?<!\p{L})(?:and|but|so),? )i(?:['’]m| am| was|['’]ve been)?(?: just| still)? wonder(?:ing|ed)?,? (?<wondered>(?:whether|if|who|what|when|where|how|why|which)(?!\p{L}).{8,})`,
      String.raw`(?:^|[,.;:–—] ?|(?<!\p{L})(?:now|and|but),? )(?<clause>(?:whether|who|what|when|where|how|why|which) [^.?!,]{8,120}), (?:that(?:['’]s (?:something|what))? )?(?:i|we|nobody|no ?one|none of us)(?: \p{L}+){0,2} (?:\p{L}+n['’]t|cannot|never|not|no idea|knows?)`,
      String.raw`(?<!\p{L})(?:(?:nobody|no ?one|none of (?:us|them))(?:['’]s)?|(?:i|we|they)(?: \p{L}+)?(?: (?:\p{L}+n['’]t|cannot|never|not)|['’]ve not))(?: \p{L}+){0,3} (?:know|knows|known|said|say|told (?:me|us)|tell (?:me|us)|decide[d]?|settled?|heard|found out|work(?:ed)? out|agreed?)(?: yet)?,? (?<asked>(?:whether|who|when|where|how|why|which)(?!\p{L}).{8,})`,
      String.raw`(?<!\p{L})still (?:have|need|got)(?: got)? to (?:find out|decide|settle|work out|ask|agree|sort out),? (?<left>(?:whether|if|who|what|when|where|how|why|which)(?!\p{L}).{8,})`,
      String.raw`(?<!\p{L})(?:is|are|remains?|stays?|['’]s)(?: \p{L}+){0,2} (?:up in the air|an open question|any(?:one|body)['’]s guess|undecided|unsettled|unclear|open (?:for now|so far|at the moment|for the moment)|not (?:settled|decided|clear))(?!\p{L})`,
      String.raw`^(?:and |but |now,? )?what (?:(?:i|we)(?: \p{L}+){0,2} (?:\p{L}+n['’]t|cannot|never)|(?:nobody|no ?one)(?: \p{L}+){0,2} (?:can|could|knows?))(?: \p{L}+){0,6} (?:is|are)(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
};
