import { englishTask } from './tasks.ts';
import type { Wording } from '../language.ts';

export const englishWording: Wording = {
  decision:
    /\b(?:we(?: have|'ve| all| both| also| finally| then)* (?:decided|agreed|resolved|settled on|chose|voted|opted)|we(?:'re| are) (?:going|sticking) with|let's go (?:with|for)|we(?:'ll| will) go (?:with|for|ahead with)|(?:it|this|that)(?: was|'s| is| has been|'s been) (?:\w+ )?(?:decided|agreed|resolved|settled)|(?:the |our |my |final )+decision (?:is|was|has been)|decision:|decided:|agreed:|resolved:|(?:has|have|had) (?:\w+ )?(?:decided|agreed|resolved|voted) (?:to|that|on|against|in favou?r)|(?:board|committee|council|team|group|management|government|cabinet|court|company) (?:decided|agreed|resolved|voted|approved|rejected|adopted)|(?:was|were|is|are|been) (?:unanimously )?(?:approved|adopted|agreed|decided|rejected|carried)|motion (?:is |was )?(?:carried|passed|adopted|agreed|defeated)|i(?:'ve| have)? decided (?:to|that|on|against)|i hereby \w+|so (?:it's|that's|that is) (?:decided|settled|agreed))\b/iu,
  notDecision:
    /\?["'”’)]*$|\b(?:not|never|haven't|hasn't|hadn't|didn't|don't|no) (?:\w+ )?(?:decided|agreed|settled|decide|chosen|been decided)|\b(?:if|unless|until|before|when|whether|once) (?:we|it|they|this|that|the \w+)(?:'ve| have| had| has)? (?:\w+ )?(?:decided|agreed|decide|agree)|\b(?:to be|can be|must be|needs? to be|should be|has to be|have to be|will be|could be|would be|be) (?:decided|agreed|approved|adopted)/iu,
  definition:
    /^(?:(?:the term|the word|so-called) )?(?:an? |the )?["“'‘]?(?<term>[\p{L}\p{N}][\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,4}?)["”'’]?(?: \([^)]{1,40}\))?,? (?:(?:is|are) (?:defined as|short for|called|known as|an? (?:\w+ ){0,2}(?:measure|kind|type|form|set|process|method|system|way|unit|technique|theory|concept|law|property|function|model|rule|device|substance|group|class|branch|state|study|collection|structure|algorithm|organism|disease|protein|molecule|language|protocol|standard|procedure|principle|phenomenon|approach|strategy|tool|framework|field|region|area|period|part|combination|sequence|number|point|name|term|word)\b(?: (?:of|that|which|for|in|where|by|to|with|used)\b)?)|means\b|stands for|refers to|denotes|which (?:is|means|stands for))(?<meaning> ?.{8,})$/iu,
  taskIn: englishTask,
};
