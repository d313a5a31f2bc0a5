import type { Answers } from '../../language/talk/answers.ts';
import type { Talk } from '../../language/talk/talk.ts';
import { asksNothing, OWN_WORDS } from './asking.ts';
import {
  countsIn,
  following,
  personIn,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { nameBookOf, type NameBook } from '../name-book.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Cues } from '../../cue-weights.ts';

/** A remark that asks something or says that something is not known, and its cues. */
export interface AskedRemark {
  said: Remark;
  cues: Cues;
  /** What is said behind it that shows that it stayed open. */
  evidence: Remark[];
}

/** What a question is by its form. */
const ASKING_TALK = [
  'asks',
  'asksAnybody',
  'asksAssent',
  'concludes',
  'conditional',
  'date',
  'iOrYou',
  'leans',
  'offers',
  'past',
  'person',
  'points',
  'procedure',
  'proposes',
  'smallTalk',
  'unreal',
  'unsure',
  'we',
  'wonders',
] as const satisfies readonly (keyof Talk)[];
const ASKING = [
  'asksAhead',
  'asksCount',
  'asksTime',
  'asksWho',
  'guesses',
  'interrogative',
  'inverts',
  'tag',
  'unknown',
  'wantsToKnow',
] as const satisfies readonly (keyof Answers)[];

/** What an answer does by its form. */
const ANSWERING_TALK = [
  'asks',
  'concludes',
  'conditional',
  'defers',
  'intends',
  'leans',
  'needs',
  'offers',
  'past',
  'points',
  'procedure',
  'promises',
  'proposes',
  'reason',
  'refuses',
  'settles',
  'smallTalk',
  'unreal',
  'unsure',
  'vows',
  'weDo',
  'withdraws',
  'wonders',
] as const satisfies readonly (keyof Talk)[];
const ANSWERING = [
  'disclaims',
  'findsOut',
  'hasAsked',
  'hedges',
  'movesOn',
  'nobody',
  'putsOff',
  'unknown',
] as const satisfies readonly (keyof Answers)[];
/** By these an answer says that it is none. */
const LEAVES_OPEN: ReadonlySet<string> = new Set([
  'unknown',
  'putsOff',
  'unsure',
  'defers',
  'nobody',
]);
/** By these it is one. */
const SAYS = ['agrees', 'objects', 'count', 'date'] as const;

const LENGTHS = [1, 3, 6, 10, 16];
/** Brings the logarithm of a number of words to about 0 to 1. */
const WORDS_SCALE = 4;
const LATER_RUNS = 5;
/** Remarks at the end of the talk about a question that say how it ends. */
const LAST_REMARKS = 2;
/** In a mail, sentences behind the one that is most about a question. */
const ANSWER_SENTENCES = 2;
/** Behind so many changes of speaker a talk comes back to something. */
const RUNS_TO_RETURN = 8;
/** Of an answer over a distance, and of the subject of a question, so many content words are in common. */
const SAME_SUBJECT = 2;
const HALF = 0.5;
/** What a talk that comes back to a question does with it. */
const RETURNING: ReadonlySet<string> = new Set([
  'leaves open',
  'question',
  'settles',
  'hedges',
  'findsOut',
]);
const ENDING = 8;

/** The remarks of a conversation that ask something, each with what it does, what those behind it do, and its place. */
export function askedIn(
  conversation: Conversation,
  ruled: readonly OpenQuestion[] = [],
): AskedRemark[] {
  const { remarks, document, named } = conversation;
  // What a text without speakers reports as open, its words alone show.
  if (!named && !document.speech) return [];
  const names = nameBookOf(conversation);
  const forms = remarks.map((remark) => formsOf(conversation, remark));
  const turns = Map.groupBy(remarks, ({ run }) => run);
  const byTerm = remarksByTerm(remarks);
  return remarks
    .filter((remark) => mayAsk(conversation, remark))
    .map((said) => {
      const cues = new Map<string, number>();
      addQuestion(cues, conversation, said, names);
      addTurn(cues, turns, said);
      const around = { turns, forms, byTerm, said };
      addAnswers(cues, conversation, around);
      addReturn(cues, conversation, around);
      addRule(cues, conversation, ruled, said);
      return { said, cues, evidence: evidenceBehind(conversation, around) };
    });
}

/** Whether a remark asks, wonders, or says that something is not known. */
function mayAsk({ talk }: Conversation, { asks, raw }: Remark): boolean {
  const patterns = [talk.wonders, talk.answers.wantsToKnow, talk.phrases.notKnown];
  return asks || patterns.some((pattern) => pattern.test(raw));
}

/** What a remark does as an answer. */
function formsOf(conversation: Conversation, { raw, asks, agrees, objects }: Remark): string[] {
  const { talk } = conversation;
  const forms = {
    agrees,
    objects,
    question: asks,
    count: countsIn(conversation, raw),
    date: talk.date.test(raw),
    'yes or no': talk.joining.beginsWithYesOrNo.test(raw),
    opens: talk.announces.some((pattern) => pattern.test(raw)),
    name: personIn(conversation, raw) !== null,
    volunteers: talk.volunteers.test(raw),
  };
  const found = [
    ...ANSWERING_TALK.filter((name) => talk[name].test(raw)),
    ...ANSWERING.filter((name) => talk.answers[name].test(raw)),
    ...Object.entries(forms).flatMap(([name, holds]) => (holds ? [name] : [])),
  ];
  return found.some((form) => LEAVES_OPEN.has(form)) ? [...found, 'leaves open'] : found;
}

type CueMap = Map<string, number>;

function addQuestion(
  cues: CueMap,
  conversation: Conversation,
  said: Remark,
  names: NameBook,
): void {
  const { talk, remarks, document } = conversation;
  const { raw } = said;
  const words = said.unit?.length ?? 0;
  const before = remarks[said.index - 1];
  const first = raw.toLowerCase().match(/[\p{L}\p{N}]+/u)?.[0] ?? '';
  const repeated = before && before.run !== said.run ? sharedTerms(before, said) : 0;
  const forms = {
    mark: said.asks,
    nothing: asksNothing(conversation, said, names),
    addressed: names.vocativeIn(raw) !== undefined,
    count: countsIn(conversation, raw),
    repeats: repeated > 0 && repeated >= new Set(said.terms).size * HALF,
    'no terms': said.terms.length === 0,
    'one term': said.terms.length === 1,
    mail: document.form === 'mail',
    unnamed: !conversation.named,
    'two speakers': document.speakers.length === 2,
    'noun first': talk.determiners.has(first) || talk.countWords.test(first),
    unmarked: document.unmarked,
    ending: said.index > remarks.length - ENDING,
  };
  for (const name of ASKING_TALK) if (talk[name].test(raw)) cues.set(`asked:${name}`, 1);
  for (const name of ASKING) if (talk.answers[name].test(raw)) cues.set(`asked:${name}`, 1);
  for (const [name, holds] of Object.entries(forms)) if (holds) cues.set(`asked:${name}`, 1);
  for (const least of LENGTHS) if (words > least) cues.set(`asked:over ${least} words`, 1);
  cues.set('asked:terms', Math.log1p(new Set(said.terms).size));
  cues.set('place', said.index / remarks.length);
}

type Turns = ReadonlyMap<number, readonly Remark[]>;

/** Where in its turn a question stands, and whether it is one of several. */
function addTurn(cues: CueMap, turns: Turns, said: Remark): void {
  const own = turns.get(said.run) ?? [];
  const at = own.indexOf(said);
  const forms = {
    first: at === 0,
    last: at === own.length - 1,
    'after a question': own[at - 1]?.asks === true,
    'before a question': own[at + 1]?.asks === true,
  };
  for (const [name, holds] of Object.entries(forms)) if (holds) cues.set(`turn:${name}`, 1);
  cues.set('turn:words behind', lengthOf(own.slice(at + 1)));
  cues.set('turn:words before', lengthOf(own.slice(0, at)));
}

interface Around {
  turns: Turns;
  forms: readonly string[][];
  byTerm: ReadonlyMap<number, readonly Remark[]>;
  said: Remark;
}

/** What is said behind a question: by who asks, at the start of the answer, in the rest of it, then, and later. */
function addAnswers(cues: CueMap, conversation: Conversation, around: Around): void {
  const { turns, said } = around;
  const isMail = conversation.document.form === 'mail';
  const behind = isMail ? answerInMail(conversation, said) : exchangeAfter(conversation, around);
  const at = (step: number): Remark[] => behind.filter(({ run }) => run === said.run + step);
  const others = behind.filter(({ run }) => run !== said.run);
  const places = {
    own: (turns.get(said.run) ?? []).filter(({ index }) => index > said.index),
    first: isMail ? others.slice(0, 1) : at(1).slice(0, 1),
    answer: isMail ? others.slice(1) : at(1).slice(1),
    reply: isMail ? [] : at(2),
    later: isMail ? [] : others.filter(({ run }) => run > said.run + 2),
    last: others.slice(-LAST_REMARKS),
  };
  for (const [place, near] of Object.entries(places)) {
    for (const remark of near) addForms(cues, place, remark, around);
    const common = near.reduce((most, other) => Math.max(most, sharedTerms(other, said)), 0);
    if (common > 0) cues.set(`${place}:shares`, 1);
  }
  cues.set('answer:words', lengthOf([...places.first, ...places.answer]));
  cues.set('reply:words', lengthOf(places.reply));
  cues.set('all words', lengthOf(others));
  cues.set('turns', new Set(others.map(({ run }) => run)).size / LATER_RUNS);
  if (others.length === 0) cues.set('no answer', 1);
  if (places.reply[0]?.voice === said.voice) cues.set('reply:by who asked', 1);
  addKind(cues);
}

/** What is said behind a question up to where another subject begins. */
function exchangeAfter(
  conversation: Conversation,
  { forms, said }: Pick<Around, 'forms' | 'said'>,
): Remark[] {
  const behind = following(conversation, said, LATER_RUNS);
  const next = behind.findIndex((remark, at) => {
    if (remark.run === said.run) return false;
    const form = forms[remark.index] ?? [];
    if (form.includes('movesOn') || form.includes('opens')) return true;
    const words = remark.unit?.length ?? 0;
    const isNew =
      new Set(remark.terms).size >= SAME_SUBJECT &&
      [said, ...behind.slice(0, at)].every((other) => sharedTerms(other, remark) === 0);
    return remark.asks && words >= OWN_WORDS && isNew && remark.run > said.run + 1;
  });
  return next < 0 ? behind : behind.slice(0, next);
}

/** What is said behind a question that shows that it stayed open. */
function evidenceBehind(conversation: Conversation, around: Around): Remark[] {
  const { forms, said } = around;
  return exchangeAfter(conversation, around).filter(
    ({ index, run }) => run !== said.run && forms[index]?.includes('leaves open'),
  );
}

/** The sentence of another mail that is most about a question, of several the last, and those behind it. */
function answerInMail({ remarks }: Conversation, said: Remark): Remark[] {
  const later = remarks.filter(({ index, run }) => index > said.index && run !== said.run);
  const most = later.reduce((most, other) => Math.max(most, sharedTerms(other, said)), 0);
  const best = later.findLast((other) => most > 0 && sharedTerms(other, said) === most);
  if (!best) return [];
  return remarks
    .slice(best.index, best.index + 1 + ANSWER_SENTENCES)
    .filter(({ run }) => run === best.run);
}

function addForms(
  cues: CueMap,
  place: string,
  remark: Remark,
  { forms, said }: Pick<Around, 'forms' | 'said'>,
): void {
  const isAbout = sharedTerms(remark, said) > 0;
  for (const form of forms[remark.index] ?? []) {
    cues.set(`${place}:${form}`, 1);
    if (isAbout && ['leaves open', 'hedges', 'disclaims'].includes(form))
      cues.set(`${place}:${form}, about it`, 1);
  }
}

/** Whether an answer is of the kind that was asked for. */
function addKind(cues: CueMap): void {
  const has = (name: string): boolean => cues.has(name);
  const isWord = has('asked:interrogative');
  const kinds = {
    'count for how many': has('asked:asksCount') && (has('first:count') || has('answer:count')),
    'date for when': has('asked:asksTime') && (has('first:date') || has('answer:date')),
    'name for who':
      has('asked:asksWho') &&
      ['name', 'promises', 'volunteers'].some(
        (form) => has(`first:${form}`) || has(`answer:${form}`),
      ),
    'yes for whether':
      !isWord && ['agrees', 'objects', 'yes or no'].some((form) => has(`first:${form}`)),
    'says something': !has('first:leaves open') && SAYS.some((form) => has(`first:${form}`)),
    'open from the start': has('first:leaves open') || has('answer:leaves open'),
    'left open': ['first', 'answer', 'reply', 'later'].some((at) => has(`${at}:leaves open`)),
  };
  for (const [name, holds] of Object.entries(kinds)) if (holds) cues.set(name, 1);
}

/** Whether a talk comes back to what was asked; in mails the answer may stand at any distance. */
function addReturn(
  cues: CueMap,
  { document }: Conversation,
  { forms, byTerm, said }: Around,
): void {
  const own = new Set(said.terms);
  const least = Math.max(SAME_SUBJECT, own.size * HALF);
  const isMail = document.form === 'mail';
  const from = said.run + (isMail ? 0 : RUNS_TO_RETURN);
  const place = isMail ? 'other mails' : 'return';
  const shared = new Map<Remark, number>();
  for (const term of own)
    for (const other of byTerm.get(term) ?? [])
      if (other.run > from) shared.set(other, (shared.get(other) ?? 0) + 1);
  for (const [other, count] of shared) {
    if (count < least) continue;
    cues.set(`${place}:shares`, 1);
    for (const form of forms[other.index] ?? [])
      if (RETURNING.has(form)) cues.set(`${place}:${form}`, 1);
  }
}

/** The remarks that hold each content word, each once. */
function remarksByTerm(remarks: readonly Remark[]): ReadonlyMap<number, readonly Remark[]> {
  const byTerm = new Map<number, Remark[]>();
  for (const remark of remarks)
    for (const term of new Set(remark.terms)) {
      const there = byTerm.get(term);
      if (there) there.push(remark);
      else byTerm.set(term, [remark]);
    }
  return byTerm;
}

/** What the rules found there, and by what. */
function addRule(
  cues: CueMap,
  { talk }: Conversation,
  ruled: readonly OpenQuestion[],
  said: Remark,
): void {
  for (const { said: found, evidence } of ruled) {
    if (found.index !== said.index) {
      if (Math.abs(found.run - said.run) <= 1) cues.set('near a rule', 1);
      continue;
    }
    const isPlain = evidence.some(
      ({ raw }) => talk.answers.unknown.test(raw) || talk.answers.putsOff.test(raw),
    );
    cues.set('rule', 1);
    if (isPlain) cues.set('rule:plain', 1);
    if (evidence.length === 0) cues.set('rule:no evidence', 1);
  }
}

function lengthOf(near: readonly Remark[]): number {
  const words = near.reduce((sum, { unit }) => sum + (unit?.length ?? 0), 0);
  return Math.log1p(words) / WORDS_SCALE;
}
