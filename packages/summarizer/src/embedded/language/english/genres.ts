import { genresOf } from '../talk/genres.ts';

export const englishGenres = genresOf({
  show: "podcast|(?:this|today['’]s|the last|last week['’]s) episode|(?:our|the|dear) listeners|(?:my|our|two|three) guests?(?: today| this week)|(?:you(?:['’]re| are)) listening to|welcome (?:back )?to (?:the show|the programme|another|[\"“‘])",
  showAside:
    "brought to you by|(?:a word from |thanks to )?our sponsors?|sponsored by|promo code|use (?:the )?code|subscribe|leave (?:us )?a (?:review|rating)|five[- ]star|wherever you get your podcasts|next (?:week|time|episode)(?: on the show)?,? (?:we|I)(?:['’](?:ll|re)| will| are)? (?:be )?(?:talk|speak|discuss|look)\\p{L}*|follow us on|in the show notes|back after the break",
  source: 'says|said|argues?d?|warns?|warned|claims?|claimed|told|according to|in the view of',
  why: 'because|due to|owing to|thanks to|as a result of|so that|in order to|the reason',
  first:
    'he|she|they|it|his|her|their|its|this|these|those|such|both|one of (?:them|these)|some of (?:them|these)|the (?:latter|former|other|others|same)',
  says: '(?:he|she|they) (?:said|says|told|adds?|added|asks?|asked|writes?|wrote|explained|argued|warned|insisted)|(?:said|says|added|asked|explained) (?:he|she|they)',
  step: 'step|part',
  heads: 'from|to|cc|subject|date',
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  behindDay: '(?:st|nd|rd|th)?(?: of)?',
});
