import {
  between,
  deadlines,
  moved,
  opening,
  replacing,
  starting,
  suits,
  tally,
  times,
  trend,
  verbs,
  vote,
  whole,
  type Phrasing,
} from '../phrasing.ts';
import { englishMentions } from './mentions.ts';

export const englishPhrasing: Phrasing = {
  times: times(
    String.raw`last (?:year|season|month|week|time|winter|summer|spring|autumn|term|quarter)|the (?:year|season|month|week|time|winter|summer|\p{Lu}\p{L}+) before|(?:a|one) (?:year|month|week) (?:ago|earlier)|the previous \p{L}+|previously|formerly|up from|down from|used to be`,
    String.raw`this (?:year|season|month|week|time|winter|summer|spring|autumn|term|quarter)|now|currently|at present|these days|today`,
    'to|and|against',
  ),
  corrections: [
    /(?<!\p{L})not (?:just |only )?(?<denied>[^,.;:?!]{3,60}),? but (?!also)(?<said>[^.;:?!]{3,80})/gu,
    /(?<said>[^.;:?!]{3,80}), (?:and )?not (?<denied>[^,.;:?!]{3,40})(?=[.;!]|$)/gu,
  ],
  spared:
    /^\W*(?:(?:oh|no|well|thanks?|thank you|please)\W+)*(?:don['’]t(?! (?:forget|worry|mind))|no need|there['’]s no need|not necessary|(?:that|it) won['’]t be necessary|(?:i['’]d )?(?:better|rather) not|leave it|you needn['’]t|you don['’]t (?:have|need) to|no,? thanks?|no,? thank you)(?!\p{L})/u,
  pending: whole(
    String.raw`still (?:to|waiting|has to|have to|needs? to|pending)|not yet|yet to|waiting (?:for|on|to)|has to (?:agree|approve|license|decide|sign)|nothing(?:'s| is| has been) (?:signed|decided|agreed|fixed|done)|not in yet|won't know`,
  ),
  relations: { before: 'before', after: 'after', with: 'with', without: 'without' },
  ways: [between('from', 'to|into|towards'), replacing(englishMentions.ratherThan)],
  estimates: trend(
    String.raw`overestimat\p{L}+|overstat\p{L}+|exaggerat\p{L}+|too (?:high|large|big)`,
    String.raw`underestimat\p{L}+|understat\p{L}+|too (?:low|small)`,
  ),
  trends: trend(
    String.raw`ris(?:es?|en|ing)|rose|rais(?:es?|ed|ing)|increas(?:es?|ed|ing)|(?:go|goes|went|gone|going|came|come) up|gr[eo]ws?|growing|grown|climb(?:s|ed|ing)?|(?<!(?:add(?:s|ed|ing)?|ma[dk]es?|end(?:s|ed)?|set) )up (?:from|by|on|to)|dearer|more expensive|put up`,
    String.raw`fall(?:s|en|ing)?|fell|lower(?:s|ed|ing)?|decreas(?:es?|ed|ing)|(?:go|goes|went|gone|going|came|come) down|declin(?:es?|ed|ing)|shr[aiu]nk(?:s|ing)?|down (?:from|by|on|to)|cheaper|reduc(?:es?|ed|ing)|(?<!(?:a|the) )drop(?:s|ped)?|less expensive`,
  ),
  untold: /(?<!\p{L})(?:not|no|never|than)(?!\p{L})|n['’]t/iu,
  saying: verbs(
    'says?|said|reports?|reported|asks?|asked|proposes?|proposed|suggests?|suggested|explains?|explained|mentions?|mentioned|notes?|noted|warns?|warned|objects?|objected|complains?|complained|recommends?|recommended|recalls?|recalled|admits?|admitted|announces?|announced|argues?|argued|states?|stated|claims?|claimed|remarks?|remarked|replies|replied|answers?|answered|insists?|insisted|confirms?|confirmed|tells?|told|informs?|informed|estimates?|estimated|points|pointed',
  ),
  asking: verbs('asks?|asked'),
  both: /(?<!\p{L}|of )(?:both|whole|entire)(?!\p{L})/u,
  only: /(?<!\p{L})(?:only|just|solely|merely)(?!\p{L})/u,
  turnsDown: opening(
    'oh|well|ah|er|um|sorry|but|hm+|look',
    String.raw`no(?! one|,? (?:problem|objection|idea|clue|that's fine|go ahead|of course|worries|doubt))|never|nope|nah|not (?:any ?more|really|at all|necessary|needed|a chance|me)|no need|please (?:no|not|don't)|(?:you|we|i) (?:can't|cannot|could not|couldn't|won't|will not|would not|wouldn't)|out of the question|impossible|over my dead body|(?:absolutely|certainly|definitely) not|i'd rather not|let's not|forget it|scrap that`,
  ),
  votes: vote('vot(?:es?|ed|ing)', 'for|in favou?r', 'against|down'),
  tally: tally('votes?', 'in favou?r|for', 'to|against'),
  putsInstead:
    /^(?:(?:no|so|okay|well|actually|right|then|let['’]s),? )*(?:(?:make|call) (?:it|that)|we(?:['’]ll| will)? (?:stay|stick|settle|stop) (?:at|with|on|for)) /u,
  takesBack: whole(
    String.raw`forget (?:it|that|about)|scratch that|scrap that|cross (?:that|it) out|no,? (?:hang on|wait|sorry)|sorry,? (?:no|i mean)`,
  ),
  withdraws: whole('withdraw|take (?:that|it) back|back out'),
  corrects: starting('actually|no|(?:or )?rather|wait|hang on|sorry|make it'),
  deadlines: deadlines('by|before|until|till|no later than'),
  moved: moved(
    'now|moved to|postponed to|put back to|brought forward to|changed to',
    'on|the|due|this|next',
  ),
  suits: suits(String.raw`(?:(?<=['’])s|is|works?) (?:fine|good|okay|ok|for me|better)`, 'then'),
  affirms: starting(
    'yes|yeah|yep|sure|of course|he did|she did|they did|it (?:is|does|did)|he is|she is|they are',
  ),
  offersOther:
    /(?<!\p{L})but (?:then )?i(?: can(?!['’]?t(?!\p{L})|not)| could(?!n)| will(?! not)|['’]ll(?! not))(?!\p{L})/u,
  wished: whole(
    String.raw`(?:should|could|would|might) have|(?:i|we)'d|had (?:wanted|meant|planned|hoped|thought|proposed|suggested|asked|said|told)|(?:was|were) (?:going|meant|supposed) to|wanted to|i wanted`,
  ),
  dropped: whole(
    String.raw`ruled out|(?:gave|giv(?:es?|ing|en)) up|turned down|voted down|thrown? out|threw out|rejected|refuse[sd]?|dismissed|defeated|scrapped|called off|shelved|overturned|annul\p{L}*|(?:stays?|remains?) (?:closed|shut|as it is|the same)`,
  ),
};
