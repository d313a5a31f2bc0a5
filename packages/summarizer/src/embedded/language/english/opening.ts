import { wordSet } from '../language.ts';
import type { Opening } from '../talk/opening.ts';

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|next|last|final|other)';

export const englishOpening: Opening = {
  leads: new RegExp(
    String.raw`^(?:${ORDINAL}(?:ly)? (?:thing|one|item|point|topic|question|bit)(?: (?:from|for) me| on (?:the|my|our) (?:list|agenda))?(?: (?:is|was))?|(?:next(?: up)?|lastly|finally|first(?:ly)?|second(?:ly)?|third(?:ly)?)(?=[,.:]| (?:the|our)(?!\p{L}))|(?:now|then)(?=[,.:]? )|(?:item|point|number|part|step|topic) (?:\p{L}+|\d+)(?: (?:is|then))?|one (?:more|last|other|final)(?: thing)?|another thing|(?:on|over|back|moving on|we come|we turn|which (?:brings|takes) us|that brings us) to|(?:that|which|this) leaves(?: us)?(?: with)?|as for|any other business:?)(?!\p{L})[,.:;]? *`,
    'iu',
  ),
  tails:
    /,? (?:then|now|next|first|quickly|briefly|please|again|too|as well|since|because|before|while)$/iu,
  first: /,? (?:first(?: of all)?|to (?:start|begin) with)$/iu,
  added:
    /^(?:one (?:more|last|other) thing|another thing|while (?:I remember|we['’]re (?:at|on) it|I['’]ve got you(?: all)?|you['’]re (?:all )?here)|before I forget)$/iu,
  exclaims:
    /^(?:what (?:a|an)(?!\p{L})|(?:the )?poor \p{L}+[.!]|(?:\p{L}+ly )?\p{L}+(?:ly|ful|ous|able|ible|ed)[.!,]|(?:\p{L}+ly )?(?:normal|typical|magic|fantastic|logical|ideal|amazing|interesting|fascinating|exciting|disgusting)(?!\p{L})|(?:perfect|brilliant|great|nice|super|nonsense|rubbish|genius|shame|pity|thanks|cheers|sorry|true|same|done|sure|enough|blimey|crikey|o+h|ouch|oops|whoops|wow|gosh|goodness|heavens|yikes|hoo?ray|bingo|sent|bought|gone|found|paid|got|made|left|lost|won|told|sold|heard|attention|careful|caution)(?!\p{L}))/iu,
  handsOver:
    /^(?:that(?:['’]s| is) (?:you|yours|your (?:one|bit|job|department))|over to you|where (?:are|have) (?:we|you)(?: got to)?|how(?:['’]s| is| are| far)(?: that| it| things)? (?:going|getting|we|you|looking)|what(?:['’]s| is) the (?:state|story|latest|news))(?!\p{L})/iu,
  raises:
    /(?<!\p{L})(?:(?:can|could|may|shall) (?:i|we) (?:just |quickly )?(?:do|raise|mention|bring up|come (?:in with|to)|say (?:something|a word|a bit) (?:about|on)|ask (?:you )?about|talk about|turn to|start with|look at)|(?:i|we)(?:['’]d| would)? (?:want(?:ed)?|like|need|have) to (?:talk about|raise|mention|discuss|bring up)|let['’]s (?:do|talk about|turn to|look at|take|start with)|tell (?:us|me|them) about|(?:a|one) word (?:about|on)|(?:you|we) (?:mentioned|were going to say something about)) (?:the |our |your |my |this |that )?(?<topic>[^.?!,;:]{3,60})/iu,
  links: wordSet('of|in|at|for|to|from|with|and|by|on|the|a|an|our'),
  pronouns: wordSet('one'),
  demonstratives: wordSet('that|this|these|those|her|some|any|each|both|another|no'),
};
