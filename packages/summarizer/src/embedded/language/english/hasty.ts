import type { HastySpelling } from '../language.ts';

const FROM = String.raw`(?<![\p{L}\p{N}'’.@/-])`;
const TO = String.raw`(?![\p{L}\p{N}'’@/-])`;
const form = (pattern: string): RegExp => new RegExp(`${FROM}${pattern}${TO}`, 'gu');
/** Where a clause begins: there `well` and `were` may be a subject and its verb. */
const CLAUSE = String.raw`(?<=(?:^|[.!?,;:…] ?|(?<![\p{L}'’])(?:[Aa]nd|[Bb]ut|[Ss]o|[Oo]k|[Oo]kay|[Tt]hen|[Yy]es|[Yy]eah|[Yy]ep|[Oo]r|[Ii]f not|[Tt]hink|[Hh]ope|cos|because) ))`;
const before = (words: string): string => String.raw`(?= (?:${words})(?!\p{L}))`;

/** Verbs that people write behind `I'll`, `she'll`, `we'd`. */
const VERBS =
  'be|ask|bring|buy|call|check|clean|come|do|drive|drop|fetch|find|get|give|go|grab|have|help|just|keep|let|look|make|message|need|never|not|order|pay|phone|pick|pop|post|probably|put|ring|see|send|share|sort|start|stay|still|take|tell|text|try|use|wait|want|work|write';
/** Behind these `ill` is said of someone's health. */
const SICK =
  'am|is|are|was|were|be|been|being|feels?|feeling|felt|fell|falls?|falling|taken|gets?|getting|got|looks?|looking|looked|so|very|quite|really|too|bit|still|pretty|properly|seriously|mentally|terminally|im|hes|shes|the|an|of|my|his|her|both|all|speaks?|mums?|dads?|kids?|wife|husband|off|called in';

const DAYS: readonly (readonly [string, string])[] = [
  ['[Mm]on', 'Monday'],
  ['[Tt]ue', 'Tuesday'],
  ['[Ww]ed', 'Wednesday'],
  ['[Tt]hu', 'Thursday'],
  ['[Ff]ri', 'Friday'],
  ['[Ss]at', 'Saturday'],
  ['[Ss]un', 'Sunday'],
];
/** `Sat morning`, `sun 14th`, `by fri`: elsewhere these are other words. */
const dayIn = (short: string): RegExp =>
  new RegExp(
    String.raw`${FROM}${short}(?= (?:morning|afternoon|evening|night|lunchtime|\d{1,2}(?:st|nd|rd|th)(?!\p{L})|at \d|\d{1,2}(?:[.:]\d\d)? ?[ap]m(?!\p{L})))|(?<=(?<!\p{L})(?:by|till?|until|before|next|this|for|after|since|from|on|either) )${short}(?=[.,!?]|$| (?:at|if|or|then|please|pls|latest|so|is|was|works|suits)(?!\p{L}))`,
    'gu',
  );

/** English as people type it in a hurry. */
export const ENGLISH_HASTE: HastySpelling = {
  sure: [
    [
      form(
        '([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ave|[Hh]as|[Hh]ad|[Ww]ould|[Cc]ould|[Ss]hould|[Nn]eed|[Mm]ust|[Cc]a|[Aa]i)nt',
      ),
      "$1n't",
    ],
    [form('([Ii])(m|ve)'), "$1'$2"],
    [form('([Yy]ou|[Tt]hey)(re|ve|ll|d)'), "$1'$2"],
    [form('([Ww]e)(ve)'), "$1'$2"],
    [form('([Tt]hat|[Tt]here|[Ww]hat|[Ww]ho|[Ww]here|[Hh]ere|[Hh]ow|[Hh]e|[Ss]he)(s)'), "$1'$2"],
    [form('([Tt]hat|[Tt]here|[Ii]t)(ll|d)'), "$1'$2"],
  ],
  likely: [
    [
      new RegExp(
        String.raw`(?<!(?<!\p{L})(?:${SICK}) )${FROM}([Ii])(ll)(?= (?!(?:and|or|but|with|from|at|for|in|on|so|as|since|again|today|yesterday|this|last|now|too|enough|health|will|effects?|people|patients?|feeling|children)(?!\p{L}))(?!(?!need)\p{L}+ed(?!\p{L}))\p{L})`,
        'gu',
      ),
      "$1'$2",
    ],
    [
      form(
        String.raw`(?<!(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Yy]our|[Oo]ur|is|are|was|were|as|the) )([Ww]o)nt`,
      ),
      "$1n't",
    ],
    [form(`${CLAUSE}([Ll]et)(s)`), "$1'$2"],
    [
      form(
        String.raw`([Ii]t)(s)${before(String.raw`a|an|the|not|no|got|been|on|at|in|my|your|our|me|him|gonna|going to|just|also|more|too|so|all|fine|ok|okay|only|still|probably|actually|really|like|about|\p{N}+\p{L}*|\p{L}{2,}day|tomorrow|today|tonight|broken|gone|booked|there|here|up|off|out|good|great|nice`)}`,
      ),
      "$1'$2",
    ],
    [form(`${CLAUSE}([Ww]e|[Ss]he|[Hh]e)(ll)${before(VERBS)}`), "$1'$2"],
    [
      form(
        String.raw`${CLAUSE}([Ww]e)(re)(?= (?:(?!(?:anything|something|everything|nothing)(?!\p{L}))\p{L}{2,}ing|not|all|on|in|at|out|off|short|done|full|late|nearly|still|just|good|fine)(?!\p{L}))`,
      ),
      "$1'$2",
    ],
    [
      form(`${CLAUSE}([Ii])(d)${before(`${VERBS}|like|love|rather|say|prefer|better|suggest`)}`),
      "$1'$2",
    ],
  ],
  always: [
    [form('[Ww]eds'), 'Wednesday'],
    [form('[Tt]hurs?'), 'Thursday'],
    [form('[Tt]ues'), 'Tuesday'],
    ...DAYS.map(([short, long]) => [dayIn(short), long] as const),
  ],
};
