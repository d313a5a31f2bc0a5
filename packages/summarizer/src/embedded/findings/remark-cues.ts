import type { Cues } from '../cue-weights.ts';
import type { Talk } from '../language/talk/talk.ts';
import { countsIn, sharedTerms, type Conversation, type Remark } from './conversation.ts';

/** Patterns of how people settle things: nothing here knows what is talked about. */
const PATTERNS = [
  'asks',
  'concludes',
  'conditional',
  'date',
  'defers',
  'denies',
  'due',
  'iOrYou',
  'leans',
  'noPromise',
  'noTopics',
  'offers',
  'past',
  'person',
  'points',
  'procedure',
  'promises',
  'proposes',
  'settles',
  'smallTalk',
  'unreal',
  'unsure',
  'vows',
  'we',
  'weDo',
  'withdraws',
  'wonders',
  'asksAssent',
] as const satisfies readonly (keyof Talk)[];
const SETTLING = [
  'accepts',
  'arranges',
  'asksObjections',
  'holdsFrom',
  'orders',
  'puts',
  'suggests',
] as const satisfies readonly (keyof Talk['settling'])[];

/** Sentences of the same turn, before and behind, and of the turns around, that are looked at. */
const OWN_SENTENCES = 2;
const NEAR_SENTENCES = 2;
/** Where speakers are not known, sentences on either side. */
const UNNAMED_SENTENCES = 4;
/** What was talked about before and is afterwards, in remarks. */
const BEFORE = 16;
const AFTER = 11;
const OPENING = 6;
const ENDING = 8;
const LENGTHS = [1, 3, 6, 12, 20, 30];
/** Brings the logarithm of a number of words to about 0 to 1. */
const WORDS_SCALE = 4;
const SHORT_TURN = 4;
const LONG_TURN = 25;

/** The cues of each remark of a conversation: what it does by its form, what those around it do, and its place. */
export function cuesIn(conversation: Conversation): Cues[] {
  const { remarks } = conversation;
  const own = remarks.map((remark) => ownCues(conversation, remark));
  const turns = new Map<number, Remark[]>();
  for (const remark of remarks) {
    const turn = turns.get(remark.run);
    if (turn) turn.push(remark);
    else turns.set(remark.run, [remark]);
  }
  const chair = chairOf(conversation, own);
  return remarks.map((remark) => {
    const cues = new Map<string, number>();
    const add = (place: string, near: readonly Remark[]): void => {
      for (const { index } of near)
        for (const cue of own[index] ?? []) cues.set(`${place}:${cue}`, 1);
    };
    add('0', [remark]);
    if (conversation.voiced) addTurns(cues, add, remark, turns);
    else addSentences(add, remark, remarks);
    addPlace(cues, conversation, remark);
    if (conversation.named && remark.speaker === chair) cues.set('chair', 1);
    addSubject(cues, remarks, remark);
    return cues;
  });
}

/** What a remark does by its form. */
function ownCues(conversation: Conversation, remark: Remark): string[] {
  const { talk } = conversation;
  const { raw } = remark;
  const found: string[] = [
    ...PATTERNS.filter((name) => talk[name].test(raw)),
    ...SETTLING.filter((name) => talk.settling[name].test(raw)),
  ];
  const forms = {
    announces: talk.announces.some((pattern) => pattern.test(raw)),
    calls: talk.calls.some((pattern) => pattern.test(raw)),
    opens: talk.phrases.trimStart.test(raw),
    count: countsIn(conversation, raw),
    question: remark.asks,
    agrees: remark.agrees,
    objects: remark.objects,
  };
  for (const [name, holds] of Object.entries(forms)) if (holds) found.push(name);
  return found;
}

/** Who draws conclusions, goes on to the next thing and asks most often. */
function chairOf({ remarks }: Conversation, own: readonly string[][]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { index, speaker } of remarks) {
    const leads = own[index]?.some((cue) => ['opens', 'concludes', 'question'].includes(cue));
    if (leads) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

type Add = (place: string, near: readonly Remark[]) => void;

function addTurns(
  cues: Map<string, number>,
  add: Add,
  remark: Remark,
  turns: ReadonlyMap<number, readonly Remark[]>,
): void {
  const own = turns.get(remark.run) ?? [];
  const at = own.indexOf(remark);
  for (let step = 1; step <= OWN_SENTENCES; step += 1) {
    add(`own+${step}`, own.slice(at + step, at + step + 1));
    add(`own-${step}`, own.slice(Math.max(0, at - step), Math.max(0, at - step + 1)));
  }
  const turn = (step: number): readonly Remark[] => turns.get(remark.run + step) ?? [];
  for (const step of [1, 2]) {
    add(`turn+${step}`, turn(step).slice(0, NEAR_SENTENCES));
    add(`turn-${step}`, turn(-step).slice(-NEAR_SENTENCES));
  }
  add('later', [...turn(3).slice(0, NEAR_SENTENCES), ...turn(4).slice(0, NEAR_SENTENCES)]);
  const answer = wordsOf(turn(1));
  if (turn(1).length > 0 && answer <= SHORT_TURN) cues.set('short answer', 1);
  if (answer > LONG_TURN) cues.set('long answer', 1);
  if (at === 0) cues.set('begins the turn', 1);
  if (at === own.length - 1) cues.set('ends the turn', 1);
  cues.set('words of the turn', Math.log1p(wordsOf(own)) / WORDS_SCALE);
}

function addSentences(add: Add, { index }: Remark, remarks: readonly Remark[]): void {
  for (let step = 1; step <= UNNAMED_SENTENCES; step += 1) {
    const place = Math.ceil(step / NEAR_SENTENCES);
    add(`turn+${place}`, remarks.slice(index + step, index + step + 1));
    if (index >= step) add(`turn-${place}`, remarks.slice(index - step, index - step + 1));
  }
}

function addPlace(
  cues: Map<string, number>,
  { remarks, voiced, document }: Conversation,
  remark: Remark,
): void {
  const length = remark.unit?.length ?? 0;
  const forms = {
    named: voiced,
    mail: document.form === 'mail',
    unmarked: document.unmarked,
    opening: remark.index < OPENING,
    ending: remark.index > remarks.length - ENDING,
  };
  for (const [name, holds] of Object.entries(forms)) if (holds) cues.set(name, 1);
  for (const least of LENGTHS) if (length > least) cues.set(`over ${least} words`, 1);
  cues.set('place', remark.index / remarks.length);
  cues.set('words', Math.log1p(length) / WORDS_SCALE);
  cues.set('terms', Math.log1p(new Set(remark.terms).size));
}

/** How much it shares with what others say before and behind it. */
function addSubject(cues: Map<string, number>, remarks: readonly Remark[], remark: Remark): void {
  const { index, run } = remark;
  const before = remarks
    .slice(Math.max(0, index - BEFORE), index)
    .filter((other) => other.run < run);
  const after = remarks.slice(index + 1, index + 1 + AFTER).filter((other) => other.run > run);
  const most = (among: readonly Remark[]): number =>
    among.reduce((sum, other) => Math.max(sum, sharedTerms(other, remark)), 0);
  const terms = Math.max(1, new Set(remark.terms).size);
  cues.set('shared before', most(before));
  cues.set('shared behind', most(after));
  cues.set('share before', most(before) / terms);
  cues.set('share behind', most(after) / terms);
  if (most(before) === 0) cues.set('new', 1);
}

function wordsOf(turn: readonly Remark[]): number {
  return turn.reduce((sum, { unit }) => sum + (unit?.length ?? 0), 0);
}
