import type { Telling } from '../talk/telling.ts';

export const englishTelling: Telling = {
  settled:
    /(?<!\p{L})(?:(?:we|I|they)(?:['’]ve| have)?(?: (?:all|both|finally|then|already|just))* (?:decided|agreed|settled|voted)(?: on)?(?: (?:it|that|this|so))?|(?:it|that|this)(?:['’]s| is| was| has been)(?: (?:all|already|now|been))* (?:decided|settled|agreed|signed off|a done deal))(?!\p{L})/iu,
  leavesOut:
    /(?<!\p{L})(?:(?:don['’]t|do not|won['’]t|will not|please not|better not|rather you didn['’]t|rather not) (?:print|write|quote|publish|mention|put|include|name|use)(?!\p{L})|off the record|not for (?:print|publication)|(?:leave|leaving|keep|keeping|take|taking|cut|cutting) (?:it|that|this|them|him|her|us|me|(?:the|my|his|her|their|our|your) (?:\p{L}+ )?\p{L}+) (?:out|anonymous)(?!\p{L}))/iu,
  stays:
    /(?:^|[,;–—] ?)(?:and )?(?:so|that['’]s why),? (?:it|we|that|they|the \p{L}+)(?:['’]re| are|['’]s| is)? (?:stay(?:s|ing)?|keep(?:s|ing)?|stick(?:s|ing)?|remains?)(?!\p{L})/iu,
  offered:
    /(?<!\p{L})(?:(?<!(?:I|we) (?:\p{L}+ )?)offered|made (?:us|me) an? (?:\p{L}+ )?offer|(?:they|he|she|who) wanted (?:it|to (?:buy|have|take))|(?:they|he|she)(?:['’]d| would) (?:have )?pa(?:y|id))(?!\p{L})/iu,
  declined:
    /(?<!\p{L})(?:(?:I|we)(?:['’]ve| have)?|and)(?: \p{L}+)? (?:turned (?:it|that|them|him|her|the \p{L}+) down|turned down|said no|refused|declined)(?!\p{L})/iu,
  longAgo:
    /(?<!\p{N})(?:1\d|20)\d\d(?!\p{N})|(?<!\p{L})(?:years? ago|back then|in those days|nineteen[- ]\p{L}+|twenty (?:oh|ten|eleven|twelve|\p{L}+teen))(?!\p{L})/iu,
  courses:
    /(?<!\p{L})(?:lecture|class|session|seminar|tutorial|lab|practical|lesson|exam|test|quiz|deadline|visit|trip|excursion|workshop|hand-in|room)s?(?!\p{L})/iu,
  moved:
    /(?<!\p{L})(?:there(?:['’]s| is| will be) no (?:lecture|class|session|seminar|tutorial|lab|practical|lesson)(?!\p{L})|(?:is|are|has been|have been|will be) (?:moved|postponed|pushed back|brought forward|cancelled|canceled|rescheduled|put off)(?!\p{L})|(?:won['’]t|will not|can['’]t|doesn['’]t) (?:take place|go ahead)(?!\p{L})|we(?:['’]re| are)? mov(?:e|ing) (?:to|into) (?:room|hall|the))/iu,
  instead: /(?<!\p{L})(?:instead|the (?:day|week|\p{L}+day) after|moved to)(?!\p{L})/iu,
};
