import { wordSet } from '../language.ts';
import { IRREGULAR_PARTICIPLES, TASK_VERBS } from './verbs.ts';

/** Verbs and auxiliaries after `I`, and what follows a name instead. */
const AFTER_I: Record<string, string> = {
  am: 'is',
  "'m": 'is',
  have: 'has',
  "'ve": 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
  "'ll": 'will',
};
/** What changes after `they`. */
const AFTER_THEY: Record<string, string> = {
  am: 'are',
  "'m": 'are',
  "'ve": 'have',
  "'ll": 'will',
  was: 'were',
  "wasn't": "weren't",
  "don't": "don't",
  "haven't": "haven't",
};
/** What stays as it is after a name. */
const SAME = wordSet(
  "will|can|could|would|should|ought|must|might|may|was|had|did|won't|can't|cannot|couldn't|wouldn't|shouldn't|didn't|wasn't|hadn't|shall|got|went|came|saw|said|told|took|made|gave|found|thought|knew|heard|bought|brought|wrote|sent|spoke|left|met|felt|kept|began|drove|ran|rang|sat|stood|built|caught|chose|drew|fell|flew|forgot|grew|held|led|lost|meant|paid|rode|sold|showed|slept|spent|taught|understood|woke|won|used|ate|drank|sang|swam|wore|threw|spread|lent|dug|bet|hung|hid|lit|rose|shook|stole|swore|tore|arose|awoke|became|bent|bit|bled|blew|bore|bound|bred|broke|burnt|clung|crept|dealt|dreamt|fed|fled|fought|froze|flung|forgave|foresaw|knelt|laid|leant|leapt|learnt|misheard|misread|mistook|misunderstood|overheard|overslept|overtook|rebuilt|redid|rewrote|sank|shone|shot|shrank|slid|smelt|sought|sped|spelt|spilt|spat|spoilt|sprang|spun|stank|stuck|stung|strode|struck|swept|swung|undid|undertook|underwent|unwound|upheld|wept|withdrew|withstood|wound|wove|wrung",
);
/** Stand before `I` where the sentence asks. */
const BEFORE_I = wordSet('can|could|may|might|shall|should|do|did|will|would|must');
/** Words before such a verb, behind which the sentence asks. */
const BEFORE_ASKING = wordSet(
  'and|or|but|so|then|nor|neither|what|when|where|why|how|who|whom|which|as|than|only|also|else',
);
/** The same verbs and others, as they stand before the name of who asks, and before `they`. */
const ASKED_OF_SELF: Record<string, readonly [ofOne: string, ofThey: string]> = {
  am: ['is', 'are'],
  "aren't": ["isn't", "aren't"],
  was: ['was', 'were'],
  "wasn't": ["wasn't", "weren't"],
  have: ['has', 'have'],
  "haven't": ["hasn't", "haven't"],
  had: ['had', 'had'],
  "hadn't": ["hadn't", "hadn't"],
  do: ['does', 'do'],
  "don't": ["doesn't", "don't"],
  did: ['did', 'did'],
  "didn't": ["didn't", "didn't"],
};
/** Forms that may be present or past. */
const EITHER = wordSet('put|read|cut|set|let|hit|shut|cost|hurt|quit');
/** Present forms that end as if they were past. */
const PRESENT_IN_ED = wordSet(
  'need|feed|bleed|breed|speed|heed|weed|seed|proceed|succeed|exceed|shed|wed|shred|embed',
);
const isPast = (verb: string): boolean => verb.endsWith('ed') && !PRESENT_IN_ED.has(verb);
/** `If I walk ten metres`: what a lecturer supposes of themselves holds for anyone. */
function ofAnyone(text: string): string {
  const isSupposed =
    /^(?:If|When|Whenever|Suppose|Say|Imagine) I (?!(?:was|had|did)(?!\p{L}))\p{Ll}/u.test(text);
  return isSupposed
    ? text
        .replaceAll(/(?<![\p{L}'])I(?= )/gu, 'you')
        .replaceAll(/(?<![\p{L}'])my(?!\p{L})/gu, 'your')
    : text;
}

const ADVERBS = wordSet(
  'also|always|already|usually|often|never|still|only|now|then|definitely|certainly|probably|really|actually|just|both|all|each|once|finally|honestly|even|rather|simply|sometimes|normally',
);

/**
 * A sentence as others would report it: `I'll have the order ready` by Helen is `Helen will have the order ready`, `we`
 * becomes `they`. Null where the grammar does not allow it whole: it speaks to someone, or `they` are others already.
 */
export function inThirdPerson(text: string, speaker: string | undefined): string | null {
  const plain = withoutReceiver(text.replaceAll('’', "'"))
    .replace(/^[Ll](?:et |em)me (\p{Ll}[^,]*), (?:and )?I'll /u, "I'll $1 and ")
    .replace(/^[Ll](?:et |em)me (?=\p{Ll})(?!(?:know|see|say|think|ask)(?!\p{L}))/u, "I'll ");
  const left = speaker === undefined ? undefined : plain.match(LEFT_TO)?.groups;
  if (left) return `${speaker} will see to ${left.thing}.`;
  const delivered = plain.match(DELIVERED)?.groups;
  if (delivered && speaker !== undefined) return givenBy(speaker, delivered);
  if (/(?<![\p{L}'])(?:you|your|yours|you'\p{L}+|yourself)(?!\p{L})|["“”]/iu.test(plain))
    return null;
  // `It's me, I know it's me.`
  if (/(?<!\p{L})(?:it|that)(?:'s| is) me(?!\p{L})/iu.test(plain)) return null;
  // What someone else said: `they told me, quote, I don't have a team`.
  if (
    /(?<!\p{L})(?:said|says|told \p{L}+|asked|quote|goes|went),? (?:quote,? )?I(?!\p{L})/u.test(
      plain,
    )
  )
    return null;
  const ours = /(?<![\p{L}'])(?:we|us|our|ours|ourselves|we'\p{L}+|let's)(?!\p{L})/iu.test(plain);
  const theirs = /(?<![\p{L}'])(?:they|them|their|theirs|they'\p{L}+)(?!\p{L})/iu.test(plain);
  const own =
    /(?<![\p{L}'])(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)(?!\p{L})/u.test(plain) || /\bI'/u.test(plain);
  if (ours && (theirs || own)) return null;
  if (own && speaker === undefined) return null;
  const told = own ? ofSpeaker(plain, speaker ?? '', theirs) : plain;
  return told === null ? null : withCapital(ours ? ofGroup(told) : told);
}

/** Forms behind a generic `we`, and behind `one`. */
const AFTER_ONE: Record<string, string> = {
  are: 'is',
  "'re": 'is',
  "aren't": "isn't",
  have: 'has',
  "'ve": 'has',
};

/** What anyone does who follows an explanation, besides tasks: `adds up what comes in and subtracts what goes out`. */
const CALCULATES =
  /^(?:let|subtract|divide|multiply|count|compute|substitute|find|get|put|move|double|halve|wait|repeat|begin|start|end|stop|turn|keep|cut|see)$/u;

/**
 * What holds for everyone, as a lecturer says it of `us` or `you`: `We call it hydration` is `One calls it hydration`, `our case` is `the
 * case`. Null where it reports the past, which some did, speaks of others, or counts: `if it is more than one we call it elastic`.
 */
export function impersonally(text: string): string | null {
  const plain = ofAnyone(text.replaceAll('’', "'").replace(/^Let's (?=\p{Ll})/u, '')).replaceAll(
    /(?<=(?<!\p{L})(?:we|you))'d (?=(?:have \p{L}+(?:ed|t|n|ne)|get|be|need|see|find|expect)(?!\p{L}))/giu,
    ' would ',
  );
  if (
    /(?<![\p{L}'])(?:I|I'\p{L}+|me|my|mine|yours|yourselves|you'd|ours|let's)(?!\p{L})/iu.test(
      plain,
    ) ||
    COUNTS_ONE.test(plain)
  )
    return null;
  // So are `you all`, and what the class does next week.
  if (
    /(?<!\p{L})(?:we|you)(?:(?:['’]\p{L}+| have| are)? (?:all|both)| (?:guys|two|three))(?!\p{L})/iu.test(
      plain,
    ) ||
    /(?<!\p{L})(?:next|last) (?:week|time|lecture|class|session|year|term)(?!\p{L})|(?<!\p{L})we['’]ll (?!.*(?<!\p{L})if(?!\p{L})).*(?<!\p{L})on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/iu.test(
      plain,
    )
  )
    return null;
  const words = plain.replaceAll(/(?<![\p{L}'])(we|you)'(?=(?:ll|ve|re)\b)/giu, "$1 '").split(' ');
  const told: string[] = [];
  let isSaidOfOne = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/^we$/iu.test(word) || (/^you$/iu.test(word) && isSubject(words, at))) {
      const verbAt = at + 1 + Number(ADVERBS.has((words[at + 1] ?? '').toLowerCase()));
      const verb = words[verbAt] ?? '';
      const lower = verb.toLowerCase();
      if (isToldOfThePast(lower)) return null;
      if (BEFORE_I.has((words[at - 1] ?? '').toLowerCase())) {
        if (!ASKS_HOW.test(words[at - 2] ?? '')) return null;
        told.splice(-1, 1, ofAsked(told.at(-1) ?? ''), 'one');
        continue;
      }
      const next = words[verbAt + 1] ?? '';
      const isPresent = EITHER.has(lower) && isSaidOfOne;
      const form = AFTER_ONE[lower] ?? (isPresent ? conjugated(lower) : afterName(verb, next));
      if (form === null || (form === 'has' && HAS_DONE.test(next))) return null;
      told.push('one', ...words.slice(at + 1, verbAt), form);
      isSaidOfOne = true;
      at = verbAt;
    } else if (/^you$/iu.test(word) && !isObject(words, at)) return null;
    else if (
      isSaidOfOne &&
      /^(?:and|or)$/u.test(words[at - 1] ?? '') &&
      (TASK_VERBS.has(word) || CALCULATES.test(word))
    )
      told.push(conjugated(word));
    else told.push(word);
  }
  return withCapital(
    told
      .join(' ')
      .replaceAll(/(?<!\p{L})our own(?!\p{L})/giu, "one's own")
      .replaceAll(/(?<!\p{L})our(?!\p{L})/giu, 'the')
      .replaceAll(/(?<!\p{L})ourselves(?!\p{L})/gu, 'oneself')
      .replaceAll(/(?<!\p{L})your(?!\p{L})/giu, "one's")
      .replaceAll(/(?<!\p{L})yourself(?!\p{L})/giu, 'oneself')
      .replaceAll(/(?<!\p{L})(?:us|you)(?!\p{L})/gu, 'one'),
  );
}

/** `If it is more than one`; `the only one that you can keep` stands for a thing that was named. */
const COUNTS_ONE =
  /(?<!(?<!\p{L})(?:this|that|which|only|last|first|next|same|right|wrong) )(?<![\p{L}'-])one(?!\p{L})/iu;

/** `How do you get it out?` */
const ASKS_HOW = /^(?:how|why|what|where|when|which)$/iu;
const ofAsked = (verb: string): string => (verb.toLowerCase() === 'do' ? 'does' : verb);

/** `We have seen two kinds`: those who were there have. */
const HAS_DONE =
  /^(?:just|already|never|seen|heard|done|met|said|read|had|been|spoken|learnt|gone|\p{Ll}{2,}ed)(?!\p{L})/u;

/** What stands behind an object: `it gives you the answer`. */
const BEHIND_OBJECT =
  /^(?:the|an?|this|that|these|those|what|how|why|where|to|in|on|at|with|for|from|about|some|any|all|something|exactly|one's|[,.;:!?].*)$/iu;

/** `It gives you the answer`, `When a colleague tells you F equals three`. */
const isObject = (words: readonly string[], at: number): boolean =>
  BEHIND_OBJECT.test(words[at + 1] ?? '.') || /^tells?$/iu.test(words[at - 1] ?? '');

/** `If you salt it` and `you can see`, but not `it gives you time`: behind a verb or a preposition it is an object. */
function isSubject(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const isOfThose =
    /^(?:those|these)$/iu.test(before) && BEFORE_I.has((words[at + 1] ?? '').toLowerCase());
  return (
    before === '' ||
    isOfThose ||
    /[,;:.!?]$/u.test(before) ||
    /^(?:and|or|but|if|when|where|while|because|that|what|which|as|so|then|now|before|after|until|once|unless|how|than|whatever|whenever|since|here|time|moment)$/iu.test(
      before,
    ) ||
    (BEFORE_I.has(before.toLowerCase()) && ASKS_HOW.test(words[at - 2] ?? '')) ||
    (OPENS_CLAUSE.test(clauseBefore(words, at)) && GENERAL_VERB.test(words[at + 1] ?? ''))
  );
}

/** The words of a clause up to one of them. */
function clauseBefore(words: readonly string[], at: number): string {
  const start = words.findLastIndex((word, index) => index < at && /[,;:.!?]$/u.test(word)) + 1;
  return words.slice(start, at).join(' ');
}

/** `For navy you want ten dips`, but not `In the end it gives you time`: a place, a time or a condition, and no verb. */
const OPENS_CLAUSE =
  /^(?:(?:and|but|so) )?(?:with|without|for|in|at|on|from|under|after|before|by|near|between|during|above|below|behind|inside)(?! .*(?<!\p{L})(?:it|he|she|they|we|i|that|which|who|gives?|gave|shows?|lets?|tells?|told|makes?|helps?|brings?|costs?|sends?|saves?|leaves?|keeps?|allows?|is|are|was|were|has|have)(?!\p{L}))(?: \S+){1,8}$/iu;
const GENERAL_VERB =
  /^(?:can|could|may|might|must|will|would|should|need|want|have|get|use|see|find|know|take|make|put|look|start|begin|lose|pay|add|go|are)$/iu;

/** Past forms that are no auxiliary: `we went back`. */
const isToldOfThePast = (verb: string): boolean =>
  isPast(verb) ||
  /^(?:was|were|had|did|didn't|wasn't|weren't|hadn't|'d)$/u.test(verb) ||
  (SAME.has(verb) &&
    !/^(?:will|can|could|would|should|must|might|may|shall|won't|can't|cannot|couldn't|wouldn't|shouldn't)$/u.test(
      verb,
    ));

/** Before the verb of what all will do. */
const ALL_WILL = String.raw`(?:we(?:['’]ll|(?:['’]re| are) going to(?! (?:the|an?|our|this|that)(?!\p{L}))| will| shall)?|let['’]s|let us)(?: (?:all|both|then|also|now))*`;
const HAVE_AGREED = String.raw`we(?:['’]ve| have)? (?:all )?(?:decided|agreed) (?:to|that ${ALL_WILL})`;
/** A verb in its first form: no auxiliary, nothing past. */
const NO_ORDER = wordSet(
  'are|have|do|need|want|know|think|hope|like|love|see|mean|might|am|is|were|has|not|never|always|usually|only|just|still|each',
);
const ORDERED = new RegExp(
  `^(?:${HAVE_AGREED}|${ALL_WILL}) (?<rest>(?<verb>\\p{L}+)(?<next> \\p{L}+)?.*)$`,
  'iu',
);
const ORDERED_TOO = /(?<joint>,? (?:and|but)|,) we(?:['’]ll| will)? (?<verb>\p{Ll}+)(?= )/gu;

/** `We rent the small oven and we return the large one` as minutes put it: `Rent the small oven and return the large one`. */
export function asDecision(text: string): string | null {
  const { rest, verb = '', next = '' } = text.match(ORDERED)?.groups ?? {};
  const isNegated = verb === 'do' && next === ' not';
  const isOrdered = rest !== undefined && (isOrder(verb) || isNegated);
  if (isOrdered || TASK_VERBS.has(text.split(' ')[0]?.toLowerCase() ?? '')) {
    const order = (isOrdered ? rest : text).replaceAll(
      ORDERED_TOO,
      (whole, joint: string, other: string) => (isOrder(other) ? `${joint} ${other}` : whole),
    );
    if (!ofAll(order)) return withCapital(order);
  }
  return ofAll(text) ? inThirdPerson(text, undefined) : null;
}

function isOrder(verb: string): boolean {
  return !NO_ORDER.has(verb) && !SAME.has(verb) && !isPast(verb);
}

function ofAll(text: string): boolean {
  return /(?<![\p{L}'’])(?:we|us|our|ours|ourselves|we['’]\p{L}+|let['’]s)(?!\p{L})/iu.test(text);
}

/** `Leave the contract with me`, and what is said of it in another clause. */
const LEFT_TO =
  /^(?:Leave|Give|Hand) (?<thing>the [\p{L}\p{N}' -]{2,40}?) (?:to|with) me(?:[,.!].*)?$/u;
/** `You'll have the sheet from me on Friday`: who says it will have it ready. */
const DELIVERED =
  /^You(?:'ll| will) have (?<thing>(?:the|an?|it|them|both|everything)(?: (?!by|on|before|until|tomorrow|tonight|today|this|next|in|at|from)[\p{L}\p{N}-]+){0,4})(?: from me)?(?<rest>(?: (?:by|on|before|tomorrow|tonight|today|this|next|in|at)(?!\p{L})[^,;]*)?[.!]?)$/u;
/** `You'll have it back by Friday`: it is not made, but returned. */
const givenBy = (speaker: string, { thing = '', rest = '' }: Record<string, string>): string =>
  thing.endsWith(' back')
    ? `${speaker} will give ${thing}${rest}`
    : `${speaker} will have ${thing} ready${rest}`;
const GIVING = '(?:make|send|give|get|show|bring|write|e-?mail|print|text|forward|lend|order|buy)';
const RECEIVER = new RegExp(
  String.raw`(?<=\b${GIVING} )you (?=(?:an?|the|that|this|my|some|all|both|one|two|three|copies)\b)|(?<=\b${GIVING} (?:it|them|that|this|one))(?: to)? you(?= |[.,!]|$)(?! \p{L}+ing)`,
  'gu',
);

/** `I'll send you the list` without whom it is said to. */
export function withoutReceiver(text: string): string {
  return text
    .replaceAll(RECEIVER, '')
    .replaceAll(/(?<!\p{L})get back to you(?!\p{L})/gu, 'report back');
}

/** `Chain myself to the sink`, where `I'll ring them myself` and `I'll go myself` need no such word. */
const REFLEXIVE =
  /(?<!\p{L})(?:\p{L}{2,}ing|(?:to|will|would|could|can|should|must|might|I|I'\p{L}+)(?: (?:not|never|just|only))? (?!(?:go|come|stay|drive|do|did|went|came|am|was|have|had|will|can|could|would)(?!\p{L}))\p{Ll}+) myself(?!\p{L})/u;

function ofSpeaker(text: string, name: string, theirs: boolean): string | null {
  if (REFLEXIVE.test(text)) return null;
  // `there's one of me` can't be said of someone by a pronoun.
  if (/(?<!\p{L})(?:of|like|than|but) me(?!\p{L})/iu.test(text)) return null;
  // `Give it to me, I've half written it`: no one can tell yet who `me` is.
  if (/^[^I]*?(?<!\p{L})(?:me|my|mine)(?!\p{L})(?=.*(?<!\p{L})I(?!\p{L}))/u.test(text)) return null;
  const words = text.replaceAll(/\bI'(?=ll\b|ve\b|m\b|d\b)/gu, "I '").split(' ');
  const told: string[] = [];
  let named = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const inverted = invertedBefore(words, at);
    if (inverted) {
      const again = named > 0 && !theirs;
      told.splice(-1, 1, ofCase(told.at(-1) ?? '', inverted[again ? 1 : 0]));
      told.push(word.replace('I', again ? 'they' : name));
      named += 1;
    } else if (/^I[,.;:]?$/u.test(word)) {
      // `Can I say`: the verb stands before it.
      const before = (words[at - 1] ?? '').toLowerCase();
      if (BEFORE_I.has(before) || before in ASKED_OF_SELF) return null;
      const verbAt = at + 1 + Number(ADVERBS.has((words[at + 1] ?? '').toLowerCase()));
      const again = named > 0 && !theirs;
      const verb = (again ? afterThey : afterName)(words[verbAt] ?? '', words[verbAt + 1] ?? '');
      if (verb === null || word !== 'I') return null;
      if (again && isJoined(words, at))
        told.push(
          ...words.slice(at + 1, verbAt),
          afterName(words[verbAt] ?? '', words[verbAt + 1] ?? '') ?? verb,
        );
      else told.push(again ? 'they' : name, ...words.slice(at + 1, verbAt), verb);
      named += 1;
      at = verbAt;
    } else told.push(word);
  }
  if (named > 2 || (named === 0 && /(?<!\p{L})(?:me|my|mine|myself)(?!\p{L})/iu.test(text)))
    return null;
  const whole = told.join(' ');
  if (theirs && /(?<!\p{L})(?:me|my|mine)(?!\p{L})/iu.test(whole)) return null;
  return whole
    .replace(/^My(?= )/u, `${name}'s`)
    .replaceAll(/(?<= )my(?= )/giu, 'their')
    .replaceAll(/(?<= )me(?!\p{L})/giu, 'them')
    .replaceAll(/ myself(?!\p{L})/giu, '');
}

/** `Or am I driving?`, `so was I`: the verb before `I`, as it stands before a name and before `they`. */
function invertedBefore(words: readonly string[], at: number): readonly [string, string] | null {
  if (!/^I[,.;:?!]*$/u.test(words[at] ?? '')) return null;
  const before = words[at - 2] ?? '';
  const asks =
    before === '' || /[,.;:?!–—-]$/u.test(before) || BEFORE_ASKING.has(before.toLowerCase());
  return asks ? (ASKED_OF_SELF[(words[at - 1] ?? '').toLowerCase()] ?? null) : null;
}

const ofCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Begins a clause with a subject of its own, or is its verb: whose `and` joins what is not clear then. */
const OTHER_CLAUSE =
  /(?<![\p{L}'])(?:he|she|it|they|we|you|there|this|that|these|those|who|which|what|because|if|when|while|so|is|are|was|were|has|have|had|will|would|can|could|does|did|should|must|said|says)(?![\p{L}])|'(?:s|re|ll|ve|d)(?![\p{L}])/iu;
const TELLS =
  /^(?:think|thought|know|knew|say|said|hope|hoped|believe|believed|guess|guessed|hear|heard|see|saw|mean|meant|suppose|supposed|tell|told|feel|felt|find|found|remember|remembered|notice|noticed|imagine|wish|ask|asked)$/iu;

/**
 * `She was a nurse and in 1998 treated a climber`: behind `and` the subject need not be said again, unless a clause about something else
 * stands between: `I think the printer is broken and I will order one`.
 */
function isJoined(words: readonly string[], at: number): boolean {
  const first = words.findIndex((word) => /^I[,.;:]?$/u.test(word));
  const between = words.slice(first + 2, at).join(' ');
  return (
    !words.slice(first + 1, first + 3).some((word) => TELLS.test(word)) &&
    !OTHER_CLAUSE.test(between) &&
    /(?<![\p{L}'])(?:and|but|or)(?: (?:in|on|at|after|since|by|from|then)(?: \S+){0,3})?$/iu.test(
      between,
    )
  );
}

/** The verb as it stands after a name; null where that can't be told. */
function afterName(raw: string, next: string): string | null {
  const [, verb = '', mark = ''] = raw.match(/^([\p{L}']+)([,.;:!?]*)$/u) ?? [];
  const lower = verb.toLowerCase();
  if (lower === "'d") return afterD(next.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const known = AFTER_I[lower];
  if (known !== undefined) return known + mark;
  // `I better go` is advice to oneself.
  if (lower === 'better') return null;
  if (SAME.has(lower) || isPast(lower)) return raw;
  if (lower === '' || EITHER.has(lower) || /[^\p{L}]/u.test(lower)) return null;
  return conjugated(lower) + mark;
}

/** The verb after `they`, by which the same person is meant again. */
function afterThey(raw: string, next: string): string | null {
  const [, verb = '', mark = ''] = raw.match(/^([\p{L}']+)([,.;:!?]*)$/u) ?? [];
  const lower = verb.toLowerCase();
  if (lower === "'d") return afterD(next.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  if (lower === '' || (/[^\p{L}]/u.test(lower) && !(lower in AFTER_THEY) && !SAME.has(lower)))
    return null;
  return (AFTER_THEY[lower] ?? verb) + mark;
}

/** `I'd` is `I had` before a participle, else `I would`; `I'd better` is neither. */
function afterD(next: string): string | null {
  if (next === 'better') return null;
  return IRREGULAR_PARTICIPLES.has(next) || isPast(next) ? 'had' : 'would';
}

function conjugated(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function ofGroup(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}'])let's(?!\p{L})/giu, 'they will')
    .replaceAll(/(?<![\p{L}'])we(?='(?:ll|ve|re|d)\b|(?!\p{L}))/giu, 'they')
    .replaceAll(/(?<!\p{L})us(?!\p{L})/gu, 'them')
    .replaceAll(/(?<!\p{L})ours(?!\p{L})/giu, 'theirs')
    .replaceAll(/(?<!\p{L})our(?!\p{L})/giu, 'their')
    .replaceAll(/(?<!\p{L})ourselves(?!\p{L})/giu, 'themselves');
}

function withCapital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
