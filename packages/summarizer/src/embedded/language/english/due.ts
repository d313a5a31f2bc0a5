const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const PART = '(?:morning|afternoon|evening|night|lunchtime|noon|midday)';
const PERIOD = `(?:${DAY}|${MONTH}|${PART}|week|weekend|month|quarter|year|spring|summer|autumn|fall|winter|sprint|term)`;
const CLOCK =
  "(?:\\d{1,2}(?!\\d)(?::\\d{2})?(?: ?[ap]\\.?m\\b\\.?| o'clock)?|noon|midday|midnight|(?:half|quarter) past \\w+)";
const ORDINAL =
  '(?:(?:twenty|thirty)[- ]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twelfth|twentieth|thirtieth';
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|the (?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL})(?: of ${MONTH})?)`;
const COUNT = '(?:an?|one|two|three|four|five|six|seven|ten|a few|a couple of|\\d+)';
const OCCASION = `(?:the|our|your|my|their|this|today's|tomorrow's|${DAY}'s)(?: [a-z-]+){0,2} (?:meeting|call|session|deadline|launch|review|visit|event|conference|trip|party|demo|class|lecture|workshop|interview|exam|seminar|tutorial|lab|match|game|show|wedding|holidays?|break|weekend|release|audit)`;
const AT = `(?: at ${CLOCK})?`;
const POINT = `(?:(?:the )?(?:very )?(?:end|middle|start|beginning|close) of (?:the |this |next |that )?(?:day|business|play|school|${PERIOD})|(?:next|this|the following|the coming) ${PERIOD}(?: ${PART})?|${DAY}(?: ${PART})?(?: the \\d{1,2}(?:st|nd|rd|th))?|tomorrow(?: ${PART})?|tonight|today|${DATE}|${OCCASION}|${MONTH}|eod|eow|cob|lunch(?:time)?|dinner|breakfast|christmas|easter|then|${CLOCK})`;

/** When a task is due, as it is said: `by Friday`, `before the review`, `within two days`, `as soon as possible`. */
export const ENGLISH_DUE = new RegExp(
  `\\b(?:${[
    `(?:by|before|until|till|no later than|not later than|due) ${POINT}${AT}(?: at the latest)?`,
    // `Before the price goes up` is no point in time.
    'before (?:the|our|your|my) [a-z-]+(?! (?:goes?|comes?|is|are|gets?|has|have|runs?|opens?|closes?|starts?|ends?|leaves?|arrives?|changes?|rises?|falls?)(?![a-z]))(?![a-z-])',
    `(?:early |late |later |first thing |at some point )?(?:on ${DAY}(?: ${PART})?(?: the \\d{1,2}(?:st|nd|rd|th))?|${DAY} ${PART}|tomorrow(?: ${PART})?|tonight|this ${PERIOD}|next ${PERIOD}(?: ${PART})?|today)${AT}`,
    `(?:at|in|for|on) (?:${DAY}|tomorrow|next week)'s [a-z-]+`,
    `(?:on|for) ${DATE}|on (?:the )?(?:weekend|following ${PERIOD})|(?:over|at|during) (?:the )?(?:weekend|lunch|holidays|break)|in (?:the (?:coming|next) |early |late |mid-)?(?:${MONTH}|${PART}|(?:few )?(?:days|weeks))`,
    `(?:with)?in (?:the )?(?:next )?${COUNT} (?:minutes?|hours?|(?:working |business )?days?|weeks?|months?)(?:' time|'s time)?`,
    `(?:right |straight |immediately )?after (?:${OCCASION}|(?:this|the|our) (?:meeting|call|session|class|round)|lunch|dinner|work|school|class|${DAY})`,
    `${DAY}(?= anyway|[,.!?]|$)`,
    `as soon as possible|asap|right away|straight away|end of (?:the )?(?:day|week|month)|at ${CLOCK}(?! (?:percent|%))`,
  ].join('|')})`,
  'iu',
);

/** A day by itself, as an answer to `By when?` names it. */
export const ENGLISH_DATE = new RegExp(
  String.raw`\b(?:${DATE}|${DAY}|(?:next|this) ${PERIOD})`,
  'iu',
);
