const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const PART = '(?:morning|afternoon|evening|night|lunchtime|noon|midday|lunch(?:time)?)';
const PERIOD = `(?:${DAY}|${MONTH}|${PART}|weekend|week|month|quarter|year|spring|summer|autumn|fall|winter|sprint|term)`;
const CLOCK =
  "(?:\\d{1,2}(?!\\d)(?::\\d{2})?(?: ?(?:[ap]m|[ap]\\.m\\.)(?![a-z])| o'clock)?|noon|midday|midnight|(?:half|quarter) past \\w+)";
const ORDINAL =
  '(?:(?:twenty|thirty)[- ]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twelfth|twentieth|thirtieth';
/** `The first` is no day before a noun: `the first batch`. */
const NO_NOUN =
  '(?! (?!(?:of|at|in|on|and|or|is|if|then|would|will|works|suits|for|by|to|so|when|before|after|with|please|anyway|instead|onwards?|soon|too|latest|sharp|or)(?![a-z]))[a-z])';
const YEAR = '(?:,? 20\\d\\d)?';
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}${YEAR}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?${YEAR}|(?:the )?(?:${ORDINAL}) of ${MONTH}|the (?:\\d{1,2}(?:st|nd|rd|th)|(?:${ORDINAL})${NO_NOUN}))`;
/** A day of the week, with its date if that is named: `Monday 19 May`, `Saturday the 14th of September`, `Saturday week`. */
const WEEKDAY = `${DAY}(?:,? (?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${DATE}|\\d{1,2}(?:st|nd|rd|th))| week| fortnight)?(?: ${PART})?`;
const ON_DAY = `(?: on (?:${WEEKDAY}|${DATE}))?`;
const COUNT = '(?:an?|one|two|three|four|five|six|seven|ten|a few|a couple of|\\d+)';
const OCCASION = `(?:the|our|your|my|their|this|today's|tomorrow's|${DAY}'s)(?: [a-z-]+){0,2} (?:meeting|call|session|deadline|launch|review|visit|event|conference|trip|party|demo|class|lecture|workshop|interview|inspection|exam|seminar|tutorial|lab|match|game|show|wedding|holidays?|(?:summer |winter )?break|weekend|release|audit)${ON_DAY}`;
const MEAL = '(?:lunch|dinner|tea|breakfast|break)(?:[- ]?time)?';
const HOUR = '(?:half )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const AT = `(?: at ${CLOCK})?`;
const POINT = `(?:(?:the )?(?:very )?(?:end|middle|start|beginning|close) of (?:the |this |next |that )?(?:day|business|play|school|${PERIOD})|(?:next|this|the following|the coming) ${PERIOD}(?: ${PART})?|the ${DAY} (?:before|after)|${WEEKDAY}|tomorrow(?: ${PART})?|tonight|today|${DATE}|${OCCASION}|${MONTH}|eod|eow|cob|${MEAL}|christmas|easter|then|${CLOCK})`;

/** Longer ways to say it, which the others would cut: `the day after tomorrow`, `in the first week of May`. */
const LONGER = [
  `(?:by|before|at|until) (?:${CLOCK}|${HOUR}) (?:tomorrow|today|(?:on )?${WEEKDAY})`,
  '(?:by |on )?the (?:day after tomorrow|(?:week|month|year) after next)',
  `(?:by|on|until|before) (?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)(?!\\d)`,
  `(?:by|before|at) (?:the )?close of (?:business|play)(?: (?:on )?${WEEKDAY})?`,
  `(?:at|by|before) the (?:very )?(?:beginning|start|end|middle) of (?:the |this |next )?(?:day|${PERIOD})`,
  `(?:in|by|during) the (?:first|second|third|fourth|last) (?:week|half) of ${MONTH}`,
  `(?:by|in|until) (?:early|mid|late)[- ]?(?:${MONTH}|week|month|spring|summer|autumn|winter)`,
  '(?:in|by|before|after) the (?:spring|summer|autumn|fall|winter)',
  '(?:in|by|before) Q[1-4]',
  '(?:with)?in a fortnight',
];

/** When a task is due, as it is said: `by Friday`, `before the review`, `within two days`, `as soon as possible`. */
export const ENGLISH_DUE = new RegExp(
  `\\b(?:${[
    ...LONGER,
    `(?:by|before|until|till|no later than|not later than|due) ${POINT}${AT}(?: at the latest)?`,
    // `Before the price goes up` is a clause.
    `before (?:the|our|your|my) (?:[a-z-]+ )?[a-z-]+(?:${ON_DAY.replace(/\?$/u, '')}|(?=[,.;:!?]|$| (?:and|or|so|then|please|at|in)(?![a-z])))`,
    `(?:early |late |later |first thing |at some point )?(?:on ${WEEKDAY}|on the ${DAY} (?:before|after)|${DAY} ${PART}|in the (?:morning|afternoon|evening)|(?:at|over) ${MEAL}|tomorrow(?: ${PART})?|tonight|this ${PERIOD}|next ${PERIOD}(?: ${PART})?|today)${AT}`,
    `(?:at|in|for|on) (?:${DAY}|tomorrow|next week)'s [a-z-]+`,
    `(?:on|for) ${DATE}|on (?:the )?(?:weekend|following ${PERIOD})|(?:over|at|during) (?:the )?(?:weekend|lunch|holidays|break)|in (?:the (?:coming|next) |early |late |mid-)?(?:${MONTH}|${PART}|(?:few )?(?:days|weeks))`,
    `(?:with)?in (?:the )?(?:next )?(?:(?:about|around|roughly) )?${COUNT} (?:minutes?|hours?|(?:working |business )?days?|weeks?|months?)(?:' time|'s time)?`,
    `(?:right |straight |immediately )?after (?:${OCCASION}|(?:this|the|our) (?:meeting|call|session|class|round)|(?:this|that)(?=[,.!?]|$)|lunch|dinner|work|school|class|${DAY})`,
    `${DAY} (?:week|fortnight)(?![a-z])|${DAY},? (?:${DATE})|${DAY}(?= anyway|[,.!?]|$)`,
    `as soon as possible|asap|right away|straight away|(?:end|middle|start|beginning) of (?:(?:the|this|next) )?(?:day|week|month|${MONTH})|at ${CLOCK}(?! (?:percent|%))`,
  ].join('|')})(?![a-z])`,
  'iu',
);

/** A day by itself, as an answer to `By when?` names it. */
export const ENGLISH_DATE = new RegExp(
  String.raw`\b(?:${DATE}|${WEEKDAY}|(?:next|this) ${PERIOD}|tomorrow(?: ${PART})?|tonight|today|\d{1,2}(?:st|nd|rd|th)(?= then|[,.!?]|$))(?![a-z])`,
  'iu',
);

/** When something is done that is to be done before something happens: `before the clocks go back`. */
export const ENGLISH_DUE_CLAUSE =
  /\bbefore (?!(?:i|we) forget)(?:i|we|you|they|it|he|she|the \p{L}+) (?:\p{L}+ ){0,3}\p{L}+/iu;
