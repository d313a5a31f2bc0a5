import { wordSet } from '../language.ts';

/** Base forms of what people undertake at work and at home: said of a person's future, a task. */
export const TASK_VERBS = wordSet(
  'add|address|adjust|amend|analyse|analyze|announce|apply|approve|arrange|ask|assemble|assign|attach|audit|backup|bake|benchmark|book|borrow|brief|bring|build|buy|calculate|call|cancel|chase|check|circulate|clarify|clean|code|collate|collect|compare|compile|complete|compose|configure|confirm|connect|consult|contact|convert|cook|coordinate|copy|correct|create|debug|decorate|delete|deliver|demo|deploy|design|develop|digitise|distribute|document|double-check|download|draft|draw|drive|drop|edit|email|e-mail|enter|escalate|estimate|evaluate|examine|export|extend|fetch|file|fill|finalise|finalize|finish|fix|format|forward|gather|generate|hand|handle|hang|hire|implement|inform|inspect|install|integrate|interview|investigate|invite|invoice|iron|label|launch|lend|liaise|lock|log|mail|manage|mark|measure|merge|message|migrate|monitor|mow|negotiate|notify|obtain|onboard|order|organise|organize|oversee|pack|paint|pay|phone|photocopy|photograph|pick|pilot|ping|plan|plant|polish|post|prepare|print|process|procure|produce|proofread|propose|provide|publish|pull|purchase|push|query|raise|reach|rearrange|rebook|recalculate|recheck|record|recruit|redesign|redo|redraft|refactor|refund|register|remind|remove|rename|renew|rent|repair|replace|reply|report|request|rerun|reschedule|research|reserve|reset|resend|resolve|respond|restart|restock|retest|review|revise|rewrite|ring|scan|schedule|screen|secure|sell|send|set|settle|share|ship|shortlist|sign|sketch|solve|sort|source|stock|store|submit|summarise|summarize|supply|survey|sweep|swap|tag|test|text|tidy|touch|track|train|transcribe|transfer|translate|tweak|type|update|upgrade|upload|validate|verify|vet|visit|wash|water|wrap|write',
);

/** Verbs of handling: a task of what is planned or asked for, else a remark about what is being done. */
export const HANDLING_VERBS = wordSet(
  'close|cover|cut|do|get|give|keep|lead|list|make|meet|move|offer|open|outline|point|present|put|read|return|roll|run|show|stop|take|turn|use',
);

/** Verbs of where the talk, or someone, goes: seldom a task. */
export const TALK_VERBS = wordSet(
  'begin|buzz|come|describe|discuss|explain|focus|go|introduce|let|look|mention|note|play|quote|repeat|say|sing|skip|speak|start|stay|talk|tell|try|walk|work',
);

/** States of mind, chances and manners of speaking: never a task. */
export const STATE_VERBS = wordSet(
  'accept|admit|agree|appear|arrive|assume|be|become|believe|belong|bet|change|concede|confess|continue|cost|decline|decrease|depend|die|dream|eat|end|enjoy|exist|expect|expire|fail|fall|feel|forget|forgive|grant|grow|guess|happen|hate|have|hear|help|hope|imagine|increase|know|laugh|leave|like|live|lose|love|mean|miss|need|notice|pass|prefer|rain|snow|shine|realise|realize|recall|receive|regret|remain|remember|rise|save|see|seem|sit|sleep|sound|spare|stand|stick|suggest|suppose|survive|suspect|think|trust|understand|wait|wake|want|win|wish|wonder|worry',
);

/** Weak verbs that make a task together with what follows them. */
export const TASK_PHRASES = new RegExp(
  [
    '(?:get|come|circle|report|write) back to (?:you|him|her|them|us|everyone|[A-Z]|the (?!point))\\w*',
    'let (?:you|him|her|them|everyone|everybody|the \\w+|[A-Z]\\w+)(?: all)? know\\b(?! if\\b)',
    '(?:follow|chase|back) up\\b',
    'get in touch|keep (?:you|him|her|them|everyone) (?:posted|informed|updated)',
    'keep (?:an?|the|track|your|my|our)\\b|take (?:care of|over|on|minutes|notes|photos|pictures|a look|(?:that|this|it)\\b(?: one| on| up)?|the (?:minutes|notes|lead|photos|car|train|parcel|package|dog)\\b|\\w+ to\\b)',
    'look (?:into|for|up|over|after)\\b|look at (?!how|what|why|where|whether|some|a few)|find\\b(?! out (?:that|soon|later))|figure out|deal with|speak (?:to|with)|talk (?:to|with) (?!you|about)\\w+|meet (?:with )?(?:the|[A-Z])\\w+',
    'make (?:sure|(?:the|an?|some|our|your|two|three|copies|dinner|lunch|coffee|tea)\\b(?! (?:point|difference|joke|mistake|guess|fuss|habit|case)\\b))',
    'put (?:together|up|in|on|out|the|a|an|it|that|this|them|my|your|our|all)\\b',
    'set up|turn (?:off|on|in) the|run (?:the|a|an|some|it|that|this)\\b',
    'do (?:that|it|this|the|some|a|my|your|our|another)\\b',
    'have (?:a (?:word|chat|look|call|draft|meeting)|(?:the|it|that|this|them|everything|a|my|all)\\b.*\\b(?:ready|done|finished|completed|sent|sorted|fixed|over|out|up|back|signed|printed|installed|delivered|booked|with you)\\b)',
    'get (?:the|it|that|this|them|a|an|some|hold|my|our|everything|quotes?|two|three|\\w+ (?:to|started on))\\b(?! (?:point|idea|feeling|impression|sense)\\b)',
    'give (?:you|him|her|them|[A-Z]\\w+|the \\w+)(?: all)? (?:a call|a ring|an update|feedback|the|a copy|access|a summary|notice|a lift)',
    'tell (?!me|us|you)\\w+|show (?:him|her|them|[A-Z]\\w+)\\b|present (?:the|our|my|a|it|this)\\b.*\\b(?:at|to)\\b',
    'leave (?:the|a|it|them|my)\\b.*\\b(?:on|in|at|with|by|for)\\b|list (?:the|all)|outline (?:the|a)|close (?:the|out)\\b.*\\b(?:ticket|account|deal|books|issue)|see (?:if|whether|to it)\\b|return (?:the|a|it|them|my|your)\\b|move (?:the|our|it) .*\\bto\\b|cut (?:the|a)\\b|read (?:the|through|it|your|over)\\b.*\\b(?:and|by|before|tonight|tomorrow)\\b|lead (?:the|this|that|a)\\b|cover (?:for|the (?:costs?|shift))|stay (?:late|behind)|help (?:him|her|them|[A-Z]\\w+|out|with|you (?:with|to|move|set|prepare))\\b|walk the dog|work (?:on|out|through)\\b|note (?:in|down|it|that in)\\b|cook|host\\b',
  ]
    .map((phrase) => `^(?:${phrase})`)
    .join('|'),
  'u',
);

/** Words between the auxiliary and the verb that change nothing. */
export const ADVERBS = wordSet(
  'also|just|then|definitely|certainly|surely|quickly|personally|happily|gladly|immediately|now|first|simply|both|all|each|actually|really|directly|soon|again|therefore|still|please|kindly|go ahead and|try to|try and|make sure to|be sure to|be able to|have to|need to|get to|finally|today|tomorrow|tonight',
);

/** Turns of phrase that look like tasks. */
export const NO_TASK_PHRASES =
  /^(?:do (?:my|our|your) (?:best|utmost)|find (?:a way|out that|that)|call it\b|pay attention|hand (?:it |you )?(?:over|back) to|add (?:that|one|just|something|to that)|draw (?:your|attention|a conclusion|the line)|ask (?:you|one|a|another|myself)\b|get (?:there|it right|used|the (?:hang|idea|point|feeling)|a (?:sense|feeling))|take (?:it (?:easy|slow|that)|that into|place|the (?:bus|blue|red|first|second|other))|make (?:it|a (?:point|difference|mistake|guess|fuss)|the point)\b|put it (?:this|that|another|like)|keep (?:it|this) (?:short|brief|simple|going)|give (?:you )?an? (?:example|idea|overview|sense)|raise (?:one|a|the) (?:point|question)|set the (?:scene|stage)|run (?:out|late|into)|turn to\b|show (?:you|that|how)\b)/u;

/** Participles that have no ending of their own: `I'd thought` is `had thought`, `he's sent it` is `has sent`. */
export const IRREGULAR_PARTICIPLES = wordSet(
  'been|begun|bought|broken|brought|built|caught|chosen|done|driven|eaten|fallen|felt|flown|forgotten|found|given|gone|got|grown|had|heard|held|hung|kept|known|led|left|lent|lost|made|meant|met|paid|risen|said|seen|sent|shown|slept|sold|spent|spoken|stolen|stood|sworn|taken|taught|thought|told|torn|understood|won|worn|written',
);
